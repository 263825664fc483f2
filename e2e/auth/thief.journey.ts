/** Somebody who got into an account; in the end its owner is inside and the thief outside. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../journey.ts";
import { arrive, see } from "../look.ts";
import { aPerson } from "../people.ts";
import { agreeAtFacebook } from "./at-facebook.ts";
import { fillLogIn, logIn } from "./log-in.ts";
import { freshAddress, linkFor, subjectsTo } from "./mails.ts";

const NEW_PASSWORD = "Ziegel Nebel Tasse 4";
const CONFIRM_EMAIL = "/benutzer/email-aenderung/aktivieren";

/** Asks for another e-mail address, with the password that the thief knows. */
async function askForAddress(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/benutzer?bereich=anmeldung");
  await page.getByRole("textbox", { name: "Neue E-Mail-Adresse" }).fill(email);
  await page.getByRole("textbox", { name: "Ihr Passwort" }).fill(password);
  await page.getByRole("button", { name: "Link anfordern" }).click();
  await see(page.getByText("Bitte sehen Sie in Ihrem Postfach nach"));
}

describe("a thief who knows the password", () => {
  journey("asks for another address; the owner's new password comes first and ends it", async ({ db, open }) => {
    const owner = await aPerson(db);
    const email = freshAddress();
    const [his, hers] = [await open(), await open()];
    his.expects("410 POST /api/user/activateChangedEmail", "401 POST /api/auth/login");
    await logIn(his.page, owner);
    await askForAddress(his.page, email, owner.password);
    const confirmation = await linkFor(db, email, CONFIRM_EMAIL);

    await hers.page.goto("/passwort/vergessen");
    await hers.page.getByLabel("Anmeldename oder E-Mail-Adresse").fill(owner.login);
    await hers.page.getByRole("button", { name: "Link anfordern" }).click();
    await hers.page.goto(await linkFor(db, owner.login, "/passwort/erneuern"));
    await see(hers.page.getByText(`Ihre E-Mail-Adresse sollte zu ${email} geändert werden.`));
    await hers.page.getByLabel("Neues Passwort").fill(NEW_PASSWORD);
    await hers.page.getByRole("button", { name: "Passwort speichern" }).click();
    await arrive(hers.page, "/passwort/erneuern/bestaetigung");

    await his.page.goto(confirmation);
    await his.page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
    await see(his.page.getByText("Dieser Link wurde schon benutzt."));
    await his.page.goto("/login");
    await fillLogIn(his.page, owner);
    await see(his.page.getByText("Anmeldename oder Passwort stimmen nicht."));
    await his.page.goto("/passwort/vergessen");
    await his.page.getByLabel("Anmeldename oder E-Mail-Adresse").fill(email);
    await his.page.getByRole("button", { name: "Link anfordern" }).click();
    await arrive(his.page, "/passwort/vergessen/bestaetigung");
    expect(await subjectsTo(db, email)).toHaveLength(1);

    await hers.page.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
    await fillLogIn(hers.page, { ...owner, password: NEW_PASSWORD });
    await arrive(hers.page, "/benutzer");
  });

  journey("has changed the address already; its owner takes it back with the mail's link", async ({ db, open }) => {
    const owner = await aPerson(db);
    const email = freshAddress();
    const [his, hers] = [await open(), await open()];
    his.expects("401 GET /api/auth/refresh", "401 POST /api/auth/login");
    await logIn(his.page, owner);
    await askForAddress(his.page, email, owner.password);
    await his.page.goto(await linkFor(db, email, CONFIRM_EMAIL));
    await his.page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
    await see(his.page.getByText(`Wir schreiben Ihnen ab jetzt an ${email}.`));
    await logIn(his.page, { ...owner, login: email });

    await hers.page.goto(await linkFor(db, owner.login, CONFIRM_EMAIL));
    await hers.page.getByRole("button", { name: "Änderung rückgängig machen" }).click();
    await see(hers.page.getByText(`Wir schreiben Ihnen wieder an ${owner.login}.`));
    await hers.page.getByRole("link", { name: "Neues Passwort wählen" }).click();
    await hers.page.getByLabel("Neues Passwort").fill(NEW_PASSWORD);
    await hers.page.getByRole("button", { name: "Passwort speichern" }).click();
    await arrive(hers.page, "/passwort/erneuern/bestaetigung");
    await hers.page.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
    await fillLogIn(hers.page, { ...owner, password: NEW_PASSWORD });
    await arrive(hers.page, "/benutzer");

    await his.page.goto("/benutzer");
    await see(his.page.getByText("Ihre Sitzung ist beendet."));
    await fillLogIn(his.page, { ...owner, login: email });
    await see(his.page.getByText("Anmeldename oder Passwort stimmen nicht."));
  });
});

journey(
  "somebody registers by Facebook with a stranger's address, whose owner clicks the link",
  async ({ db, open }) => {
    const email = freshAddress();
    const [his, hers] = [await open(), await open()];
    his.expects("409 POST /api/auth/facebook", "409 POST /api/auth/facebook");
    await agreeAtFacebook(his.page, email);
    await his.page.getByRole("checkbox", { name: /^Ich stimme den Nutzungsbedingungen/ }).check();
    await his.page.getByRole("button", { name: "Konto anlegen" }).click();
    await see(his.page.getByText("Bitte sehen Sie in Ihren E-Mails nach"));

    await hers.page.goto(await linkFor(db, email, "/registrierung/aktivierung"));
    await see(hers.page.getByText("Jemand hat sich mit Facebook registriert. Waren Sie das?"));
    await hers.page.getByRole("button", { name: "Konto ohne Facebook anlegen" }).click();
    await arrive(hers.page, "/benutzer");

    await agreeAtFacebook(his.page, email);
    await see(his.page.getByText("Damit können Sie sich hier noch nicht anmelden."));
  },
);
