/** The fake Google in the browser, and actions there without our pages. */
import { uniqueKey } from "@portal/db/factories/unique-key";
import type { Page } from "playwright-core";
import { see } from "../look.ts";

const RIGHTS = "/kunde/meineProdukte/eintrag/rechteuebertragung";
export const OVERVIEW = `${RIGHTS}/uebersicht`;
export const PROFILE = `${RIGHTS}/google/unternehmensProfil`;
export const AUTH = `${RIGHTS}/google/auth`;
export const FAILURE = `${RIGHTS}/fehler`;

/** An account at Google that no other journey uses. */
export const aGoogleAccount = (): string => `${uniqueKey("konto").toLowerCase()}@google.example`;

/** Goes from our page to Google's consent page. Returns the URL of the fake Google. */
export async function goToGoogle(page: Page): Promise<string> {
  await page.goto(AUTH);
  await page.getByRole("button", { name: "Weiter zu Google" }).click();
  await see(page.getByRole("heading", { name: "Nachgespieltes Google" }));
  return `${new URL(page.url()).origin}/google`;
}

/** Chooses an account there, which has one location unless told, and agrees. */
export async function agree(page: Page, email: string, has = "einen Standort"): Promise<void> {
  await page.getByLabel("Anderes Konto").check();
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Es hat").selectOption({ label: has });
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
}

/** Grants access and connects the only location. Returns the URL of the fake Google. */
export async function connect(page: Page, email: string, has?: string): Promise<string> {
  const google = await goToGoogle(page);
  await agree(page, email, has);
  await page.getByRole("button", { name: "Diesen Standort verbinden" }).click();
  await see(page.getByText(/^Verbunden mit /));
  return google;
}

/** Something is done in the account at Google, apart from the portal. */
export async function atGoogle(google: string, email: string, action: "revoke" | "verify" | "limit"): Promise<void> {
  const body = new URLSearchParams({ email, action });
  const { status } = await fetch(`${google}/control`, { method: "POST", body, redirect: "manual" });
  if (status !== 303) throw new Error(`${action} answered ${status}`);
}

/** How much of the page has moved since it was loaded, as browsers count it: 0 for nothing. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
