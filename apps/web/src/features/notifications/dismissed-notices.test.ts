import type { Notice } from "@portal/contract/notifications/calls";
import { expect, test } from "vitest";
import { rememberDismissed, withoutDismissed } from "./dismissed-notices.ts";

const notice = (id: number, dismissible = true): Notice => ({
  id,
  message: "Text",
  level: "info",
  label: "Hinweis",
  dismissible,
});

test("a dismissed notice is hidden, the others are shown", () => {
  const stored = rememberDismissed(rememberDismissed(null, 3), 5);
  expect(withoutDismissed([notice(3), notice(4), notice(5)], stored)).toEqual([notice(4)]);
});

test("a notice that can't be dismissed is shown even if its id is stored", () => {
  expect(withoutDismissed([notice(3, false)], "3")).toHaveLength(1);
});

test("an unreadable stored text hides no notice", () => {
  expect(withoutDismissed([notice(3)], "x,,-3,3.5")).toHaveLength(1);
});

test("rememberDismissed keeps the newest ids, each once", () => {
  const stored = Array.from({ length: 80 }, (_, index) => index + 1).reduce<string | null>(rememberDismissed, null);
  expect(stored?.split(",")).toHaveLength(50);
  expect(rememberDismissed("7,8", 7)).toBe("7,8");
});
