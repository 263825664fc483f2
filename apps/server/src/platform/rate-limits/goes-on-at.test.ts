import { expect, test } from "vitest";
import { goesOnAt } from "./goes-on-at.ts";

test.each([
  ["2026-07-01T10:00:00.000Z", "2026-07-01T10:20:00.000Z", "Ab 12:20 Uhr geht es weiter."],
  ["2026-07-01T10:00:00.000Z", "2026-07-01T10:20:00.001Z", "Ab 12:21 Uhr geht es weiter."],
  ["2026-07-01T21:30:00.000Z", "2026-07-01T21:59:30.000Z", "Ab 02.07.2026, 00:00 Uhr geht es weiter."],
  ["2026-12-31T10:00:00.000Z", "2027-01-01T10:00:00.000Z", "Ab 01.01.2027, 11:00 Uhr geht es weiter."],
])("at %s, a window that ends at %s says %j", (now, end, text) => {
  expect(goesOnAt(new Date(end), new Date(now))).toBe(text);
});
