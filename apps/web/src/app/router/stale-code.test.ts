import { describe, expect, test } from "vitest";
import { mayReload } from "./stale-code.ts";

const NOW = Date.parse("2026-11-21T08:00:00Z");

describe("mayReload", () => {
  test.each([
    ["the first time", null, true],
    ["not again at once", String(NOW), false],
    ["not within the same minute", String(NOW - 59_999), false],
    ["after a minute, for the next version", String(NOW - 60_000), true],
    ["where the note is no time", "gestern", true],
    ["where the clock was set back", String(NOW + 5_000), true],
  ])("%s", (_when, reloadedAt, expected) => {
    expect(mayReload(reloadedAt, NOW)).toBe(expected);
  });
});
