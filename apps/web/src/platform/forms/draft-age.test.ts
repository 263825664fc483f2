import { expect, test } from "vitest";
import { draftAge } from "./draft-age.ts";

test.each([
  ["2026-11-20T13:05:00Z", "2026-11-20T15:00:00Z", "heute, 14:05 Uhr"],
  ["2026-11-20T22:59:00Z", "2026-11-20T23:10:00Z", "gestern, 23:59 Uhr"],
  ["2026-11-20T23:01:00Z", "2026-11-20T23:10:00Z", "heute, 00:01 Uhr"],
  ["2026-11-19T08:00:00Z", "2026-11-21T08:00:00Z", "19.11.2026, 09:00 Uhr"],
  ["2026-10-24T23:30:00Z", "2026-10-25T23:20:00Z", "gestern, 01:30 Uhr"],
])("a draft typed at %s is at %s one of %s", (at, now, expected) => {
  expect(draftAge(Date.parse(at), Date.parse(now))).toBe(expected);
});
