import { beforeEach, expect, test } from "vitest";
import { portalKey } from "../../platform/session/browser-storage.ts";
import { dropDraft, emptyDraft, isBegun, keepDraft, keptDraft } from "./draft.ts";

const KEY = portalKey("case-draft.4711");
const begun = { ...emptyDraft(), subject: "Falsche Nummer" };

beforeEach(() => localStorage.clear());

test.each([
  ["subject", true],
  ["text", true],
  ["phone", true],
  ["reference", false],
] as const)("a draft with text in %s alone counts as begun: %s", (field, expected) => {
  expect(isBegun({ ...emptyDraft(), [field]: "x" })).toBe(expected);
  expect(isBegun({ ...emptyDraft(), [field]: "  " })).toBe(false);
});

test("two empty drafts have different idempotency keys", () => {
  expect(emptyDraft().key).not.toBe(emptyDraft().key);
});

test("a kept draft comes back for its company only, until it is dropped", () => {
  keepDraft(4711, begun);
  expect(keptDraft(4711)).toEqual(begun);
  expect(keptDraft(4712)).toBeNull();
  dropDraft(4711);
  expect(keptDraft(4711)).toBeNull();
});

test("keeping an emptied draft removes the one that was kept", () => {
  keepDraft(4711, begun);
  keepDraft(4711, emptyDraft());
  expect(keptDraft(4711)).toBeNull();
});

test.each([
  ["no JSON", "{"],
  ["a number", "7"],
  ["a missing field", JSON.stringify({ ...begun, phone: undefined })],
  ["a field of another type", JSON.stringify({ ...begun, wantsCall: "yes" })],
  ["an unknown kind of case", JSON.stringify({ ...begun, type: "toString" })],
])("stored %s counts as no draft", (_what, text) => {
  localStorage.setItem(KEY, text);
  expect(keptDraft(4711)).toBeNull();
});
