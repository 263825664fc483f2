import type { Page } from "playwright-core";

/** Goes to Facebook and agrees there as a person with this address. */
export async function agreeAtFacebook(page: Page, email: string, from = "/login"): Promise<void> {
  await page.goto(from);
  await page.getByRole("button", { name: "Mit Facebook anmelden" }).click();
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Weiter zum Portal" }).click();
}
