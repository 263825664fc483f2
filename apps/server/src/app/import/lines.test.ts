import { expect, test } from "vitest";
import { forEachLine, type Line, MAX_LINE_BYTES, readLine } from "./lines.ts";
import { PIECE_BYTES, readPieces } from "./pieces.ts";

type NumberedLine = Line & { number: number };

async function linesOf(...pieces: (string | Uint8Array)[]): Promise<NumberedLine[]> {
  const source = (async function* () {
    for (const piece of pieces) yield typeof piece === "string" ? Buffer.from(piece) : piece;
  })();
  const lines: NumberedLine[] = [];
  let before = 0;
  let to = 0;
  for await (const piece of readPieces(source, { buffers: 2 })) {
    expect(piece.from).toBe(to);
    to = piece.to;
    before += forEachLine(piece.bytes, { startsStream: piece.from === 0 }, (number, start, end) => {
      const line = readLine(piece.bytes, start, end);
      if (line) lines.push({ number: before + number, ...line });
    });
    piece.release();
  }
  expect(to).toBe(pieces.reduce((bytes, piece) => bytes + Buffer.byteLength(piece), 0));
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
    "a line in three pieces",
    ["a", "b", "c\nd"],
    [
      { number: 1, text: "abc" },
      { number: 2, text: "d" },
    ],
  ],
  [
    "a CRLF cut in two",
    ["a\r", "\nb"],
    [
      { number: 1, text: "a" },
      { number: 2, text: "b" },
    ],
  ],
  [
    "a letter cut in two",
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
])("reads %s", async (_what, pieces, expected) => {
  expect(await linesOf(...pieces)).toEqual(expected);
});

test("refuses a line over the limit and reads on", async () => {
  const piece = "x".repeat(100_000);
  const lines = await linesOf("a\n", ...Array.from({ length: 30 }, () => piece), "\nb\n");
  expect(lines).toEqual([
    { number: 1, text: "a" },
    { number: 2, problem: "Die Zeile ist länger als 1 MB." },
    { number: 3, text: "b" },
  ]);
});

test("takes a line of exactly the limit, with CRLF", async () => {
  const text = "x".repeat(MAX_LINE_BYTES);
  expect(await linesOf(`${text}\r\n`)).toEqual([{ number: 1, text }]);
  expect(await linesOf(`${text}x\r\n`)).toEqual([{ number: 1, problem: "Die Zeile ist länger als 1 MB." }]);
});

test("cuts long streams into pieces of whole lines and uses their buffers again", async () => {
  const line = "x".repeat(100_003);
  const count = Math.ceil((5 * PIECE_BYTES) / line.length);
  const lines = await linesOf(...Array.from({ length: count }, () => `${line}\n`));
  expect(lines).toEqual(Array.from({ length: count }, (_line, index) => ({ number: index + 1, text: line })));
});

test("keeps the places in the stream right around an overlong line between pieces", async () => {
  const long = "y".repeat(3 * PIECE_BYTES);
  expect(await linesOf(`${"x".repeat(1000)}\n`, long.slice(0, PIECE_BYTES), long.slice(PIECE_BYTES), "\nz\n")).toEqual([
    { number: 1, text: "x".repeat(1000) },
    { number: 2, problem: "Die Zeile ist länger als 1 MB." },
    { number: 3, text: "z" },
  ]);
});
