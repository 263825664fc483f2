import { readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { describe, expect } from "vitest";
import { journey } from "../journey.ts";
import { arrive, see } from "../look.ts";
import { aPerson } from "../people.ts";
import {
  aFreeCompany,
  askForCode,
  claimNumber,
  codeIn,
  enterCode,
  FREE,
  isOwner,
  linkIn,
  logInToClaim,
  mailTo,
  portalClaim,
} from "./claiming.ts";
import { letterLines } from "./letter-text.ts";

describe("claiming an entry", () => {
  journey("by e-mail: from the login page, a search and the mail's code to the own entry", async ({ db, open }) => {
    const company = await aFreeCompany(db, { name: "Übernahme Elektro" });
    const person = await aPerson(db);
    const { page } = await open();

    await page.goto("/login");
    await page.getByRole("link", { name: "Eintrag übernehmen" }).click();
    await page.getByLabel("Firma und Ort").fill("übernahme elek");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: company.name }).first().click();
    await see(page.getByRole("heading", { level: 1, name: "Eintrag übernehmen" }));
    await see(page.getByText(FREE));
    await page.getByRole("link", { name: "Weiter", exact: true }).click();
    await arrive(page, `/claiming/register?firma=${company.id}`);
    await page.getByRole("link", { name: "Für die Übernahme anmelden" }).click();
    await page.getByLabel("Anmeldename").fill(person.login);
    await page.getByLabel("Passwort", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await arrive(page, `/claiming/login/success?firma=${company.id}`);
    await see(page.getByText(FREE));
    await askForCode(page, /^Per E-Mail/);
    await see(page.getByText(FREE));

    const mail = await mailTo(db, company.email, "claim-code");
    expect(mail).toMatch(/kostenlos und kein Vertrag/);
    await page.goto(linkIn(mail, "/claiming/pending"));
    await enterCode(page, codeIn(mail).toLowerCase());

    await see(page.getByRole("heading", isOwner));
    await see(page.getByText(FREE));
    await mailTo(db, person.login, "claim-confirmed");
    await page.getByRole("button", { name: "Zum Eintrag" }).click();
    await arrive(page, "/kunde/meineProdukte/eintrag/uebersicht");
    await see(page.getByRole("main").getByText("Übernahme Elektro").first());
  });

  journey("by a new person: public entry, registration and mail lead back to the company", async ({ db, open }) => {
    const company = await aFreeCompany(db, { name: "Neuland Garten" });
    const email = `neu-${company.id}@kunde.example`;
    const password = "Kupferdach 7 Libelle";
    const window = await open();
    const { page } = window;
    window.expects("400 POST /api/claiming/register");
    await page.goto(`/eintrag/${company.id}`);
    await page.getByRole("link", { name: "Ist das Ihre Firma?" }).click();
    await page.getByRole("link", { name: "Weiter", exact: true }).click();
    await arrive(page, `/claiming/register?firma=${company.id}`);

    await page.getByRole("button", { name: "Weiter zum Passwort" }).click();
    await see(page.getByText("Bitte stimmen Sie den Nutzungsbedingungen zu."));
    await page.getByLabel(/^Ihr Name/).fill("Nadja Neuland");
    await page.getByLabel("E-Mail-Adresse").fill(email);
    await page.getByLabel(/^Ich stimme/).check();
    await page.getByRole("button", { name: "Weiter zum Passwort" }).click();
    await arrive(page, `/claiming/register/password?firma=${company.id}`);
    await see(page.getByText(FREE));
    await page.getByLabel("Passwort", { exact: true }).fill("passwort12");
    await page.getByRole("button", { name: "Registrieren" }).click();
    await see(page.locator("[aria-invalid=true]"));
    await page.getByLabel("Passwort", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Registrieren" }).click();
    await arrive(page, `/claiming/register/success?firma=${company.id}`);
    await see(page.getByText(email));

    // The mail may be opened on another device, which has only the link.
    const elsewhere = (await open()).page;
    await elsewhere.goto(linkIn(await mailTo(db, email, "registration"), "/registrierung/aktivierung"));
    await elsewhere.getByRole("button", { name: "Registrierung bestätigen" }).click();
    await elsewhere.getByRole("link", { name: "Anmelden" }).click();
    await elsewhere.getByLabel("Anmeldename").fill(email);
    await elsewhere.getByLabel("Passwort", { exact: true }).fill(password);
    await elsewhere.getByRole("button", { name: "Anmelden", exact: true }).click();
    await arrive(elsewhere, `/claiming/login/success?firma=${company.id}`);
    await askForCode(elsewhere, /^Per E-Mail/);
    await enterCode(elsewhere, codeIn(await mailTo(db, company.email, "claim-code")));
    await see(elsewhere.getByRole("heading", isOwner));
  });

  journey("by letter: the provider prints it, the person gets a mail and enters the code", async ({ db, open }) => {
    const company = await aFreeCompany(db, { name: "Briefmarken Lang" });
    const person = await aPerson(db);
    const { page } = await open();
    await logInToClaim(page, company, person);
    await askForCode(page, /^Per Brief/);
    await see(page.getByText(/Wir schicken einen Brief mit dem Code an Lindenstraße 12, 10969 Berlin/));
    await mailTo(db, person.login, "claim-ordered");

    expect(await portalClaim("list")).toMatch(/requested +letter +Briefmarken Lang/);
    const file = path.join(os.tmpdir(), `brief-${company.id}.pdf`);
    await portalClaim("letter", await claimNumber(db, company), "--out", file);
    const lines = await letterLines(await readFile(file));
    const code = lines.find((line) => /^\w{4}-\w{4}$/.test(line)) ?? `no code in: ${lines.join(" | ")}`;

    const mail = await mailTo(db, person.login, "claim-issued");
    await page.goto(linkIn(mail, "/claiming/pending"));
    await see(page.getByText(/Der Brief mit dem Code ist unterwegs/));
    await enterCode(page, code);
    await see(page.getByRole("heading", isOwner));
  });

  journey("by phone: the open page asks for the code once an agent has issued it", async ({ db, open }) => {
    const company = await aFreeCompany(db, { name: "Fernsprech Fuchs" });
    const person = await aPerson(db);
    const { page } = await open();
    await logInToClaim(page, company, person);
    await askForCode(page, /^Per Anruf/);
    await see(page.getByText(/Wir rufen zu unseren Servicezeiten unter 030 23125100 an/));

    const spoken = await portalClaim("code", await claimNumber(db, company));
    expect(spoken).toContain("Call 030 23125100");
    // Without a reload, the page itself notices the issued code.
    await see(page.getByText(/Wir haben den Code unter 030 23125100 durchgesagt/));
    await enterCode(page, codeIn(spoken));

    await see(page.getByRole("heading", isOwner));
  });
});
