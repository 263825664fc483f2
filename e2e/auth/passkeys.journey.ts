/** Passkeys at the printed URL, with the browser's virtual authenticator. */
import type { Page } from "playwright-core";
import { describe } from "vitest";
import { journey } from "../journey.ts";
import { arrive, miss, see } from "../look.ts";
import { aPerson } from "../people.ts";
import { logIn } from "./log-in.ts";

const LOG_IN_SETTINGS = "/benutzer?bereich=anmeldung";

/** A virtual device with a lock. `isOwner: false`: another person holds it and can't unlock it. */
async function aDevice(page: Page, { isOwner = true } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isOwner,
      automaticPresenceSimulation: true,
    },
  });
}

describe("a passkey", () => {
  journey("a passkey is made, named, logs in without a password, and is useless once deleted", async ({ db, open }) => {
    const person = await aPerson(db);
    const window = await open();
    const { page } = window;
    await aDevice(page);
    await logIn(page, person);
    await page.goto(LOG_IN_SETTINGS);
    await page.getByRole("button", { name: "Passkey hinzufügen" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name des Passkeys").fill("Diensthandy");
    await dialog.getByLabel("Ihr Passwort", { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: "Weiter zum Gerät" }).click();
    const list = page.getByRole("list", { name: "Ihre Passkeys" });
    await see(list.getByText("Diensthandy", { exact: true }));

    await page.getByRole("button", { name: "Diensthandy umbenennen" }).click();
    await dialog.getByLabel("Name des Passkeys").fill("Büro");
    await dialog.getByRole("button", { name: "Namen speichern" }).click();
    await see(list.getByText("Büro", { exact: true }));
    await page.getByRole("link", { name: "Abmelden" }).click();

    await page.getByRole("button", { name: "Mit Passkey anmelden" }).click();
    await arrive(page, "/benutzer");
    await page.goto(LOG_IN_SETTINGS);
    await see(list.getByText("zuletzt benutzt"));

    window.expects("403 POST /api/user/deletePasskey");
    await page.getByRole("button", { name: "Büro löschen" }).click();
    await dialog.getByRole("button", { name: "Passkey löschen" }).click();
    await page.getByRole("button", { name: "Mit Passkey bestätigen" }).click();
    await see(page.getByText("Sie haben noch keinen Passkey."));
    await page.getByRole("link", { name: "Abmelden" }).click();
    window.expects("400 POST /api/auth/loginByPasskey");
    await page.getByRole("button", { name: "Mit Passkey anmelden" }).click();
    await see(page.getByText("Dieser Passkey passt nicht."));
  });

  journey("login says so if the device's lock is not opened", async ({ db, open }) => {
    const person = await aPerson(db);
    const { page } = await open();
    await aDevice(page, { isOwner: false });
    await logIn(page, person);
    await page.goto(LOG_IN_SETTINGS);
    await page.getByRole("button", { name: "Passkey hinzufügen" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name des Passkeys").fill("Diensthandy");
    await dialog.getByLabel("Ihr Passwort", { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: "Weiter zum Gerät" }).click();
    await see(dialog.getByText("Das Gerät hat keinen Passkey angelegt."));
    await miss(page.getByRole("list", { name: "Ihre Passkeys" }));
  });
});
