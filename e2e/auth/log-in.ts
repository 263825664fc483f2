import type { Page } from "playwright-core";
import { see } from "../look.ts";

type Credentials = { login: string; password: string };

/** Fills in and submits the login form on the screen. */
export async function fillLogIn(page: Page, { login, password }: Credentials): Promise<void> {
  await page.getByLabel("Anmeldename").fill(login);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
}

/** Opens the login page, logs in and waits for the next page. */
export async function logIn(page: Page, person: Credentials, address = "/login"): Promise<void> {
  await page.goto(address);
  await fillLogIn(page, person);
  await see(page.getByRole("link", { name: "Abmelden" }));
}
