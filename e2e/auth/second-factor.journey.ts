/** Codes of an app: turned on in the user area, asked for at log-in, and a recovery code for a lost phone. */
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../journey.ts";
import { arrive, hasFocus, see } from "../look.ts";
import { aPerson } from "../people.ts";
import type { Person } from "../people.ts";
import { fillLogIn, logIn } from "./log-in.ts";

const LOG_IN_SETTINGS = "/benutzer?bereich=anmeldung";
const STEP_MS = 30_000;

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Turns it on as a person does; answers the secret that the app keeps, and the codes on paper. */
async function turnOn(page: Page, person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto(LOG_IN_SETTINGS);
  await page.getByRole("button", { name: "Code-Anmeldung einrichten" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Ihr Passwort", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await see(dialog.getByRole("img", { name: "QR-Code für Ihre App" }));
  const address = (await dialog.getByRole("link", { name: "In der App öffnen" }).getAttribute("href")) ?? "";
  const secret = new URL(address).searchParams.get("secret") ?? "";

  // The code of the step before stands as well, and leaves the present one for the log-in.
  await dialog.getByLabel("Code aus der App").fill(codeOf(secret, -1));
  await dialog.getByRole("button", { name: "Code-Anmeldung einschalten" }).click();
  const codes = dialog.getByRole("list", { name: "Ersatzcodes" }).getByRole("listitem");
  await see(codes.first());
  const recoveryCodes = await codes.allTextContents();
  await dialog.getByRole("button", { name: "Ich habe die Codes gespeichert" }).click();
  await see(page.getByText("Noch 10 Ersatzcodes"));
  return { secret, recoveryCodes };
}

describe("the second factor", () => {
  journey("is turned on, asked for, and a wrong code waits at its field", async ({ db, open }) => {
    const person = await aPerson(db);
    const own = await open();
    await logIn(own.page, person);
    const { secret } = await turnOn(own.page, person);

    const other = await open();
    other.expects("401 POST /api/auth/login");
    await other.page.goto("/login");
    await fillLogIn(other.page, person);
    const code = other.page.getByLabel("Code aus Ihrer App");
    await hasFocus(code);
    await code.fill("000000");
    await other.page.keyboard.press("Enter");
    await see(other.page.getByText("Dieser Code stimmt nicht"));
    await hasFocus(code);
    await code.fill(codeOf(secret));
    await other.page.keyboard.press("Enter");
    await arrive(other.page, "/benutzer");
  });

  journey("gives way to a code on paper, and is turned off with password and code", async ({ db, open }) => {
    const person = await aPerson(db);
    const own = await open();
    await logIn(own.page, person);
    const { recoveryCodes } = await turnOn(own.page, person);

    const other = await open();
    other.expects("401 POST /api/auth/login");
    await other.page.goto("/login");
    await fillLogIn(other.page, person);
    await other.page.getByLabel("Code aus Ihrer App").fill(recoveryCodes[0] ?? "");
    await other.page.getByRole("button", { name: "Weiter" }).click();
    await arrive(other.page, "/benutzer");
    await other.page.goto(LOG_IN_SETTINGS);
    await see(other.page.getByText("Noch 9 Ersatzcodes"));

    await other.page.getByRole("button", { name: "Code-Anmeldung ausschalten" }).click();
    const dialog = other.page.getByRole("dialog");
    await dialog.getByLabel("Ihr Passwort", { exact: true }).fill(person.password);
    await dialog.getByLabel("Code aus der App").fill(recoveryCodes[1] ?? "");
    await dialog.getByRole("button", { name: "Code-Anmeldung ausschalten" }).click();
    await see(other.page.getByRole("button", { name: "Code-Anmeldung einrichten" }));
    await logIn((await open()).page, person);
  });

  journey("leads back to the form where somebody has no code", async ({ db, open }) => {
    const person = await aPerson(db);
    const own = await open();
    await logIn(own.page, person);
    await turnOn(own.page, person);
    const other = await open();
    other.expects("401 POST /api/auth/login");
    await other.page.goto("/login");
    await fillLogIn(other.page, person);
    await see(other.page.getByRole("dialog"));
    await other.page.keyboard.press("Escape");
    await see(other.page.getByText("Bitte geben Sie den Code aus Ihrer App ein."));
    expect(await other.page.getByLabel("Anmeldename").inputValue()).toBe(person.login);
  });
});
