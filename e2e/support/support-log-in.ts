import type { Database } from "@portal/db/rows";
import { type Kysely, sql } from "kysely";
import type { Locator, Page } from "playwright-core";
import { codeOf } from "../auth/second-factor.ts";
import { see } from "../look.ts";
import { caller, expectOk, logIn } from "../operation/api-caller.ts";
import { aPerson } from "../people.ts";
import type { Company, Person } from "../people.ts";
import { running } from "../running.ts";
import type { Window } from "../window.ts";

type Db = Kysely<Database>;

/** `secret`: what the agent's app makes codes from. */
export type Agent = Person & { secret: string };

/** Somebody of customer care without a second factor, who may only set one up. */
export const anUnprotectedAgent = (db: Db): Promise<Person> =>
  aPerson(db, { roles: ["cuca"], display_name: "Yvonne Seidel" });

/** Somebody of customer care, with a second factor. */
export async function anAgent(db: Db): Promise<Agent> {
  const person = await anUnprotectedAgent(db);
  const call = caller(running.origin);
  await logIn(call, person);
  const { password } = person;
  const { body } = await expectOk(call("POST", "/api/user/beginSecondFactor", { password }));
  const { secret } = body as { secret: string };
  await expectOk(call("POST", "/api/user/confirmSecondFactor", { code: codeOf(secret) }));
  return { ...person, secret };
}

export const REASON = "Rückruf wegen der Öffnungszeiten";

type Credentials = { login: string; password: string };

/** Fills in the support log-in on the screen and sends it. */
export async function fillSupportLogIn(
  page: Page | Locator,
  { login, password }: Credentials,
  companyId: number | string,
  submit = "Für diese Firma anmelden",
): Promise<void> {
  await page.getByLabel("Anmeldename").fill(login);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByLabel("Firmennummer").fill(String(companyId));
  await page.getByLabel("Grund").fill(REASON);
  await page.getByRole("button", { name: submit }).click();
}

/** Enters the app's code in the dialog that asks for it; one that another log-in has used just now, too. */
export async function enterCode(db: Db, page: Page, agent: Pick<Agent, "login" | "secret">): Promise<void> {
  const field = page.getByRole("dialog").getByLabel("Code aus Ihrer App");
  await see(field);
  await field.fill(await codeNow(db, agent));
  await page.keyboard.press("Enter");
}

/** The code that the agent's app shows now; it counts even if another log-in has used it. */
export async function codeNow(db: Db, { login, secret }: Pick<Agent, "login" | "secret">): Promise<string> {
  await sql`update second_factors set last_step = 0
    where user_id = (select id from users where login = ${login})`.execute(db);
  return codeOf(secret);
}

/** Logs in for a company and waits until the bar says so. */
export async function actFor(db: Db, { page, expects }: Window, agent: Agent, company: Company): Promise<void> {
  expects("401 POST /api/auth/login/cuca");
  await page.goto("/login/cuca");
  await fillSupportLogIn(page, agent, company.id);
  await enterCode(db, page, agent);
  await see(page.getByText(`Angemeldet als ${company.name} | ${company.id}`));
}
