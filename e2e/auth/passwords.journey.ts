import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../journey.ts";
import { arrive, hasFocus, POLL, see } from "../look.ts";
import { aCustomer, aPerson } from "../people.ts";
import { fillLogIn, logIn } from "./log-in.ts";
import { expireLink, freshAddress, linkFor, subjectsTo } from "./mails.ts";
import { MAILS_TO_ONE_ADDRESS, sendAgainUntilRefused } from "./send-again.ts";

const NEW_PASSWORD = "Ziegel Nebel Tasse 4";
const RENEW = "/passwort/erneuern";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Asks for a link and returns the link of the mail. */
async function askForLink(page: Page, db: Kysely<Database>, login: string): Promise<string> {
  await page.goto("/passwort/vergessen");
  await page.getByLabel("Anmeldename oder E-Mail-Adresse").fill(login);
  await page.getByRole("button", { name: "Link anfordern" }).click();
  await arrive(page, "/passwort/vergessen/bestaetigung");
  return linkFor(db, login, RENEW);
}

describe("a forgotten password", () => {
  journey("the mail's link sets a new password and logs out every other device", async ({ db, open }) => {
    const person = await aCustomer(db);
    const other = await open();
    await logIn(other.page, person);
    const window = await open();
    const { page } = window;
    window.expects("401 POST /api/auth/login");

    await page.goto("/login");
    await page.getByRole("link", { name: "Passwort vergessen" }).click();
    await arrive(page, "/passwort/vergessen");
    await page.goto(await askForLink(page, db, person.login));
    await see(page.getByText(person.login));
    await arrive(page, RENEW);
    await page.getByLabel("Neues Passwort").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Passwort speichern" }).click();
    await arrive(page, `${RENEW}/bestaetigung`);
    await hasFocus(title(page, "Ihr neues Passwort gilt"));

    await page.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
    await fillLogIn(page, person);
    await see(page.getByRole("alert"));
    await fillLogIn(page, { ...person, password: NEW_PASSWORD });
    await arrive(page, "/");
    await other.page.goto("/");
    await arrive(other.page, "/login");
    await see(other.page.getByText("Ihre Sitzung ist beendet."));
  });

  journey("the mail's link logs in without a new password", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();

    await page.goto(await askForLink(page, db, person.login));
    await page.getByRole("button", { name: "Nur anmelden, Passwort behalten" }).click();

    await arrive(page, "/");
    await see(title(page, person.company.name));
  });

  journey("an unknown login name gets the same answer as a known one", async ({ db, open }) => {
    const email = freshAddress();
    const { page } = await open();
    await page.goto("/passwort/vergessen");

    await page.getByRole("button", { name: "Link anfordern" }).click();
    await hasFocus(page.getByLabel("Anmeldename oder E-Mail-Adresse"));
    await see(page.getByText("Bitte geben Sie Ihren Anmeldenamen oder Ihre E-Mail-Adresse ein."));
    await page.getByLabel("Anmeldename oder E-Mail-Adresse").fill(email);
    await page.keyboard.press("Enter");

    await arrive(page, "/passwort/vergessen/bestaetigung");
    await see(page.getByText(`Gibt es ein Konto für „${email}“`));
    expect(await subjectsTo(db, email)).toEqual([]);
  });

  journey("the mail can be sent again until the limit", async ({ db, open }) => {
    const person = await aPerson(db);
    const window = await open();
    const { page } = window;
    window.expects("429 POST /api/auth/requestAccessLink");
    await askForLink(page, db, person.login);

    await sendAgainUntilRefused(page, "/api/auth/requestAccessLink");

    await expect.poll(() => subjectsTo(db, person.login), POLL).toHaveLength(MAILS_TO_ONE_ADDRESS);
  });
});

describe("the link", () => {
  journey("a weak new password is refused, and the link stays valid", async ({ db, open }) => {
    const person = await aPerson(db);
    const window = await open();
    const { page } = window;
    window.expects("400 POST /api/auth/renewPassword");
    await page.goto(await askForLink(page, db, person.login));

    await page.getByLabel("Neues Passwort").fill("passwort123");
    await page.getByRole("button", { name: "Passwort speichern" }).click();
    await see(page.getByText("Dieses Passwort ist leicht zu erraten."));
    await hasFocus(page.getByLabel("Neues Passwort"));
    await page.getByLabel("Neues Passwort").fill(NEW_PASSWORD);
    await page.keyboard.press("Enter");

    await arrive(page, `${RENEW}/bestaetigung`);
  });

  journey("a used link says so and offers the next step", async ({ db, open }) => {
    const person = await aPerson(db);
    const window = await open();
    const { page } = window;
    window.expects("410 POST /api/auth/checkAccessLink");
    const link = await askForLink(page, db, person.login);
    await page.goto(link);
    await page.getByRole("button", { name: "Nur anmelden, Passwort behalten" }).click();
    await arrive(page, "/benutzer");
    const { page: second } = window;

    await second.goto(link);

    await arrive(second, `${RENEW}/fehler?grund=benutzt`);
    await see(title(second, "Diesen Link haben Sie schon benutzt"));
  });

  journey("an expired link offers a new one", async ({ db, open }) => {
    const person = await aPerson(db);
    const window = await open();
    const { page } = window;
    window.expects("410 POST /api/auth/checkAccessLink");
    const link = await askForLink(page, db, person.login);
    await expireLink(db, link);

    await page.goto(link);

    await see(title(page, "Dieser Link ist abgelaufen"));
    await page.getByRole("link", { name: "Neuen Link anfordern" }).click();
    await arrive(page, "/passwort/vergessen");
  });

  journey("a link that another window has used says so here", async ({ db, open }) => {
    const person = await aPerson(db);
    const [first, second] = [await open(), await open()];
    first.expects("410 POST /api/auth/renewPassword");
    const link = await askForLink(first.page, db, person.login);
    await first.page.goto(link);
    await see(first.page.getByText(person.login));
    await second.page.goto(link);
    await second.page.getByRole("button", { name: "Nur anmelden, Passwort behalten" }).click();
    await arrive(second.page, "/benutzer");

    await first.page.getByLabel("Neues Passwort").fill(NEW_PASSWORD);
    await first.page.getByRole("button", { name: "Passwort speichern" }).click();

    await arrive(first.page, `${RENEW}/fehler?grund=benutzt`);
  });

  journey("an unknown link and a missing link ask for a new one", async ({ open }) => {
    const window = await open();
    const { page } = window;
    window.expects("404 POST /api/auth/checkAccessLink");

    await page.goto(`${RENEW}?token=fremd`);
    await see(title(page, "Diesen Link kennen wir nicht"));

    await page.goto(RENEW);
    await see(title(page, "Hier fehlt der Link"));
  });
});
