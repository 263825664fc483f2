import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filesNaming, fullestFolders, linesByPackage, sourceLinesBelow, wordsOf } from "./figures.ts";

const FILES = {
  "apps/server/src/app/main.ts": "one\ntwo\n",
  "apps/server/src/app/main.test.ts": "one\n",
  "apps/server/src/app/deep/engine.ts": "payments\n",
  "apps/server/src/testing/client.ts": "one\ntwo\nthree\n",
  "apps/web/src/parts/payments/form.tsx": "one\n",
  "e2e/payments.journey.ts": "one\n",
  "packages/db/demo/entries.ts": "payments\n",
  "page.md": "two  words\n\nprepayments here: payments-like\n",
};
const files = Object.keys(FILES);

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "portal-figures-"));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test("the fullest folder comes first, and tests don't fill it", () => {
  const more = ["apps/web/src/a.ts", "apps/web/src/b.ts", "apps/web/src/a.test.ts"];
  expect(fullestFolders([...files, ...more], 1)).toEqual([["apps/web/src", 2]]);
});

test("lines below a folder count with its subfolders and without tests", () => {
  expect(sourceLinesBelow(root, files, "apps/server/src/app")).toBe(3);
});

test("words are counted by the white space between them", () => {
  expect(wordsOf(root, "page.md")).toBe(5);
});

test("a file names a word in its text or its path, but not inside a longer word; demo data don't count", () => {
  expect(filesNaming(root, files, ["payments"])).toEqual({ sources: 2, tests: 1 });
});

test("lines are counted by workspace and in all; what only tests use counts as test", () => {
  expect(linesByPackage(root, files)).toEqual([
    { name: "apps/server", source: 3, test: 4 },
    { name: "apps/web", source: 1, test: 0 },
    { name: "e2e", source: 0, test: 1 },
    { name: "in all", source: 4, test: 5 },
  ]);
});
