import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { expect, it } from "vitest";
import { running } from "../../running.ts";
import { writeSheets } from "./contact-sheets.ts";

it("25 pictures are two sheets, and the pictures are on them", async () => {
  const browser = await chromium.connect(running.browserEndpoint);
  const folder = mkdtempSync(path.join(tmpdir(), "sheets-"));
  try {
    const page = await browser.newPage({ viewport: { width: 300, height: 600 } });
    await page.setContent('<body style="background: rgb(0, 128, 0)">');
    const jpeg = await page.screenshot({ type: "jpeg" });
    const pictures = Array.from({ length: 25 }, (_, index) => ({ page: `Seite <${index}>`, jpeg }));
    const files = await writeSheets(browser, { folder, name: "Marke, 390 px", columns: 8 }, pictures);
    expect(files.map((file) => path.basename(file))).toEqual(["Marke-390-px-1.jpg", "Marke-390-px-2.jpg"]);
    const green = await page.evaluate(
      async (source) => {
        const sheet = new Image();
        sheet.src = source;
        await sheet.decode();
        const canvas = new OffscreenCanvas(sheet.width, sheet.height);
        const context = canvas.getContext("2d");
        context?.drawImage(sheet, 0, 0);
        return [...(context?.getImageData(sheet.width / 2 + 100, sheet.height - 100, 1, 1).data ?? [])].slice(0, 3);
      },
      `data:image/jpeg;base64,${readFileSync(files[0] ?? "").toString("base64")}`,
    );
    expect(green.map((part) => Math.round(part / 16))).toEqual([0, 8, 0]);
  } finally {
    rmSync(folder, { recursive: true });
    await browser.close();
  }
});
