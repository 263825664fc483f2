import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasFocus, hasNone, miss, POLL, see } from "../look.ts";
import { aColleague, aCustomer } from "../people.ts";
import { formOf, openPart, reads, savePart } from "./entry-pages.ts";
import { aHeicPhoto, aPhoto, choose, isDrawn, notAPhoto, pressUntilItReads, standInOrder, tabTo } from "./files.ts";
import type { Locator, Page, Route } from "playwright-core";

const PHONE = { viewport: { width: 390, height: 844 } };

/** A route that ends with its first request would leave those beside it without an answer. */
function firstIsCutOff(): (route: Route) => Promise<void> {
  let isCut = false;
  return (route) => {
    if (isCut) return route.continue();
    isCut = true;
    return route.abort("connectionreset");
  };
}

const cards = (page: Page): Locator => page.getByRole("list", { name: "Bilder in ihrer Reihenfolge" });
const words = (page: Page, place: number): Locator =>
  page.getByRole("textbox", { name: `Bild ${place}: Was ist zu sehen? (optional)` });

/** Uploads photos of these descriptions and saves them. */
async function havePhotos(page: Page, descriptions: string[]): Promise<void> {
  await openPart(page, "Bilder");
  await choose(
    page,
    "Bilder hinzufügen",
    descriptions.map((text) => aPhoto(`${text}.png`)),
  );
  for (const [index, text] of descriptions.entries()) await words(page, index + 1).fill(text);
  await see(page.getByText("Alles hochgeladen. Es gilt, sobald Sie speichern."));
  await savePart(page, "Bilder");
}

describe("photos", () => {
  journey(
    "three photos of a phone: one is refused, one is interrupted and retried, the order stays",
    async ({ db, open }) => {
      const person = await aCustomer(db);
      const window = await open(PHONE);
      const { page } = window;
      window.expects("415 POST /api/customer/temporary-files");
      window.expects("net::ERR_CONNECTION_RESET POST /api/customer/temporary-files");
      await logIn(page, person);
      await openPart(page, "Bilder");
      await page.route("**/api/customer/temporary-files*", firstIsCutOff());

      await choose(page, "Bilder hinzufügen", [
        aPhoto("Dach.png"),
        notAPhoto("Rechnung.jpg"),
        aHeicPhoto("IMG_0815.HEIC"),
      ]);

      await see(page.getByText("2 Bilder nicht hochgeladen"));
      const [cutOff, refused, phone] = [0, 1, 2].map((index) => cards(page).getByRole("listitem").nth(index));
      if (!cutOff || !refused || !phone) throw new Error("three photos were chosen");
      await reads(cutOff, "Keine Verbindung");
      await reads(refused, "Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP, GIF oder HEIC.");
      await isDrawn(phone.getByRole("img"));
      await page.getByRole("button", { name: "Bilder speichern" }).click();
      await reads(refused, "Bitte wählen Sie ein Bild");
      await hasNone(page.getByText("Bilder gespeichert."));

      await page.getByRole("button", { name: "Dach.png: erneut versuchen" }).click();
      await see(page.getByText("1 Bild nicht hochgeladen"));
      await page.getByRole("button", { name: "Nicht Hochgeladenes entfernen" }).click();
      await words(page, 1).fill("Neues Dach");
      await words(page, 2).fill("Vier Farben");
      await savePart(page, "Bilder");

      await page.reload();
      await standInOrder(cards(page), ["Neues Dach", "Vier Farben"]);
      await page.goto(`/eintrag/${person.company.id}`);
      await isDrawn(page.getByRole("img", { name: "Neues Dach" }));
      await isDrawn(page.getByRole("img", { name: "Vier Farben" }));
    },
  );

  journey("photos are ordered with the keyboard only, and keep the order after a reload", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));
    await havePhotos(page, ["Werkstatt", "Team", "Dach"]);
    await page.reload();
    await standInOrder(cards(page), ["Werkstatt", "Team", "Dach"]);

    await tabTo(page, page.getByRole("button", { name: "Bild 3 verschieben" }));
    await page.keyboard.press("Space");
    const aloud = page.getByRole("status").filter({ hasText: /^Bild 3, Dach / });
    await reads(aloud, "Bild 3, Dach aufgenommen, Stelle 3 von 3.");
    await pressUntilItReads(page, "ArrowLeft", aloud, "Bild 3, Dach über Stelle 1 von 3.");
    await page.keyboard.press("Space");
    await standInOrder(cards(page), ["Dach", "Werkstatt", "Team"]);
    await hasFocus(page.getByRole("button", { name: "Bild 1 verschieben" }));

    const back = page.getByRole("button", { name: "Bild 2 nach hinten" });
    await tabTo(page, back);
    await page.keyboard.press("Enter");
    await standInOrder(cards(page), ["Dach", "Team", "Werkstatt"]);
    await hasFocus(page.getByRole("button", { name: "Bild 3 nach hinten" }));
    await tabTo(page, page.getByRole("button", { name: "Bilder speichern" }));
    await page.keyboard.press("Enter");
    await see(page.getByText("Bilder gespeichert."));

    await page.reload();
    await standInOrder(cards(page), ["Dach", "Team", "Werkstatt"]);
  });

  journey("a removed photo is restored before and after saving", async ({ db, open }) => {
    const { page } = await open(PHONE);
    await logIn(page, await aCustomer(db));
    await havePhotos(page, ["Werkstatt", "Team", "Dach"]);
    const messages = page.getByRole("region", { name: "Meldungen" });

    await page.getByRole("button", { name: "Bild 2 entfernen" }).click();
    await standInOrder(cards(page), ["Werkstatt", "Dach"]);
    await hasFocus(page.getByRole("button", { name: "Bild 2 entfernen" }));
    await messages.filter({ hasText: "Bild 2 entfernt." }).getByRole("button", { name: "Rückgängig" }).last().click();
    await standInOrder(cards(page), ["Werkstatt", "Team", "Dach"]);

    await page.getByRole("button", { name: "Bild 1 entfernen" }).click();
    await page.getByRole("button", { name: "Bilder speichern" }).click();
    await see(page.getByRole("form", { name: "Bilder" }).getByText(/^Gespeichert um/));
    await standInOrder(cards(page), ["Team", "Dach"]);
    await expect.poll(() => messages.getByText("Bild 1 entfernt.").count(), { timeout: 2_000 }).toBe(0);
    await messages.getByRole("button", { name: "Rückgängig" }).last().click();
    await see(page.getByText("Rückgängig gemacht. Es gilt wieder, was vorher galt."));
    await standInOrder(cards(page), ["Werkstatt", "Team", "Dach"]);
    await isDrawn(cards(page).getByRole("img").first());
  });

  journey("photos open large, and arrow keys show the next one", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));
    await havePhotos(page, ["Werkstatt", "Team"]);

    await page.getByRole("button", { name: /^Team ?, groß ansehen$/ }).click();
    await isDrawn(page.getByRole("dialog", { name: "Bild 2 von 2" }).getByRole("img"));
    await page.keyboard.press("ArrowLeft");
    await isDrawn(page.getByRole("dialog", { name: "Bild 1 von 2" }).getByRole("img", { name: "Werkstatt" }));
    await page.keyboard.press("Escape");
    await hasFocus(page.getByRole("button", { name: /^Team ?, groß ansehen$/ }));
  });

  journey("a conflict between two people shows both versions as pictures", async ({ db, open }) => {
    const person = await aCustomer(db);
    const colleague = await aColleague(db, person.company);
    const mine = await open();
    const theirs = await open();
    mine.expects("409 POST /api/customer/updateEntryMedia");
    await logIn(mine.page, person);
    await havePhotos(mine.page, ["Werkstatt", "Team"]);
    await logIn(theirs.page, colleague);
    await openPart(theirs.page, "Bilder");

    await theirs.page.getByRole("button", { name: "Bild 2 nach vorne" }).click();
    await savePart(theirs.page, "Bilder");
    await words(mine.page, 1).fill("Unsere Werkstatt");
    await mine.page.getByRole("button", { name: "Bilder speichern" }).click();

    const dialog = mine.page.getByRole("dialog", { name: "Zwei Fassungen: Bilder" });
    const [own, other] = [dialog.getByRole("radio").first(), dialog.getByRole("radio").last()];
    await see(dialog.getByText("Unsere Werkstatt"));
    await isDrawn(dialog.locator("img").first());
    await expect.poll(() => own.isChecked(), POLL).toBe(true);
    await other.check();
    await dialog.getByRole("button", { name: "Übernehmen und speichern" }).click();
    await miss(dialog);
    await standInOrder(cards(mine.page), ["Team", "Werkstatt"]);
  });
});

journey("a reader sees the photos without controls", async ({ db, open }) => {
  const person = await aCustomer(db);
  const reader = await aColleague(db, person.company, "read", "Rita Lese");
  const owner = await open();
  await logIn(owner.page, person);
  await havePhotos(owner.page, ["Werkstatt"]);
  const { page } = await open();
  await logIn(page, reader);

  await page.goto(formOf("Bilder"));

  const form = page.getByRole("form", { name: "Bilder" });
  await isDrawn(form.getByRole("img", { name: "Werkstatt" }));
  await hasNone(form.getByRole("button"));
  await hasNone(form.getByRole("textbox"));
});
