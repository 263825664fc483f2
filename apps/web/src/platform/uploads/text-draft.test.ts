import { expect, test } from "vitest";
import { emptyDraft, isBegun, isTextDraft, keptDraft, type TextDraft } from "./text-draft.ts";

const file = (name: string, marker: string | null) => ({ id: name, name, bytes: 1, marker });
const draft = (given: Partial<TextDraft>): TextDraft => ({ ...emptyDraft(), ...given });

test("a draft with a text or a file is begun, one with spaces is not", () => {
  expect(isBegun(emptyDraft("  \n"))).toBe(false);
  expect(isBegun(emptyDraft("Neu"))).toBe(true);
  expect(isBegun(draft({ files: [file("a", null)] }))).toBe(true);
});

test("keptDraft leaves out files that are not uploaded", () => {
  expect(keptDraft(draft({ files: [file("a", null), file("b", "tmpfile-1")] })).files).toEqual([
    file("b", "tmpfile-1"),
  ]);
});

test.each([
  null,
  "a",
  {},
  { text: "", key: "k" },
  { text: "a", files: [] },
  { text: 1, key: "k", files: [] },
  { text: "", key: "k", files: [{ id: "1", name: "a", bytes: 1, marker: null }] },
])("isTextDraft(%j) is false", (found) => {
  expect(isTextDraft(found)).toBe(false);
});

test("isTextDraft accepts what keptDraft gives", () => {
  expect(isTextDraft(keptDraft(draft({ text: "a", files: [file("b", "tmpfile-1")] })))).toBe(true);
});
