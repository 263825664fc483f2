import { expect, test } from "vitest";
import { MAX_LINE_BYTES, readLines, type Line } from "./lines.ts";

async function linesOf(...pieces: (string | Uint8Array)[]): Promise<Line[]> {
  const source = (async function* () {
    for (const piece of pieces) yield typeof piece === "string" ? Buffer.from(piece) : piece;
  })();
  const lines: Line[] = [];
  for await (const some of readLines(source)) lines.push(...some);
  return lines;
}

test.each<[string, (string | Uint8Array)[], Line[]]>([
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
