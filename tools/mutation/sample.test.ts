import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { filesOf, sampleLines } from "./sample.ts";

const root = mkdtempSync(path.join(tmpdir(), "portal-sample-"));
writeFileSync(
  path.join(root, "a.ts"),
  "/** Says why. */\nimport x from 'x';\n\nconst a = x > 1;\nif (a) {\n  go(a);\n}\n",
);
writeFileSync(path.join(root, "a.test.ts"), "const b = 1;\n");
afterAll(() => rmSync(root, { recursive: true }));

test("a pattern with ! takes files out again", () => {
  expect(filesOf(root, ["*.ts"])).toHaveLength(2);
  expect(filesOf(root, ["*.ts", "!**/*.test.ts"])).toEqual(["a.ts"]);
});

test("comments, imports, empty lines and brackets are not chosen", () => {
  expect(sampleLines(root, ["a.ts"], 99, "seed").toSorted()).toEqual(["a.ts:4-4", "a.ts:5-5", "a.ts:6-6"]);
});

test("the same seed chooses the same lines, another one others", () => {
  const first = (seed: string) => sampleLines(root, ["a.ts"], 1, seed);
  expect(first("seed")).toEqual(first("seed"));
  expect(new Set(["a", "b", "c", "d", "e", "f", "g", "h"].map((seed) => first(seed)[0])).size).toBeGreaterThan(1);
});
