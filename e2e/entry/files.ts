import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { POLL } from "../look.ts";

/** As a file chooser hands it over. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string): Buffer => readFileSync(path.join(ROOT, file));

const LOGOS = "packages/db/demo/logos";

/** Pictures that can be told apart. */
export const aPhoto = (name: string, logo = "haarwerk-bornheim.png"): ChosenFile => ({
  name,
  mimeType: "image/png",
  buffer: read(path.join(LOGOS, logo)),
});

/** As a phone's camera writes it. Browsers on desktops know no type for it. */
export const aHeicPhoto = (name: string): ChosenFile => ({
  name,
  mimeType: "",
  buffer: read("apps/server/src/features/entry/testing/phone-photo.heic"),
});

/** Called a photo, and none. */
export const notAPhoto = (name: string): ChosenFile => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from("Das ist kein Bild."),
});

/** One empty page, and as many bytes of comment as are asked for. */
export function aPdf(name: string, bytes = 0): ChosenFile {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>",
  ];
  let text = `%PDF-1.4\n%${"x".repeat(bytes)}\n`;
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${places.join("")}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return { name, mimeType: "application/pdf", buffer: Buffer.from(text) };
}

/** Chooses files as a person does, several at once. */
export async function choose(page: Page, label: string, files: ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: `${label} (optional)` }).click();
  await chooser.then((dialog) => dialog.setFiles(files));
}

/** The words on the cards, in the order of the cards. */
export const wordsInOrder = async (list: Locator): Promise<string[]> =>
  Promise.all((await list.getByRole("textbox").all()).map((box) => box.inputValue()));

/** Waits until the cards carry these words in this order. */
export const standInOrder = (list: Locator, words: readonly string[]): Promise<void> =>
  expect.poll(() => wordsInOrder(list), POLL).toEqual(words);

/** Waits until a picture has arrived and can be seen. */
export const isDrawn = (image: Locator): Promise<void> =>
  expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth), POLL).toBeGreaterThan(0);

/** Presses a key until the screen says so; the first may come before the page listens, as with quick fingers. */
export const pressUntilItReads = (page: Page, key: string, where: Locator, text: string): Promise<void> =>
  expect
    .poll(async () => {
      await page.keyboard.press(key);
      return where.textContent();
    }, POLL)
    .toBe(text);

/** Presses Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, what: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the Tab key never leads there");
}
