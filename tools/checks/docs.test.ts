import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkDocs, type Commands } from "./docs.ts";
import { readCommands } from "./commands.ts";

const COMMANDS: Commands = {
  scripts: new Set(["start", "check", "portal"]),
  portal: new Map([
    ["import", new Set()],
    ["claim", new Set(["list", "hold"])],
  ]),
};
const FILES = {
  "apps/web/src/features/entry/routes.tsx": "",
  "apps/web/src/features/entry/README.md": "",
  "packages/contract/src/entry/calls.ts": "",
  "docs/other.md": "# Two words, and `code`\n\n## Again\n\n## Again\n",
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "portal-docs-"));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const check = (text: string): string[] => {
  write("docs/page.md", text);
  return checkDocs(root, [...Object.keys(FILES), "docs/page.md"], COMMANDS);
};

test.each([
  "`apps/web/src/features/entry/routes.tsx`",
  "`apps/web/src/features/entry/`",
  "`apps/web/src/features/<slice>/routes.tsx`",
  "`apps/{web,server}/src/features/*/routes.tsx`",
  "`packages/**/calls.ts`",
  "`entry/calls.ts` and `calls.ts`",
  "`features/entry`",
  "`@portal/contract/entry/calls`",
  "`/kunde/eintrag.ts`, `https://x.example/a.ts`, `image/png`, `a / b`",
  "[other](other.md), [root](../apps/web/src/features/entry), [out](https://x.example)",
  "[one](other.md#two-words-and-code), [two](other.md#again-1)",
  "`npm run check`, `npm start`, `npm ci`, `npm run portal -- import FILE`, `portal claim list|hold`",
  "```\nnpm run check -- format\n```",
])("%s names what exists", (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ["`apps/web/src/features/entry/paths.ts`", "`apps/web/src/features/entry/paths.ts` does not exist"],
  ["`apps/server/src/features/<slice>/routes.ts`", "`apps/server/src/features/<slice>/routes.ts` does not exist"],
  ["`features/leads`", "`features/leads` does not exist"],
  ["`own-calls.ts`", "`own-calls.ts` does not exist"],
  ["`@portal/contract/leads/calls`", "`@portal/contract/leads/calls` does not exist"],
  ["[x](missing.md)", "the link to missing.md leads nowhere"],
  ["[x](other.md#nothing)", "docs/other.md has no heading #nothing"],
  ["[x](#nothing)", "docs/page.md has no heading #nothing"],
  ["`npm run nothing`", "there is no `npm run nothing`"],
  ["```\nnpm run nothing\n```", "there is no `npm run nothing`"],
  ["`npm run portal -- nothing`", "there is no `npm run portal -- nothing`"],
  ["`portal claim list|lose`", "there is no `npm run portal -- claim lose`"],
])("%s is refused with its line", (text, problem) => {
  const line = text.startsWith("```") ? 4 : 3;
  expect(check(`# Title\n\n${text}`)).toEqual([`docs/page.md:${line} ${problem}`]);
});

test("the commands are those of package.json and of the portal's help", async () => {
  const { scripts, portal } = await readCommands(path.resolve(import.meta.dirname, "../.."));
  expect([scripts.has("check"), portal.has("import"), portal.get("claim")?.has("letter")]).toEqual([true, true, true]);
});
