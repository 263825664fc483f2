import type { Page } from "playwright-core";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { ENTRY_OVERVIEW, field, type Part, savePart, typeHours } from "./entry-pages.ts";
import { aPdf, aPhoto, choose } from "./files.ts";

/** Nothing but the name. */
const EMPTY = { street: "", house_number: "", postal_code: "", city: "", phone: "", email: "", website: "" };

const PRESENTATION = "Wir decken und sanieren Dächer in Berlin und Potsdam, vom Ziegel bis zur Dämmung. ".repeat(6);

const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
};
const tick = (page: Page, label: string): Promise<void> =>
  page.getByRole("checkbox", { name: label, exact: true }).check();

/** Types a word into a field with suggestions and takes the first that fits. */
async function choosing(page: Page, label: string, typed: string, option: string): Promise<void> {
  await field(page, label).pressSequentially(typed);
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** How each part is filled, in the order of the page; a step leads to the next group. */
const GROUPS: readonly Partial<Record<Part, (page: Page) => Promise<void>>>[] = [
  {
    "Adresse und Kontakt": (page) =>
      fill(page, {
        "Straße und Hausnummer": "Lindenstraße 12",
        Postleitzahl: "10969",
        Ort: "Berlin",
        Telefon: "030 23125100",
        "E-Mail": "kontakt@brandt-bedachungen.example",
        Website: "www.brandt-bedachungen.example",
      }),
    async "Angaben zur Firma"(page) {
      await page.getByRole("combobox", { name: "Rechtsform (optional)" }).selectOption("GmbH");
      await page.getByRole("textbox", { name: "Person 1" }).fill("Petra Brandt");
      await tick(page, "Deutsch");
    },
    "Auftritte im Netz": (page) => fill(page, { Instagram: "@brandt.bedachungen" }),
  },
  {
    Öffnungszeiten: (page) => typeHours(page, "Montag", [["8", "17"]]),
    Zahlungsarten: (page) => tick(page, "Rechnung"),
    "Kundenkarten und Vorteile": (page) => tick(page, "Keine Kundenkarten oder Vorteile"),
  },
  {
    Branchen: (page) => choosing(page, "Branche suchen", "zimmerei", "Zimmerei"),
    async Suchbegriffe(page) {
      await field(page, "Suchbegriff").fill("Dachfenster einbauen");
      await page.keyboard.press("Enter");
    },
    "Leistungen und Service": (page) => tick(page, "Notdienst"),
    async "Produkte und Marken"(page) {
      await field(page, "Produkt oder Marke").fill("Tonziegel");
      await page.keyboard.press("Enter");
    },
    Einzugsgebiet: (page) => fill(page, { "Umkreis in Kilometern": "30" }),
  },
  {
    async "Logo und Slogan"(page) {
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: /^Logo( \(optional\))?$/ }).click();
      await chooser.then((dialog) => dialog.setFiles(aPhoto("Logo.png")));
      await see(page.getByRole("img", { name: "Ihr neues Logo, noch nicht gespeichert" }));
      await fill(page, { Slogan: "Dicht bis obenhin" });
    },
    async "Über uns"(page) {
      await fill(page, { "Text über Ihre Firma": PRESENTATION, Gründungsjahr: "1987" });
      for (const word of ["Steildach", "Flachdach", "Dämmung"]) {
        await field(page, "Schwerpunkte").fill(word);
        await page.keyboard.press("Enter");
      }
    },
    async Bilder(page) {
      await choose(page, "Bilder hinzufügen", [aPhoto("Dach.png")]);
      await see(page.getByText("Alles hochgeladen. Es gilt, sobald Sie speichern."));
    },
    async Dokumente(page) {
      await choose(page, "Dokumente hinzufügen", [aPdf("Preisliste.pdf")]);
      await see(page.getByRole("textbox", { name: "Dokument 1: Titel" }));
    },
  },
];

journey("a new company fills its entry on a phone to 100 points", { timeout: 240_000 }, async ({ db, open }) => {
  const person = await aCustomer(db, { entry: EMPTY });
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await logIn(page, person);
  await page.goto(ENTRY_OVERVIEW);
  const completeness = page.getByRole("meter", { name: "Vollständigkeit des Eintrags" });
  await expect.poll(() => completeness.getAttribute("aria-valuenow"), POLL).toBe("0");
  await page.getByRole("link", { name: "Eintrag bearbeiten" }).click();

  for (const [index, group] of GROUPS.entries()) {
    const onward = page.getByRole("navigation", { name: "Weitere Bereiche" }).getByRole("link", { name: /^Weiter/ });
    if (index > 0) await onward.click();
    for (const [part, write] of Object.entries(group)) {
      await see(page.getByRole("button", { name: `${part} speichern` }));
      await write(page);
      await savePart(page, part);
    }
    await see(page.locator("nav [aria-current=page]").getByText(/^(\d) von \1 ausgefüllt$/));
  }
  await page.getByRole("link", { name: "Vorschau ansehen" }).click();

  await see(page.getByText("Ihr Eintrag ist vollständig. Kunden finden alles, was sie brauchen."));
  await expect.poll(() => completeness.getAttribute("aria-valuenow"), POLL).toBe("100");
});
