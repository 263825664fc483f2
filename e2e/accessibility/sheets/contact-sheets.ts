/** Pictures of many pages on few sheets, so that somebody can look at all of them side by side. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";

/** What was seen of one page. */
export type Picture = { page: string; jpeg: Buffer };

const ON_A_SHEET = 24;
const SHEET_WIDTH = 1920;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** `columns` beside each other; each picture has the name of its page above it. */
const sheetHtml = (title: string, pictures: readonly Picture[], columns: number): string => `<!doctype html>
<title>${escaped(title)}</title>
<style>
  body { margin: 16px; font: 14px sans-serif; background: #ddd; color: #000; }
  main { display: grid; grid-template-columns: repeat(${columns}, minmax(0, 1fr)); gap: 12px; align-items: start; }
  figure { margin: 0; }
  figcaption { min-height: 2.6em; }
  img { display: block; width: 100%; border: 1px solid #888; }
</style>
<h1>${escaped(title)}</h1>
<main>
${pictures
  .map(
    ({ page, jpeg }) =>
      `<figure><figcaption>${escaped(page)}</figcaption><img alt="" src="data:image/jpeg;base64,${jpeg.toString("base64")}"></figure>`,
  )
  .join("\n")}
</main>`;

/** Writes the pictures as `folder/NAME-1.jpg` and so on. Returns the files. */
export async function writeSheets(
  browser: Browser,
  { folder, name, columns }: { folder: string; name: string; columns: number },
  pictures: readonly Picture[],
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1080 } });
  const files: string[] = [];
  for (let first = 0; first < pictures.length; first += ON_A_SHEET) {
    const number = files.length + 1;
    await page.setContent(sheetHtml(`${name}, ${number}`, pictures.slice(first, first + ON_A_SHEET), columns));
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const file = path.join(folder, `${name.replaceAll(/[^\wäöüß]+/g, "-")}-${number}.jpg`);
    writeFileSync(file, await page.screenshot({ fullPage: true, type: "jpeg", quality: 80 }));
    files.push(file);
  }
  await page.close();
  return files;
}
