import { describe, expect } from "vitest";
import { journey } from "../journey.ts";
import { arrive, hasNone, hasValue, miss, POLL, see } from "../look.ts";
import { aCustomer, endSessions } from "../people.ts";
import { logIn } from "./log-in.ts";

const DATA_PAGE = "/kunde/meineProdukte/eintrag/eintragsdaten";

describe("logging out", () => {
  journey("logging out clears the stores; back button and reload show nothing", async ({ db, open }) => {
    const person = await aCustomer(db, { names: ["Konditorei Abendroth", "Café Abendroth"] });
    const { page } = await open();
    await logIn(page, person);
    await page.getByRole("link", { name: "Übersicht", exact: true }).click();
    await see(page.getByRole("heading", { level: 1, name: "Ihr Eintrag" }));

    await page.getByRole("link", { name: "Abmelden" }).click();

    await arrive(page, "/login");
    await see(page.getByRole("heading", { level: 1, name: "Anmelden" }));
    await expect
      .poll(() => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]), POLL)
      .toEqual([]);
    await page.goBack();
    await see(page.getByRole("heading", { level: 1, name: "Anmelden" }));
    await hasNone(page.getByText("Abendroth"));
    await page.reload();
    await see(page.getByRole("heading", { level: 1, name: "Anmelden" }));
  });

  journey("logging out ends the session in another tab, too", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page, context } = await open();
    await logIn(page, person);
    const other = await context.newPage();
    await other.goto("/");
    await see(other.getByRole("heading", { level: 1, name: person.company.name }));

    await page.getByRole("link", { name: "Abmelden" }).click();

    await arrive(other, "/login");
  });
});

describe("an expired session", () => {
  journey("logging in on the page keeps a form's input, which is then saved", async ({ db, open }) => {
    const person = await aCustomer(db);
    const window = await open();
    const { page } = window;
    window.expects("401 POST /api/customer/updateEntryAboutUs");
    await logIn(page, person);
    await page.goto(`${DATA_PAGE}?bereich=auftritt`);
    await window.quiet();
    const text = page.getByRole("textbox", { name: "Text über Ihre Firma" });
    await text.fill("Seit drei Generationen auf Berliner Dächern.");
    await endSessions(db, person, window);

    await page.getByRole("button", { name: "Über uns speichern" }).click();
    const dialog = page.getByRole("dialog", { name: "Bitte melden Sie sich erneut an" });
    await dialog.getByLabel("Passwort", { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: "Anmelden und weiterarbeiten" }).click();

    await miss(dialog);
    await see(page.getByText("Über uns gespeichert."));
    await hasValue(text, "Seit drei Generationen auf Berliner Dächern.");
    await page.goto(`/eintrag/${person.company.id}`);
    await see(page.getByText("Seit drei Generationen auf Berliner Dächern."));
  });

  journey("leaving unsaved input asks first, then opens the login page", async ({ db, open }) => {
    const person = await aCustomer(db);
    const window = await open();
    const { page } = window;
    window.expects("401 POST /api/customer/updateEntryAboutUs");
    await logIn(page, person);
    await page.goto(`${DATA_PAGE}?bereich=auftritt`);
    await window.quiet();
    await page.getByRole("textbox", { name: "Text über Ihre Firma" }).fill("Unfertig");
    await endSessions(db, person, window);
    await page.getByRole("button", { name: "Über uns speichern" }).click();

    await page.getByRole("dialog").getByRole("button", { name: "Abmelden" }).click();
    await page.getByRole("button", { name: "Zurück zur Anmeldung" }).click();
    await see(page.getByRole("dialog", { name: "Bitte melden Sie sich erneut an" }));
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Verwerfen und abmelden" }).click();

    await arrive(page, `/login?bereich=auftritt&callbackPage=${encodeURIComponent(DATA_PAGE)}`);
    await see(page.getByText("Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an."));
  });

  journey("without input the next refresh opens the login page, which returns to the page", async ({ db, open }) => {
    const person = await aCustomer(db);
    const window = await open();
    const { page } = window;
    window.expects("401 GET /api/auth/refresh");
    await page.clock.install();
    await logIn(page, person);
    await page.goto(`${DATA_PAGE}#oeffnungszeiten`);
    await see(page.getByRole("heading", { level: 1, name: "Eintragsdaten" }));
    await endSessions(db, person, window);

    await page.clock.fastForward("15:00");

    await see(page.getByRole("heading", { level: 1, name: "Anmelden" }));
    await see(page.getByText("Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an."));
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("activeAccountId")), POLL)
      .toBe(String(person.company.id));
    await page.getByLabel("Anmeldename").fill(person.login);
    await page.getByLabel("Passwort", { exact: true }).fill(person.password);
    await page.keyboard.press("Enter");
    await see(page.getByRole("heading", { level: 1, name: "Eintragsdaten" }));
  });

  journey("an open page refreshes its session", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();
    await page.clock.install();
    await logIn(page, person);
    const refreshed = page.waitForResponse((response) => response.url().endsWith("/api/auth/refresh"));

    await page.clock.fastForward("15:00");

    expect((await refreshed).status()).toBe(200);
    await see(page.getByRole("heading", { level: 1, name: person.company.name }));
  });
});
