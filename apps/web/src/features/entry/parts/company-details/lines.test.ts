import { expect, test } from "vitest";
import { filledIndex, filledLines, withPastedLines } from "./lines.ts";

test("empty lines are not saved, and count for nothing", () => {
  const lines = ["", " Petra  Brandt ", " ", "Olaf Brandt"];
  expect(filledLines(lines)).toEqual(["Petra Brandt", "Olaf Brandt"]);
  expect(filledIndex(lines, 3)).toBe(1);
});

test.each([
  ["one line stays the browser's affair", "Petra Brandt", null],
  ["lines become fields", "Petra Brandt\r\nOlaf Brandt\n", ["Ada", "Petra Brandt", "Olaf Brandt", "Zoe"]],
  ["cells of a table as well", "Petra Brandt\tOlaf Brandt", ["Ada", "Petra Brandt", "Olaf Brandt", "Zoe"]],
])("%s", (_, text, expected) => expect(withPastedLines(["Ada", "", "Zoe"], 1, text, 10)).toEqual(expected));

test("what was in the field stays, and no more lines come than may be saved", () =>
  expect(withPastedLines(["Ada"], 0, "B\nC\nD", 3)).toEqual(["Ada", "B", "C"]));
