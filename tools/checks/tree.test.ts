import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkConflictMarkers, checkFolders, checkNames, checkPlaces, findLongFiles } from "./tree.ts";

let root: string;
beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), "portal-tree-"))));
afterEach(() => rmSync(root, { recursive: true }));

test.each(["apps/web/src/utils/a.ts", "apps/server/src/platform/helpers.ts", "packages/db/src/misc.test.ts"])(
  "%s is refused, because its name does not say what it holds",
  (file) => {
    expect(checkNames([file])).toHaveLength(1);
  },
);

test("a vague word inside a longer name is accepted", () => {
  expect(checkNames(["apps/web/src/ui/library.ts", "docs/common-questions.md"])).toEqual([]);
});

test.each([
  ["cd /home/a", "nna/portal"],
  ["cd /Use", "rs/anna/portal"],
])("the path %s%s of one machine is refused", (a, b) => {
  writeFileSync(path.join(root, "a.md"), a + b);
  expect(checkPlaces(root, ["a.md"])).toHaveLength(1);
});

test("paths of URLs are no paths of a machine", () => {
  writeFileSync(path.join(root, "a.md"), "GET /homepage/x/, /api/users/7");
  expect(checkPlaces(root, ["a.md"])).toEqual([]);
});

test("a folder of 26 source files is refused; tests don't count", () => {
  const sources = Array.from({ length: 26 }, (_, index) => `apps/web/src/ui/part-${index}.tsx`);
  expect(checkFolders(sources)).toEqual(["apps/web/src/ui: 26 source files, at most 25"]);
  expect(checkFolders([...sources.slice(1), "apps/web/src/ui/part.test.tsx", "apps/web/src/ui/sub/a.ts"])).toEqual([]);
});

test.each(["<", "=", ">"])("a line that begins with seven times %s is a conflict marker", (sign) => {
  writeFileSync(path.join(root, "a.md"), `text\n${sign.repeat(7)} ours\n`);
  writeFileSync(path.join(root, "b.md"), `text ${sign.repeat(7)}\n${sign.repeat(8)}\n`);
  expect(checkConflictMarkers(root, ["a.md", "b.md"])).toEqual(["a.md: holds a conflict marker"]);
});

test("files over 250 lines are named, the longest first", () => {
  writeFileSync(path.join(root, "a.ts"), "\n".repeat(251));
  writeFileSync(path.join(root, "b.ts"), "\n".repeat(300));
  writeFileSync(path.join(root, "c.ts"), "\n".repeat(250));
  expect(findLongFiles(root, ["a.ts", "b.ts", "c.ts"])).toEqual(["b.ts: 300 lines", "a.ts: 251 lines"]);
});
