/** Login with Facebook, from our page to Facebook's and back. */
import { uniqueKey } from "@portal/db/factories/unique-key";
import { describe, expect } from "vitest";
import { journey } from "../journey.ts";
import { arrive, POLL, see } from "../look.ts";
import { aPerson } from "../people.ts";
import { agreeAtFacebook } from "./at-facebook.ts";
import { logIn } from "./log-in.ts";
import { linkFor } from "./mails.ts";

describe("Facebook", () => {
  journey(
    "an account is linked by its password, then Facebook logs in; the query is removed from the URL",
    async ({ db, open }) => {
      const person = await aPerson(db);
      const first = await open();
      first.expects("409 POST /api/auth/facebook", "401 POST /api/auth/linkFacebook");
      await agreeAtFacebook(first.page, person.login);
      await see(first.page.getByText("Damit können Sie sich hier noch nicht anmelden."));
      await expect.poll(() => new URL(first.page.url()).search, POLL).toBe("");
      await first.page.getByLabel("Passwort", { exact: true }).fill("falsch");
      await first.page.getByRole("button", { name: "Verbinden und anmelden" }).click();
      await see(first.page.getByText("Anmeldename oder Passwort stimmen nicht."));
      await first.page.getByLabel("Passwort", { exact: true }).fill(person.password);
      await first.page.getByRole("button", { name: "Verbinden und anmelden" }).click();
      await arrive(first.page, "/benutzer");

      // the requested page is kept while the person is at Facebook
      const second = await open();
      await agreeAtFacebook(second.page, person.login, "/benutzer/bewertungen");
      await arrive(second.page, "/benutzer/bewertungen");
    },
  );

  journey("an account is linked in the user area, logs in, and is unlinked", async ({ db, open }) => {
    const person = await aPerson(db);
    const first = await open();
    const { page } = first;
    first.expects("400 POST /api/auth/beginFacebookLink", "403 POST /api/user/unlinkFacebook");
    await logIn(page, person);
    await page.goto("/benutzer?bereich=anmeldung");
    await page.getByRole("button", { name: "Mit Facebook verbinden" }).click();
    const dialog = page.getByRole("dialog", { name: "Mit Facebook verbinden" });
    await dialog.getByLabel("Ihr Passwort", { exact: true }).fill("falsch");
    await dialog.getByRole("button", { name: "Weiter zu Facebook" }).click();
    await see(dialog.getByText("Das Passwort stimmt nicht."));
    await dialog.getByLabel("Ihr Passwort", { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: "Weiter zu Facebook" }).click();
    await see(page.getByRole("button", { name: "Weiter zum Portal" }));
    await page.getByLabel("E-Mail-Adresse").fill(`privat.${person.login}`);
    await page.getByRole("button", { name: "Weiter zum Portal" }).click();
    await see(page.getByText("Facebook ist verbunden."));
    await expect.poll(() => new URL(page.url()).search, POLL).toBe("?bereich=anmeldung");

    const second = await open();
    await agreeAtFacebook(second.page, `privat.${person.login}`);
    await arrive(second.page, "/benutzer");

    await page.getByRole("button", { name: "Verbindung lösen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Verbindung lösen" }).click();
    const proof = page.getByRole("dialog", { name: "Sind Sie es?" });
    await proof.getByLabel("Ihr Passwort", { exact: true }).fill(person.password);
    await proof.getByRole("button", { name: "Bestätigen", exact: true }).click();
    await see(page.getByText("Nicht verbunden"));
    const third = await open();
    third.expects("409 POST /api/auth/facebook");
    await agreeAtFacebook(third.page, `privat.${person.login}`);
    await see(third.page.getByText("Damit können Sie sich hier noch nicht anmelden."));
  });

  journey("a new person registers and is activated by the mail", async ({ db, open }) => {
    const email = `${uniqueKey("vera").toLowerCase()}@kunde.example`;
    const window = await open();
    const { page } = window;
    window.expects("409 POST /api/auth/facebook");
    await agreeAtFacebook(page, email);
    await page.getByRole("checkbox", { name: /^Ich stimme den Nutzungsbedingungen/ }).check();
    await page.getByRole("button", { name: "Konto anlegen" }).click();
    await see(page.getByText("Bitte sehen Sie in Ihren E-Mails nach"));
    await page.goto(await linkFor(db, email, "/registrierung/aktivierung"));
    await page.getByRole("button", { name: "Konto mit Facebook anlegen" }).click();
    await arrive(page, "/benutzer");

    const later = await open();
    await agreeAtFacebook(later.page, email);
    await arrive(later.page, "/benutzer");
  });

  journey("declining at Facebook shows the login form again", async ({ open }) => {
    const window = await open();
    const { page } = window;
    window.expects("400 POST /api/auth/facebook");
    await page.goto("/login");
    await page.getByRole("button", { name: "Mit Facebook anmelden" }).click();
    await page.getByRole("button", { name: "Abbrechen" }).click();
    await see(page.getByText("Sie haben die Anmeldung bei Facebook abgebrochen."));
    await page.getByRole("button", { name: "Zur Anmeldung" }).click();
    await see(page.getByLabel("Anmeldename"));
  });
});
