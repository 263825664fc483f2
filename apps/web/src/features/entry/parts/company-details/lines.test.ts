import { expect, test } from "vitest";
import { filledIndex, filledLines, withPastedLines } from "./lines.ts";

test("filledLines and filledIndex skip empty lines", () => {
  const lines = ["", " Petra  Brandt ", " ", "Olaf Brandt"];
  expect(filledLines(lines)).toEqual(["Petra Brandt", "Olaf Brandt"]);
  expect(filledIndex(lines, 3)).toBe(1);
});

test.each([
  ["leaves a single line to the browser", "Petra Brandt", null],
  ["turns lines into inputs", "Petra Brandt\r\nOlaf Brandt\n", ["Ada", "Petra Brandt", "Olaf Brandt", "Zoe"]],
  ["turns table cells into inputs", "Petra Brandt\tOlaf Brandt", ["Ada", "Petra Brandt", "Olaf Brandt", "Zoe"]],
])("withPastedLines: %s", (_, text, expected) =>
  expect(withPastedLines(["Ada", "", "Zoe"], 1, text, 10)).toEqual(expected),
);

test("withPastedLines keeps a filled line and adds at most `most` lines", () =>
  expect(withPastedLines(["Ada"], 0, "B\nC\nD", 3)).toEqual(["Ada", "B", "C"]));
