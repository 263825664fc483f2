/** Helpers for the second factor: an app that makes codes, and turning it on in the browser. */
import { Secret, TOTP } from "otpauth";
import type { Locator, Page } from "playwright-core";
import { see } from "../look.ts";
import type { Person } from "../people.ts";

export const LOG_IN_SETTINGS = "/benutzer?bereich=anmeldung";
const STEP_MS = 30_000;

/** The app's code now. It stays valid for half a minute after the app shows the next one. */
export const codeOf = (secret: string): string => codeAt(secret, Date.now());

/**
 * The code that the app shows next, for a second use: a code counts once. It is valid already, because a phone's clock
 * may be ahead; the previous one would run out if a half minute ended before it arrives.
 */
export const nextCodeOf = (secret: string): string => codeAt(secret, Date.now() + STEP_MS);

const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** The app's secret on the screen that connects the app. */
export async function secretOn(screen: Page | Locator): Promise<string> {
  const address = (await screen.getByRole("link", { name: "In der App öffnen" }).getAttribute("href")) ?? "";
  return new URL(address).searchParams.get("secret") ?? "";
}

/** Turns it on in the browser. Returns the app's secret and the recovery codes. */
export async function turnOn(page: Page, person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto(LOG_IN_SETTINGS);
  await page.getByRole("button", { name: "Code-Anmeldung einrichten" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Ihr Passwort", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await see(dialog.getByRole("img", { name: "QR-Code für Ihre App" }));
  const secret = await secretOn(dialog);

  await dialog.getByLabel("Code aus der App").fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Code-Anmeldung einschalten" }).click();
  const codes = dialog.getByRole("list", { name: "Ersatzcodes" }).getByRole("listitem");
  await see(codes.first());
  const recoveryCodes = await codes.allTextContents();
  await dialog.getByRole("button", { name: "Ich habe die Codes gespeichert" }).click();
  await see(page.getByText("Noch 10 Ersatzcodes"));
  return { secret, recoveryCodes };
}
