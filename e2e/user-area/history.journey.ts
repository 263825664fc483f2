import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasNone, POLL, see } from "../look.ts";
import { aPerson } from "../people.ts";
import { aVisitor } from "./visits.ts";

const RATINGS = "/benutzer/bewertungen";
const HISTORY = "/benutzer?bereich=verlauf";
const UNDO = "Rückgängig machen";

describe("own ratings", () => {
  journey("text and stars can be changed", async ({ db, open }) => {
    const person = await aVisitor(db, 1);
    const window = await open();
    const { page } = window;
    window.expects("400 POST /api/user/ratings/updateRating");
    await logIn(page, person);
    await page.getByRole("main").getByRole("link", { name: "Meine Bewertungen" }).click();
    await page.getByRole("button", { name: "Bewertung von Brandt Bedachungen GmbH ändern" }).click();
    const text = page.getByRole("textbox", { name: "Ihre Bewertung" });
    await see(text.and(page.locator(":focus")));
    await text.fill("kurz");
    await page.getByRole("button", { name: "Bewertung speichern" }).click();
    await see(page.getByText("Bitte schreiben Sie mindestens 10 Zeichen."));
    await see(text.and(page.locator(":focus")));
    await text.fill("Nach dem Sturm war sofort jemand da.");
    await page.getByRole("radio", { name: "Fünf von fünf Sternen" }).check();
    await page.getByRole("button", { name: "Bewertung speichern" }).click();
    await see(page.getByText("Ihre Bewertung ist gespeichert."));
    await page.reload();
    await see(page.getByText("Nach dem Sturm war sofort jemand da."));
    const rows = await db.selectFrom("user_ratings").select("stars").where("user_id", "=", person.id).execute();
    expect(rows).toEqual([{ stars: 5 }]);
  });

  journey("five ratings per page can be withdrawn and restored", async ({ db, open }) => {
    const person = await aVisitor(db, 6);
    const { page } = await open();
    await logIn(page, person);
    await page.goto(RATINGS);
    await see(page.getByText("Auftrag 5."));
    await hasNone(page.getByText("Auftrag 6."));
    await page.getByRole("link", { name: "Seite 2", exact: true }).click();
    await see(page.getByText("Auftrag 6."));
    await expect.poll(() => new URL(page.url()).search, POLL).toBe("?seite=2");
    await page.goBack();
    await see(page.getByText("Auftrag 1."));
    await page.getByRole("button", { name: "Bewertung von Brandt Bedachungen GmbH zurückziehen" }).first().click();
    await see(page.getByText("Ihre Bewertung ist zurückgezogen."));
    await see(page.getByText("Auftrag 6."));
    await hasNone(page.getByText("Auftrag 1."));
    await page.getByRole("button", { name: UNDO }).click();
    await see(page.getByText("Auftrag 1."));
  });
});

describe("searches and views", () => {
  journey("an item can be deleted and restored", async ({ db, open }) => {
    const person = await aVisitor(db, 2);
    const { page } = await open();
    await logIn(page, person);
    await page.goto(HISTORY);
    await page.getByRole("button", { name: "Suche „Dachdecker 1 in Berlin“ löschen" }).click();
    await see(page.getByText("Die Suche ist gelöscht."));
    await page.getByText("Dachdecker 1 in Berlin").waitFor({ state: "detached" });
    await page.getByRole("button", { name: UNDO }).click();
    await see(page.getByText("Dachdecker 1 in Berlin"));
    await page.getByRole("button", { name: "Brandt Bedachungen GmbH aus der Liste löschen" }).first().click();
    await see(page.getByText("Der Eintrag steht nicht mehr in Ihrer Liste."));
    await page.reload();
    await see(page.getByText("Dachdecker 2 in Berlin"));
    await expect.poll(() => page.getByRole("link", { name: "Brandt Bedachungen GmbH" }).count(), POLL).toBe(1);
  });

  journey("an empty list says what will appear there", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aPerson(db));
    await page.goto(HISTORY);
    await see(page.getByText("Noch keine Suchen"));
    await see(page.getByText("Noch keine Einträge"));
    await page.goto(RATINGS);
    await see(page.getByText("Noch keine Bewertungen"));
  });
});
