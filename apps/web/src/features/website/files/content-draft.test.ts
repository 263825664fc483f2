import { expect, test } from "vitest";
import { type ContentDraft, emptyContent, fitting, isBegun, isContent, keptContent } from "./content-draft.ts";

const file = (name: string, marker: string | null) => ({ id: name, name, bytes: 1, marker });
const draft = (given: Partial<ContentDraft>): ContentDraft => ({ ...emptyContent(), ...given });

test("a draft with a text or a file is begun, one with spaces is not", () => {
  expect(isBegun(draft({ text: "  \n" }))).toBe(false);
  expect(isBegun(draft({ text: "Neu" }))).toBe(true);
  expect(isBegun(draft({ files: [file("a", null)] }))).toBe(true);
});

test("keptContent leaves out files that are not uploaded", () => {
  expect(keptContent(draft({ files: [file("a", null), file("b", "tmpfile-1")] })).files).toEqual([
    file("b", "tmpfile-1"),
  ]);
});

test("of 25 files, 20 fit; of two beside 19, one", () => {
  const files = Array.from({ length: 25 }, (_, index) => ({ name: `${index}` }));
  expect(fitting(files, 0).taken).toHaveLength(20);
  expect(fitting(files, 0).left).toEqual(["20", "21", "22", "23", "24"]);
  expect(fitting(files.slice(0, 2), 19)).toEqual({ taken: [{ name: "0" }], left: ["1"] });
});

test.each([
  null,
  {},
  { text: "", key: "k" },
  { text: 1, key: "k", files: [] },
  { text: "", key: "k", files: [{ id: "1", name: "a", bytes: 1, marker: null }] },
])("isContent(%j) is false", (found) => {
  expect(isContent(found)).toBe(false);
});

test("isContent accepts what keptContent gives", () => {
  expect(isContent(keptContent(draft({ text: "a", files: [file("b", "tmpfile-1")] })))).toBe(true);
});
