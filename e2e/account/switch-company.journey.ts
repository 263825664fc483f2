import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { ENTRY_OVERVIEW, openPart, reads } from "../entry/entry-pages.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasNone, hasValue, see } from "../look.ts";
import { aCustomer, aManagerOf } from "../people.ts";

const SELECTOR = /^Meine Firmen: /;
const SEARCH = "Firma suchen, Name oder Nummer";
const MANY = 500;

describe("a person with 500 companies", () => {
  journey("finds a company by name, with or without umlaut, and switches to it", async ({ db, open }) => {
    const person = await aManagerOf(db, MANY, "Müller & Söhne Sanitär");
    const { page } = await open();
    await logIn(page, person);

    await page.getByRole("button", { name: SELECTOR }).click();
    await see(page.getByText("50 von 500 Firmen. Suchen Sie nach Name oder Nummer."));
    await page.getByRole("combobox", { name: SEARCH }).fill("sanitar muller");
    await see(page.getByText("1 von 500 Firmen"));
    await page.getByRole("option", { name: "Müller & Söhne Sanitär" }).click();

    await see(page.getByRole("heading", { level: 1, name: "Müller & Söhne Sanitär" }));
    await see(page.getByText("Sie arbeiten jetzt für Müller & Söhne Sanitär."));
    await page.reload();
    await see(page.getByRole("heading", { level: 1, name: "Müller & Söhne Sanitär" }));
  });

  journey("finds a company by its number with the keyboard only", async ({ db, open }) => {
    const person = await aManagerOf(db, MANY, "Blumen Rosenstiel");
    const { page } = await open();
    await logIn(page, person);

    await page.getByRole("button", { name: SELECTOR }).focus();
    await page.keyboard.press("Enter");
    await hasFocus(page.getByRole("combobox", { name: SEARCH }));
    await page.keyboard.type(`Nr. ${person.last.id}`);
    await see(page.getByRole("option", { name: "Blumen Rosenstiel" }));
    await page.keyboard.press("Enter");

    await see(page.getByRole("heading", { level: 1, name: "Blumen Rosenstiel" }));
  });
});

describe("switching", () => {
  journey("switching stays on the page and shows the other company", async ({ db, open }) => {
    const person = await aCustomer(db, { names: ["Tischlerei Ahorn", "Tischlerei Buche"] });
    const { page } = await open();
    await logIn(page, person);
    await page.goto(ENTRY_OVERVIEW);
    await reads(page.getByRole("region", { name: "Was Kunden sehen" }), "Tischlerei Ahorn");

    await page.getByRole("button", { name: SELECTOR }).click();
    await page.getByRole("option", { name: "Tischlerei Buche" }).click();

    await reads(page.getByRole("region", { name: "Was Kunden sehen" }), "Tischlerei Buche");
    await arrive(page, ENTRY_OVERVIEW);
    await hasNone(page.getByRole("main").getByText("Tischlerei Ahorn"));
  });

  journey("switching with unsaved input asks first", async ({ db, open }) => {
    const person = await aCustomer(db, { names: ["Tischlerei Ahorn", "Tischlerei Buche"] });
    const { page } = await open();
    await logIn(page, person);
    await openPart(page, "Logo und Slogan");
    const slogan = page.getByRole("textbox", { name: "Slogan (optional)" });
    await slogan.fill("Aus Ahorn");

    await page.getByRole("button", { name: SELECTOR }).click();
    await page.getByRole("option", { name: "Tischlerei Buche" }).click();
    await page.getByRole("button", { name: "Weiter bearbeiten" }).click();
    await see(page.getByRole("button", { name: "Meine Firmen: Tischlerei Ahorn" }));
    await hasValue(slogan, "Aus Ahorn");

    await page.getByRole("button", { name: SELECTOR }).click();
    await page.getByRole("option", { name: "Tischlerei Buche" }).click();
    await page.getByRole("button", { name: "Ohne Speichern verlassen" }).click();
    await see(page.getByRole("button", { name: "Meine Firmen: Tischlerei Buche" }));
    await expect.poll(() => slogan.inputValue()).toBe("");
  });

  journey("a late answer of the previous company is not shown", async ({ db, open }) => {
    const person = await aCustomer(db, { names: ["Langsame Ahorn KG", "Schnelle Buche KG"] });
    const { page } = await open();
    await logIn(page, person);
    const late = Promise.withResolvers<void>();
    const delivered: Promise<void>[] = [];
    const isOfOld = ({ pathname, searchParams }: URL) =>
      pathname.startsWith("/api/") &&
      pathname !== `/api/customer/account/${person.companies[1]?.id}` &&
      searchParams.get("accountId") === String(person.company.id);
    await page.route(isOfOld, async (route) => {
      const response = await route.fetch();
      // the portal may have given up on it
      const delivery = late.promise.then(() => route.fulfill({ response }).catch(() => {}));
      delivered.push(delivery);
      await delivery;
    });
    await page.getByRole("link", { name: "Übersicht", exact: true }).click();
    await see(page.getByRole("heading", { level: 1, name: "Ihr Eintrag" }));

    await page.getByRole("button", { name: SELECTOR }).click();
    await page.getByRole("option", { name: "Schnelle Buche KG" }).click();
    await reads(page.getByRole("region", { name: "Was Kunden sehen" }), "Schnelle Buche KG");
    expect(delivered.length).toBeGreaterThan(0);
    late.resolve();
    await Promise.all(delivered);
    await page.evaluate(() => new Promise(requestAnimationFrame));

    await hasNone(page.getByRole("main").getByText("Langsame Ahorn KG"));
    await reads(page.getByRole("region", { name: "Was Kunden sehen" }), "Schnelle Buche KG");
  });

  journey("a stored company that is not one's own is ignored", async ({ db, open }) => {
    const stranger = await aCustomer(db, { names: ["Fremde Firma"] });
    const person = await aCustomer(db, { names: ["Eigene Firma", "Zweite eigene Firma"] });
    const { page } = await open();
    await logIn(page, person);
    await see(page.getByRole("heading", { level: 1, name: "Eigene Firma" }));

    await page.evaluate((id) => localStorage.setItem("activeAccountId", id), String(stranger.company.id));
    await page.reload();

    await see(page.getByRole("heading", { level: 1, name: "Eigene Firma" }));
    await hasNone(page.getByText("Fremde Firma"));
  });

  journey("a person with one company sees its name without a selector", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db, { names: ["Einzige Firma"] }));

    await see(page.getByRole("complementary").getByText("Meine Firma", { exact: true }));
    await hasNone(page.getByRole("button", { name: SELECTOR }));
  });
});
