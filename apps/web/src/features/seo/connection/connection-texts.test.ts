import { SEARCH_CONSOLE_STATES } from "@portal/contract/seo/calls";
import { expect, test } from "vitest";
import { troubleOf } from "./connection-texts.ts";

const READ_AT = "2026-11-20T09:00:00.000Z";

test("a connection that works, and one that nobody made, are no trouble", () => {
  const quiet = SEARCH_CONSOLE_STATES.filter((state) => troubleOf({ state, readAt: READ_AT }) === null);
  expect(quiet).toEqual(["unavailable", "none", "granted", "connected"]);
});

test.each([
  ["away", null],
  ["access_ended", "connect"],
  ["property_lost", "choose"],
  ["disconnected", "connect"],
] as const)("%s says how old the figures are, and helps with %j", (state, help) => {
  const trouble = troubleOf({ state, readAt: READ_AT });
  expect(trouble?.text).toContain("Die Zahlen vom 20.11.2026, 10:00 Uhr bleiben stehen.");
  expect(trouble?.help).toBe(help);
  expect(troubleOf({ state, readAt: null })?.text).toContain("Die Zahlen von früher bleiben stehen.");
});
