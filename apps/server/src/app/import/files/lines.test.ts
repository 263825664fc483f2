import { expect, test } from "vitest";
import { forEachLine, type Line, MAX_LINE_BYTES, readLine } from "./lines.ts";
import { CHUNK_BYTES, readChunks } from "./chunks.ts";

type NumberedLine = Line & { number: number };

async function linesOf(...chunks: (string | Uint8Array)[]): Promise<NumberedLine[]> {
  const source = (async function* () {
    for (const chunk of chunks) yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
  })();
  const lines: NumberedLine[] = [];
  let before = 0;
  let to = 0;
  for await (const chunk of readChunks(source, { buffers: 2 })) {
    expect(chunk.from).toBe(to);
    to = chunk.to;
    before += forEachLine(chunk.bytes, { startsStream: chunk.from === 0 }, (number, start, end) => {
      const line = readLine(chunk.bytes, start, end);
      if (line) lines.push({ number: before + number, ...line });
    });
    chunk.release();
  }
  expect(to).toBe(chunks.reduce((bytes, chunk) => bytes + Buffer.byteLength(chunk), 0));
  return lines;
}

test.each<[string, (string | Uint8Array)[], NumberedLine[]]>([
  ["an empty stream", [], []],
  ["one line without an end", ["a"], [{ number: 1, text: "a" }]],
  ["LF and CRLF", ["a\nb\r\nc\n"], [1, 2, 3].map((number) => ({ number, text: "abc"[number - 1] ?? "" }))],
  [
    "blank lines, which count",
    ["\na\n \r\n\nb"],
    [
      { number: 2, text: "a" },
      { number: 5, text: "b" },
    ],
  ],
  [
    "a byte order mark",
    ["\uFEFFa\nb"],
    [
      { number: 1, text: "a" },
      { number: 2, text: "b" },
    ],
  ],
  [
    "a line in three reads",
    ["a", "b", "c\nd"],
    [
      { number: 1, text: "abc" },
      { number: 2, text: "d" },
    ],
  ],
  [
    "a CRLF that two reads divide",
    ["a\r", "\nb"],
    [
      { number: 1, text: "a" },
      { number: 2, text: "b" },
    ],
  ],
  [
    "a letter that two reads divide",
    [Buffer.from("Grüße\n").subarray(0, 3), Buffer.from("Grüße\n").subarray(3)],
    [{ number: 1, text: "Grüße" }],
  ],
  [
    "bytes that are no UTF-8",
    [Buffer.from([0x61, 0xff, 0x0a, 0x62])],
    [
      { number: 1, problem: "Die Zeile ist kein gültiges UTF-8." },
      { number: 2, text: "b" },
    ],
  ],
])("reads %s from a stream", async (_what, chunks, expected) => {
  expect(await linesOf(...chunks)).toEqual(expected);
});

test("a line over the limit is a problem, and the lines after it are read", async () => {
  const chunk = "x".repeat(100_000);
  const lines = await linesOf("a\n", ...Array.from({ length: 30 }, () => chunk), "\nb\n");
  expect(lines).toEqual([
    { number: 1, text: "a" },
    { number: 2, problem: "Die Zeile ist länger als 1 MB." },
    { number: 3, text: "b" },
  ]);
});

test("a line of exactly the limit is read, one byte more is a problem", async () => {
  const text = "x".repeat(MAX_LINE_BYTES);
  expect(await linesOf(`${text}\r\n`)).toEqual([{ number: 1, text }]);
  expect(await linesOf(`${text}x\r\n`)).toEqual([{ number: 1, problem: "Die Zeile ist länger als 1 MB." }]);
});

test("a long stream with two buffers is cut into chunks of whole lines", async () => {
  const line = "x".repeat(100_003);
  const count = Math.ceil((5 * CHUNK_BYTES) / line.length);
  const lines = await linesOf(...Array.from({ length: count }, () => `${line}\n`));
  expect(lines).toEqual(Array.from({ length: count }, (_line, index) => ({ number: index + 1, text: line })));
});

test("positions in the stream are right after an overlong line that spans chunks", async () => {
  const long = "y".repeat(3 * CHUNK_BYTES);
  expect(await linesOf(`${"x".repeat(1000)}\n`, long.slice(0, CHUNK_BYTES), long.slice(CHUNK_BYTES), "\nz\n")).toEqual([
    { number: 1, text: "x".repeat(1000) },
    { number: 2, problem: "Die Zeile ist länger als 1 MB." },
    { number: 3, text: "z" },
  ]);
});
