import type { Notice } from "./calls.ts";
import { expect, test } from "vitest";
import { rememberDismissed, withoutDismissed } from "./dismissed-notices.ts";

const NOW = Date.parse("2026-11-25T10:30:00Z");
const HOUR = 3_600_000;
const notice = (id: number, dismissible = true): Notice => ({
  id,
  message: "Text",
  level: "info",
  label: "Hinweis",
  dismissible,
});

test("a dismissed notice is hidden, the others are shown", () => {
  const stored = rememberDismissed(rememberDismissed(undefined, notice(3), NOW), notice(5), NOW);
  expect(withoutDismissed([notice(3), notice(4), notice(5)], stored, NOW + 100 * HOUR)).toEqual([notice(4)]);
});

test("a notice that must be seen is hidden for a day and then shown again", () => {
  const stored = rememberDismissed(undefined, notice(3, false), NOW);
  const shownAt = (now: number) => withoutDismissed([notice(3, false)], stored, now).length;
  expect([NOW, NOW + 23 * HOUR, NOW + 24 * HOUR].map(shownAt)).toEqual([0, 0, 1]);
  expect(shownAt(NOW - 2 * HOUR)).toBe(1);
});

test("a notice that must be seen is shown although it could be dismissed before", () => {
  expect(withoutDismissed([notice(3, false)], "3", NOW)).toHaveLength(1);
});

test("a notice that may be dismissed now stays hidden although it was only put off", () => {
  const stored = rememberDismissed(undefined, notice(3, false), NOW);
  expect(withoutDismissed([notice(3)], stored, NOW + 48 * HOUR)).toEqual([]);
});

test.each(["x..-3.,3", "3-", "0", "3-x"])("the unreadable stored text %j hides no notice", (stored) => {
  expect(withoutDismissed([notice(3)], stored, NOW)).toHaveLength(1);
});

test("rememberDismissed keeps the newest ids, each once", () => {
  const stored = Array.from({ length: 80 }, (_, index) => index + 1).reduce<string | undefined>(
    (text, id) => rememberDismissed(text, notice(id), NOW),
    undefined,
  );
  expect(stored?.split(".")).toHaveLength(50);
  expect(rememberDismissed("7.8", notice(7), NOW)).toBe("8.7");
});
