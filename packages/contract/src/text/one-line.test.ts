import { describe, expect, test } from "vitest";
import { instant, key, oneLine, oneLineOf } from "./one-line.ts";

describe("a line of an import row", () => {
  test.each([
    ["an empty text", "", true],
    ["spaces at both ends", " Anna ", true],
    ["the limit", "x".repeat(10), true],
    ["one character over the limit", "x".repeat(11), false],
    ["a line break", "a\nb", false],
    ["a tab", "a\tb", false],
    ["NUL", "a\0b", false],
    ["Unicode's paragraph separator", "a\u2029b", false],
    ["a mark that changes the writing direction", "a\u202eb", false],
  ])("%s is accepted: %s", (_what, text, fits) => expect(oneLine(10).safeParse(text).success).toBe(fits));

  test("is returned as it was sent", () => expect(oneLine(10).parse(" Anna ")).toBe(" Anna "));

  test("with a least length an empty text is refused", () => {
    expect([oneLineOf(1, 10).safeParse("").success, oneLineOf(1, 10).safeParse("a").success]).toEqual([false, true]);
  });
});

describe("the provider's own id", () => {
  test.each([
    ["C-1001", true],
    ["sf:003/Ab.c@x+y_z", true],
    ["x".repeat(100), true],
    ["x".repeat(101), false],
    ["", false],
    ["C 1001", false],
    ["Köln", false],
    ["C-1001\n", false],
  ])("%j is accepted: %s", (text, fits) => expect(key.safeParse(text).success).toBe(fits));
});

describe("an instant of an import row", () => {
  test.each([
    ["2026-03-01", true],
    ["2026-03-01T08:00:00+01:00", true],
    ["2026-03-01T08:00:00.123Z", true],
    ["2026-03-01T08:00:00", false],
    ["2026-02-30", false],
    ["01.03.2026", false],
    [1772352000, false],
  ])("%j is accepted: %s", (value, fits) => expect(instant.safeParse(value).success).toBe(fits));

  test("a wrong one is refused with an example", () => {
    expect(instant.safeParse("gestern").error?.issues[0]?.message).toBe(
      "ist kein Zeitpunkt wie 2026-03-01T08:00:00+01:00.",
    );
  });
});
