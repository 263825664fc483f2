/** What people come to do: fetch the files of their awards, for the wall, the printer and the website. */
import { buffer } from "node:stream/consumers";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { aSurvey, someRatings } from "@portal/db/factories/rating-awards";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { readPdf } from "./read-pdf.ts";

const AWARDS = "/kunde/meineProdukte/wer-kennt-den-besten/auszeichnungen";
const NAME = "Malerei Straßner & Söhne";

async function fetchFile(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await buffer(await file.createReadStream()) };
}

/** Width and height of a picture as a browser shows it; fails for a file that is none. */
const sizeOf = (page: Page, type: string, bytes: Buffer): Promise<number[]> =>
  page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    },
    `data:${type};base64,${bytes.toString("base64")}`,
  );

journey("the files of both awards are fetched, and open with title, tags and size", async ({ db, open }) => {
  const owner = await aCustomer(db, { names: [NAME], products: ["RAT-PLUS"] });
  await someRatings(db, owner.company.id, { count: 12, stars: 5 });
  await aSurvey(db, owner.company.id, addDays(berlinDate(Date.now()), -30));
  const { page } = await open();
  await logIn(page, owner);
  await page.goto(AWARDS);
  await see(page.getByRole("button", { name: "Siegel: Urkunde (PDF)" }));
  for (const [button, title, told] of [
    ["Siegel: Urkunde (PDF)", `Auszeichnung für ${NAME}`, "5,0 von 5, 12 Bewertungen"],
    ["Top-Arbeitgeber: Urkunde (PDF)", `Top-Arbeitgeber: ${NAME}`, "12 Beschäftigte befragt"],
  ] as const) {
    const { name, bytes } = await fetchFile(page, button);
    expect(name).toMatch(/^(?:Bewertungssiegel|Top-Arbeitgeber) .+\.pdf$/);
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({ title, language: "de-DE", isTagged: true });
    expect(pdf.roles).toEqual(expect.arrayContaining(["H1", "H2", "P", "Figure"]));
    expect(pdf.alternatives.join()).toContain(told);
  }
  const svg = await fetchFile(page, "Siegel: Druck (SVG)");
  expect(await sizeOf(page, "image/svg+xml", svg.bytes)).toEqual([expect.any(Number), expect.any(Number)]);
  const small = await fetchFile(page, "Top-Arbeitgeber: Klein (PNG)");
  expect(await sizeOf(page, "image/png", small.bytes)).toEqual([320, 160]);
});
