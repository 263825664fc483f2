import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { miss, POLL, see } from "../look.ts";

export const ENTRY_DATA = "/kunde/meineProdukte/eintrag/eintragsdaten";
export const ENTRY_OVERVIEW = "/kunde/meineProdukte/eintrag/uebersicht";

/** Each part by its headline, with the place of its form. */
const ANCHORS = {
  "Adresse und Kontakt": "adresse",
  "Angaben zur Firma": "firma",
  "Auftritte im Netz": "netz",
  Öffnungszeiten: "oeffnungszeiten",
  Zahlungsarten: "zahlungsarten",
  "Kundenkarten und Vorteile": "kundenkarten",
  Branchen: "branchen",
  Suchbegriffe: "suchbegriffe",
  "Leistungen und Service": "leistungen",
  "Produkte und Marken": "produkte",
  Einzugsgebiet: "einzugsgebiet",
  "Logo und Slogan": "logo",
  "Über uns": "ueber-uns",
  Bilder: "bilder",
  Dokumente: "dokumente",
  "B2B-Kodex": "b2b-kodex",
};
export type Part = keyof typeof ANCHORS;

/** Address of a part's form. */
export const formOf = (part: Part): string => `${ENTRY_DATA}#${ANCHORS[part]}`;

/** Opens the group of forms that a part belongs to, and waits until the part can be saved. */
export async function openPart(page: Page, part: Part): Promise<void> {
  await page.goto(formOf(part));
  await see(page.getByRole("button", { name: `${part} speichern` }));
}

/** Goes to another group of forms by the row above them. */
export const openGroup = (page: Page, title: string): Promise<void> =>
  page
    .getByRole("navigation", { name: "Bereiche des Eintrags" })
    .getByRole("link", { name: new RegExp(`^${title} `) })
    .click();

/**
 * Saves a part and waits for its message. The message of an earlier save may still be visible, so this waits for the
 * answer and the end of this save first.
 */
export async function savePart(page: Page, part: string): Promise<void> {
  const answered = page.waitForResponse((response) => /\/api\/customer\/.*update/i.test(response.url()));
  await page.getByRole("button", { name: `${part} speichern` }).click();
  await answered;
  await miss(page.getByRole("form", { name: part, exact: true }).getByText("Wird gespeichert"));
  await see(page.getByRole("region", { name: "Meldungen" }).getByText(`${part} gespeichert.`).last());
}

type Spans = readonly (readonly [from: string, to: string])[];

/** Opens a day and types its spans, as they come to somebody's mind: "8", "830", "18 Uhr". */
export async function typeHours(page: Page, day: string, spans: Spans): Promise<void> {
  await page.getByRole("combobox", { name: `${day}: geöffnet oder geschlossen` }).selectOption("Geöffnet");
  for (const [index, [from, to]] of spans.entries()) {
    if (index > 0) await page.getByRole("button", { name: `${day}: weitere Zeit hinzufügen` }).click();
    const name = index === 0 ? day : `${day}, ${index + 1}. Zeit`;
    await page.getByRole("textbox", { name: `${name} von`, exact: true }).fill(from);
    await page.getByRole("textbox", { name: `${name} bis`, exact: true }).fill(to);
  }
  await page.keyboard.press("Tab");
}

/** Waits until the text on the screen reads like this; line breaks and spaces count alike. */
export const reads = (what: Locator, text: RegExp | string): Promise<void> =>
  expect
    .poll(async () => (await what.innerText()).replaceAll(/\s+/g, " "), POLL)
    .toEqual(typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text));

/** The field of a form, with suggestions or without, by its label with or without the mark "(optional)". */
export const field = (page: Page, label: string): Locator => {
  const named = (name: string) =>
    page.getByRole("textbox", { name, exact: true }).or(page.getByRole("combobox", { name, exact: true }));
  return named(label).or(named(`${label} (optional)`));
};
