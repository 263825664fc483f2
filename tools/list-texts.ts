/**
 * `npm run list-texts`: every German text of the product with its file and line, for somebody who reads them in one go.
 * `npm run list-texts -- apps/web/src/features/auth` lists only files below these folders.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesOfTree } from "./checks/tree.ts";
import { germanTexts } from "./texts/german-texts.ts";

const root = path.resolve(import.meta.dirname, "..");
const wanted = process.argv.slice(2);
const isShown = (file: string): boolean => wanted.length === 0 || wanted.some((folder) => file.startsWith(folder));

/** What people of the product never see. */
const APART =
  /\.test\.tsx?$|\.journey\.ts$|\/testing\/|\/demo\/|\/factories\/|^tools\/|^bench\/|^e2e\/|^apps\/sandbox\/|\/gallery\//;

for (const file of filesOfTree(root)) {
  if (!/\.tsx?$/.test(file) || APART.test(file) || !isShown(file)) continue;
  const texts = germanTexts(file, readFileSync(path.join(root, file), "utf8"));
  if (texts.length === 0) continue;
  console.log(`\n${file}`);
  for (const { line, text } of texts) console.log(`${String(line).padStart(5)}  ${text}`);
}
