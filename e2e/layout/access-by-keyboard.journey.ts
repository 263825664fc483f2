/** Login, claims, links and the profile's deletion by keyboard only: the focus is always visible. */
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { linkInMail, mailsTo } from "../account-linking/mail.ts";
import { portalCommand } from "../account-linking/portal-command.ts";
import { codeOf, LOG_IN_SETTINGS, nextCodeOf } from "../auth/second-factor.ts";
import { aFreeCompany, codeIn, linkIn, mailTo } from "../claiming/claiming.ts";
import { journey } from "../journey.ts";
import { chooseByArrows, isInDialog, isOnHeadline, press, tabTo, typeInto } from "../keyboard.ts";
import { arrive, hasFocus, POLL, see } from "../look.ts";
import { aCustomer, aListedCompany, aPerson } from "../people.ts";

/** Types login name and password and sends them with Enter. */
async function logInByKeyboard(page: Page, { login, password }: { login: string; password: string }): Promise<void> {
  await typeInto(page, "Anmeldename", login);
  await typeInto(page, "Passwort", password);
  await page.keyboard.press("Enter");
}

describe("with the keyboard only", () => {
  journey("the second factor is turned on, and login asks for it", async ({ db, open }) => {
    const person = await aPerson(db);
    const window = await open();
    window.expects("401 POST /api/auth/login");
    const { page } = window;
    await page.goto("/login");
    await logInByKeyboard(page, person);
    await isOnHeadline(page, "Mein Bereich");
    await page.goto(LOG_IN_SETTINGS);

    await press(page, "button", "Code-Anmeldung einrichten");
    await isInDialog(page, "Code-Anmeldung einrichten");
    await typeInto(page, "Ihr Passwort", person.password);
    await page.keyboard.press("Enter");
    await hasFocus(page.getByRole("textbox", { name: "Code aus der App" }));
    const address = await page.getByRole("link", { name: "In der App öffnen" }).getAttribute("href");
    const secret = new URL(address ?? "").searchParams.get("secret") ?? "";
    await page.keyboard.type(codeOf(secret));
    await page.keyboard.press("Enter");
    await isInDialog(page, "Ihre Ersatzcodes");
    await press(page, "button", "Ich habe die Codes gespeichert");
    await see(page.getByText("Noch 10 Ersatzcodes"));
    await hasFocus(page.getByRole("heading", { level: 2, name: "Anmeldung mit Code" }));

    await press(page, "link", "Abmelden");
    await arrive(page, "/login");
    await logInByKeyboard(page, person);
    const code = page.getByLabel("Code aus Ihrer App");
    await hasFocus(code);
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await see(page.getByText("Dieser Code stimmt nicht"));
    await hasFocus(code);
    await page.keyboard.type(nextCodeOf(secret));
    await page.keyboard.press("Enter");
    await arrive(page, "/benutzer");
    await isOnHeadline(page, "Mein Bereich");
  });

  journey("an entry is claimed by the mail's code", async ({ db, open }) => {
    const company = await aFreeCompany(db, { name: "Tastatur Elektro" });
    const person = await aPerson(db);
    const window = await open();
    window.expects("400 POST /api/claiming/enterCode");
    const { page } = window;
    await page.goto(`/claiming/welcome?firma=${company.id}`);
    await press(page, "link", "Weiter");
    await arrive(page, `/claiming/register?firma=${company.id}`);
    await isOnHeadline(page, "Für die Übernahme registrieren");
    await press(page, "link", "Für die Übernahme anmelden");
    await isOnHeadline(page, "Für die Übernahme anmelden");
    await logInByKeyboard(page, person);
    await isOnHeadline(page, "Sie sind angemeldet");
    await chooseByArrows(page, /^Per E-Mail/);
    await press(page, "button", "Code anfordern");
    await isOnHeadline(page, "Ihr Code");

    await press(page, "button", "Übernahme abbrechen");
    await isInDialog(page, "Übernahme abbrechen?");
    await page.keyboard.press("Escape");
    await hasFocus(page.getByRole("button", { name: "Übernahme abbrechen" }));

    const mail = await mailTo(db, company.email, "claim-code");
    await page.goto(linkIn(mail, "/claiming/pending"));
    await typeInto(page, "Code", "2222-2222");
    await page.keyboard.press("Enter");
    await see(page.getByText("Noch 4 Versuche."));
    await hasFocus(page.getByLabel("Code", { exact: true }));
    await page.keyboard.press("Control+A");
    await page.keyboard.type(codeIn(mail));
    await page.keyboard.press("Enter");
    await isOnHeadline(page, "Der Eintrag gehört Ihnen");
    await press(page, "button", "Zum Eintrag");
    await arrive(page, "/kunde/meineProdukte/eintrag/uebersicht");
    await isOnHeadline(page, "Ihr Eintrag");
  });

  journey("a new person takes an account link", async ({ db, open }) => {
    const company = await aListedCompany(db, { name: "Tasten und Saiten" });
    const email = `neu-${randomUUID().slice(0, 8)}@kunde.example`;
    await portalCommand("link", "create", "--company", String(company.id), "--email", email);
    const window = await open();
    window.expects("400 POST /api/accountlink/register");
    const { page } = window;
    await page.goto(await linkInMail(db, email, "account-link"));
    await arrive(page, "/account/verknuepfung/registrierung");
    await isOnHeadline(page, "Konto anlegen und verknüpfen");

    await press(page, "button", "Konto anlegen und verknüpfen");
    await hasFocus(page.getByRole("textbox", { name: "Passwort", exact: true }));
    await page.keyboard.type("Regenrinne Giebel 48");
    await press(page, "checkbox", /^Ich stimme den Nutzungsbedingungen/);
    await press(page, "button", "Konto anlegen und verknüpfen");
    await arrive(page, "/");
    await isOnHeadline(page, "Tasten und Saiten");
    const rights = await db.selectFrom("memberships").selectAll().where("company_id", "=", company.id).execute();
    expect(rights).toMatchObject([{ right: "owner" }]);
  });

  journey("the deletion of the profile is requested and cancelled", async ({ db, open }) => {
    const person = await aPerson(db);
    const window = await open();
    window.expects("400 POST /api/user/data/confirmPassword");
    const { page } = window;
    await page.goto("/login?callbackPage=%2Fbenutzer");
    await logInByKeyboard(page, person);
    await isOnHeadline(page, "Mein Bereich");
    await press(page, "link", "Meine Daten");
    await press(page, "button", "Profil löschen");
    await isInDialog(page, "Profil wirklich löschen?");
    await page.keyboard.press("Escape");
    await hasFocus(page.getByRole("button", { name: "Profil löschen" }));
    await page.keyboard.press("Enter");
    await press(page, "button", "Profil löschen");
    await hasFocus(page.getByRole("textbox", { name: "Ihr Passwort" }));
    await tabTo(page, "combobox", /^Warum gehen Sie/);
    await page.keyboard.type("Ein anderer");
    await typeInto(page, /^Was können wir besser machen/, "Nichts");
    await typeInto(page, "Ihr Passwort", "Falsch-2026");
    await page.keyboard.press("Enter");
    await see(page.getByText("Das Passwort stimmt nicht."));
    await hasFocus(page.getByRole("textbox", { name: "Ihr Passwort" }));
    await page.keyboard.press("Control+A");
    await page.keyboard.type(person.password);
    await page.keyboard.press("Enter");
    const confirmation = page.getByText(/^Ihr Profil wird am .* gelöscht$/);
    await hasFocus(page.getByRole("status").filter({ has: confirmation }));

    await press(page, "button", "Profil behalten");
    await see(page.getByText("Ihr Profil bleibt."));
    await isOnHeadline(page, "Mein Bereich");
    const kept = await db.selectFrom("users").select("erase_at").where("id", "=", person.id).executeTakeFirstOrThrow();
    expect(kept.erase_at).toBe(null);
  });

  journey("an owner invites a person and withdraws the invitation", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Tastenwerk"] });
    const guest = await aPerson(db);
    const window = await open();
    window.expects("400 POST /api/customer/people/invite");
    const { page } = window;
    await page.goto("/login");
    await logInByKeyboard(page, owner);
    await isOnHeadline(page, "Tastenwerk");
    await press(page, "link", "Personen");
    await isOnHeadline(page, "Personen");
    await typeInto(page, "E-Mail-Adresse der Person", "nix");
    await page.keyboard.press("Enter");
    const address = page.getByLabel("E-Mail-Adresse der Person");
    await see(page.locator("[aria-invalid=true]"));
    await hasFocus(address);
    await page.keyboard.press("Control+A");
    await page.keyboard.type(guest.login);
    await chooseByArrows(page, /^Nur lesen/);
    await press(page, "button", "Einladung senden");
    await see(page.getByText(`Die Einladung an ${guest.login} ist unterwegs.`));
    await hasFocus(page.getByRole("button", { name: "Einladung senden" }));
    await expect.poll(() => mailsTo(db, guest.login), POLL).toEqual(["account-link"]);

    await page.reload();
    await press(page, "button", `Einladung an ${guest.login} zurückziehen`);
    await see(page.getByText(`Die Einladung an ${guest.login} ist zurückgezogen.`));
    await isOnHeadline(page, "Personen");
  });
});
