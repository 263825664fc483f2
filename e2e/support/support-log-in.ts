import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Locator, Page } from "playwright-core";
import { see } from "../look.ts";
import { aPerson } from "../people.ts";
import type { Company, Person } from "../people.ts";

/** Somebody of customer care. */
export const anAgent = (db: Kysely<Database>): Promise<Person> =>
  aPerson(db, { roles: ["cuca"], display_name: "Yvonne Seidel" });

export const REASON = "Rückruf wegen der Öffnungszeiten";

/** Fills in the support log-in on the screen and sends it. */
export async function fillSupportLogIn(
  page: Page | Locator,
  { login, password }: { login: string; password: string },
  companyId: number | string,
  submit = "Für diese Firma anmelden",
): Promise<void> {
  await page.getByLabel("Anmeldename").fill(login);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByLabel("Firmennummer").fill(String(companyId));
  await page.getByLabel("Grund").fill(REASON);
  await page.getByRole("button", { name: submit }).click();
}

/** Logs in for a company and waits until the bar says so. */
export async function actFor(page: Page, agent: Person, company: Company): Promise<void> {
  await page.goto("/login/cuca");
  await fillSupportLogIn(page, agent, company.id);
  await see(page.getByText(`Angemeldet als ${company.name} | ${company.id}`));
}
