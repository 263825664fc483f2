import { expect, test } from "vitest";
import { emptyDraft, isBegun, isDraft } from "./draft.ts";

const begun = { ...emptyDraft(), subject: "Falsche Nummer" };

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

test.each([
  ["a draft", begun, true],
  ["no draft", null, false],
  ["a number", 7, false],
  ["a missing field", { ...begun, phone: undefined }, false],
  ["a field of another type", { ...begun, wantsCall: "yes" }, false],
  ["an unknown kind of case", { ...begun, type: "toString" }, false],
])("isDraft of %s", (_what, found, expected) => {
  expect(isDraft(found)).toBe(expected);
});
