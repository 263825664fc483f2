import { expect, test } from "vitest";
import { changeWords } from "./change-words.ts";

test.each([
  [112, 100, ", 12\u00a0% mehr als davor"],
  [88, 100, ", 12\u00a0% weniger als davor"],
  [0, 100, ", 100\u00a0% weniger als davor"],
  [1004, 1000, ", so viele wie davor"],
  [1006, 1000, ", 1\u00a0% mehr als davor"],
  [5, 0, ""],
  [5, null, ""],
])("%i after %s: %j", (value, before, expected) => expect(changeWords(value, before)).toBe(expected));
