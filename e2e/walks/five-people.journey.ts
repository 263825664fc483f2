/**
 * Five people, each from the first page to the last thing they came for. Nobody types an address: after the first page
 * only links and buttons lead on, and links of mails.
 */
import { describe, expect } from "vitest";
import { fillLogIn } from "../auth/log-in.ts";
import { freshAddress, linkFor } from "../auth/mails.ts";
import {
  aFreeCompany,
  chooseProof,
  codeIn,
  enterCode as enterClaimCode,
  isOwner,
  mailTo,
} from "../claiming/claiming.ts";
import { savePart } from "../entry/entry-pages.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, headline, hasValue, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { anAgent, enterCode, fillSupportLogIn, REASON } from "../support/support-log-in.ts";
import { aVisitor } from "../user-area/visits.ts";

const PHONE = { viewport: { width: 390, height: 844 } };
const DESK = { viewport: { width: 1440, height: 900 } };

describe("a craftsman with a phone", () => {
  journey("corrects the number, sees it as customers do, and takes it back", async ({ db, open }) => {
    const person = await aCustomer(db, { names: ["Dachdeckerei Lorenz"] });
    const { page } = await open(PHONE);
    await page.goto("/");
    await fillLogIn(page, person);
    await see(page.getByRole("heading", { level: 1, name: "Dachdeckerei Lorenz" }));
    await page.getByRole("button", { name: "Menü" }).click();
    await page.getByRole("link", { name: "Eintragsdaten" }).click();
    await page.getByLabel(/^Telefon/).fill("030 23125199");
    await savePart(page, "Adresse und Kontakt");
    await page.getByRole("link", { name: "Vorschau ansehen" }).click();
    const preview = page.getByRole("region", { name: "Was Kunden sehen" });
    const top = () => preview.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top, POLL).toBeLessThan(422);
    await see(preview.getByText("030 23125199").first());
    await page
      .getByRole("button", { name: /rückgängig machen$/ })
      .first()
      .click();
    await see(page.getByText(/^Rückgängig gemacht: Telefon/));
  });
});

describe("an owner of five companies", () => {
  journey("finds a company by keyboard and an answer by the search", async ({ db, open }) => {
    const names = ["Ahorn", "Buche", "Eiche", "Fichte", "Linde"].map((tree) => `Tischlerei ${tree}`);
    const person = await aCustomer(db, { names });
    const { page } = await open(DESK);
    await page.goto("/");
    await fillLogIn(page, person);
    await page.getByRole("button", { name: /^Meine Firmen: / }).focus();
    await page.keyboard.press("Enter");
    await hasFocus(page.getByRole("combobox", { name: "Firma suchen, Name oder Nummer" }));
    await page.keyboard.type("linde");
    await see(page.getByText("1 von 5 Firmen"));
    await page.keyboard.press("Enter");
    await see(page.getByRole("heading", { level: 1, name: "Tischlerei Linde" }));
    await page.getByRole("button", { name: /^Suchen/ }).press("Enter");
    await hasFocus(page.getByRole("combobox", { name: /suchen$/ }));
    await page.keyboard.type("belege");
    await see(page.getByRole("option", { name: "Wo finde ich meine Rechnungen?" }));
    await page.getByRole("option", { name: "Wo finde ich meine Rechnungen?" }).click();
    await see(page.getByText(/Alle eines Jahres laden Sie mit einem Klick herunter\./));
    await page.getByRole("link", { name: "Dokumente", exact: true }).last().press("Enter");
    await see(headline(page).filter({ hasText: "Dokumente" }));
  });
});

describe("a new person without a company", () => {
  journey("registers as a guest, finds the own company and becomes its owner", async ({ db, open }) => {
    const company = await aFreeCompany(db, { name: "Gartenbau Neuland" });
    const email = freshAddress();
    const { page } = await open(PHONE);
    await page.goto("/");
    await page.getByRole("link", { name: "Registrieren" }).click();
    await page.getByRole("link", { name: "Als Gast registrieren" }).click();
    await see(page.getByRole("heading", { level: 1, name: "Als Gast registrieren" }));
    await page.getByLabel("E-Mail-Adresse").fill(email);
    await page.getByLabel(/^Ich stimme den Nutzungsbedingungen/).check();
    await page.getByRole("button", { name: "Als Gast registrieren" }).click();
    await page.goto(await linkFor(db, email, "/registrierung/aktivierung"));
    await page.getByRole("button", { name: "Registrierung bestätigen" }).click();
    await arrive(page, "/benutzer");
    await page.getByRole("link", { name: "Firma suchen" }).click();
    await page.getByLabel("Firma und Ort").fill("gartenbau neuland");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: company.name }).first().click();
    await page.getByRole("link", { name: "Weiter", exact: true }).click();
    await chooseProof(page, /^Per E-Mail/);
    await enterClaimCode(page, codeIn(await mailTo(db, company.email, "claim-code")));
    await see(page.getByRole("heading", isOwner));
    await page.getByRole("button", { name: "Zum Eintrag" }).click();
    await arrive(page, "/kunde/meineProdukte/eintrag/uebersicht");
  });
});

describe("a consumer", () => {
  journey("forgot the password, gets a new one and corrects a rating", async ({ db, open }) => {
    const person = await aVisitor(db, 1);
    const window = await open(PHONE);
    const { page } = window;
    window.expects("401 POST /api/auth/login", "401 POST /api/auth/login");
    await page.goto("/");
    await fillLogIn(page, { ...person, password: "falsch eins" });
    await see(page.getByRole("alert"));
    await page.getByLabel("Passwort", { exact: true }).fill("falsch zwei");
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await page.getByRole("link", { name: "Neues Passwort wählen" }).click();
    await hasValue(page.getByLabel("Anmeldename oder E-Mail-Adresse"), person.login);
    await page.getByRole("button", { name: "Link anfordern" }).click();
    await page.goto(await linkFor(db, person.login, "/passwort/erneuern"));
    await page.getByLabel("Neues Passwort").fill("Ziegel Nebel Tasse 4");
    await page.getByRole("button", { name: "Passwort speichern" }).click();
    await page.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
    await hasValue(page.getByLabel("Anmeldename"), person.login);
    await fillLogIn(page, { ...person, password: "Ziegel Nebel Tasse 4" });
    await page.getByRole("main").getByRole("link", { name: "Meine Bewertungen" }).click();
    await page.getByRole("button", { name: "Bewertung von Brandt Bedachungen GmbH ändern" }).click();
    await page.getByRole("radio", { name: "Fünf von fünf Sternen" }).check();
    await page.getByRole("button", { name: "Bewertung speichern" }).click();
    await see(page.getByText("Ihre Bewertung ist gespeichert."));
  });
});

describe("somebody of customer care", () => {
  journey("acts for a company, which reads who came and why", async ({ db, open }) => {
    const person = await aCustomer(db, { names: ["Salon Abendrot"] });
    const agent = await anAgent(db);
    const window = await open(DESK);
    const { page } = window;
    window.expects("401 POST /api/auth/login/cuca");
    await page.goto("/");
    await page.getByRole("link", { name: "Anmeldung für den Kundendienst" }).click();
    await see(headline(page).filter({ hasText: "Anmeldung für den Kundendienst" }));
    await fillSupportLogIn(page, agent, person.company.id);
    await enterCode(db, page, agent);
    await see(page.getByText(`Angemeldet als Salon Abendrot | ${person.company.id}`));
    await page.getByRole("link", { name: "Kontaktwünsche" }).click();
    await see(page.getByRole("region", { name: "Besuche des Kundendienstes" }).getByText(REASON));
    await page
      .getByRole("region", { name: "Kundendienst", exact: true })
      .getByRole("link", { name: "Abmelden" })
      .click();
    await arrive(page, "/login");
  });
});
