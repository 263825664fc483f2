import { expect, test } from "vitest";
import { timeCell } from "./time-cell.ts";

test.each([
  [new Date("2026-02-03T13:05:00Z"), "03.02.2026 14:05"],
  ["2026-07-03T22:30:00Z", "04.07.2026 00:30"],
  [null, ""],
])("%j is %j", (instant, cell) => expect(timeCell(instant)).toBe(cell));
