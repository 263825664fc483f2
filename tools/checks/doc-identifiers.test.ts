import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkDocIdentifiers } from "./doc-identifiers.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "portal-doc-identifiers-"));
  mkdirSync(path.join(root, "docs/adr"), { recursive: true });
  writeFileSync(path.join(root, "send-mail.ts"), "export const sendMail = 1;\n");
});
afterEach(() => rmSync(root, { recursive: true }));

const check = (text: string, document = "docs/page.md"): string[] => {
  writeFileSync(path.join(root, document), text);
  return checkDocIdentifiers(root, ["send-mail.ts", document]);
};

test.each([
  "`sendMail(trx)` is in the code",
  "`someExampleName` is in the example\n\n```ts\nconst someExampleName = 1;\n```",
  "plain `words`, `AN_ENV`, `Types` and getThings without backticks",
  "`application/x-someThing` begins in the middle of a word",
])("%j has no problem", (text) => {
  expect(check(text)).toEqual([]);
});

test("a name that no source has is reported with its line", () => {
  expect(check("# Mails\n\nUse `someMissingName` and `sendMail`.\n")).toEqual([
    "docs/page.md:3 `someMissingName` is in no source",
  ]);
});

test("a decision record may name what is gone", () => {
  expect(check("`someMissingName`", "docs/adr/0001-tokens.md")).toEqual([]);
});
