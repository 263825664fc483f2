import { expect, test } from "vitest";
import { isClosed, rememberClosed } from "./warning-dismissal.ts";

test("a closed warning is closed for this company on this day only", () => {
  const stored = rememberClosed(null, 7, "2026-05-04");
  expect(isClosed(stored, 7, "2026-05-04")).toBe(true);
  expect(isClosed(stored, 8, "2026-05-04")).toBe(false);
  expect(isClosed(stored, 7, "2026-05-05")).toBe(false);
  expect(isClosed(null, 7, "2026-05-04")).toBe(false);
});

test("rememberClosed drops entries of other days and keeps other companies", () => {
  const both = rememberClosed(rememberClosed(null, 7, "2026-05-04"), 8, "2026-05-04");
  expect(isClosed(both, 7, "2026-05-04")).toBe(true);
  expect(rememberClosed(both, 9, "2026-05-05")).toBe("2026-05-05/9");
});
