/** Helpers for claiming: a company without an owner, its mails, and the provider's commands. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { POLL, see } from "../look.ts";
import { aListedCompany } from "../people.ts";
import type { Company } from "../people.ts";
import { running } from "../running.ts";

type Db = Kysely<Database>;
type CompanyColumns = Parameters<typeof aListedCompany>[1];

const PORTAL = path.resolve(import.meta.dirname, "../../apps/server/src/app/portal.ts");

/** Each step says so. */
export const FREE = /Die Übernahme kostet nichts und ist kein Vertrag\./;
export const isOwner = { level: 1, name: "Der Eintrag gehört Ihnen" } as const;

let count = 0;

/** A company with its own e-mail address. */
export async function aFreeCompany(db: Db, columns: CompanyColumns = {}): Promise<Company & { email: string }> {
  const email = `kontakt-${process.pid}-${(count += 1)}@firma.example`;
  return { ...(await aListedCompany(db, columns, { email })), email };
}

/** Waits for the newest mail of a template to an address and returns its plain text. */
export async function mailTo(db: Db, address: string, template: string): Promise<string> {
  const look = async (): Promise<string | undefined> => {
    const mail = await db
      .selectFrom("mails")
      .select("text_body")
      .where("recipient", "=", address)
      .where("template", "=", template)
      .orderBy("id", "desc")
      .executeTakeFirst();
    return mail?.text_body;
  };
  await expect.poll(look, POLL).toBeDefined();
  return (await look()) ?? "";
}

/** The code of a mail or of what a command printed. */
export const codeIn = (text: string): string => /\b[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\b/.exec(text)?.[0] ?? "";

/** Path and query of the mail's link to one of our pages. */
export function linkIn(text: string, page: string): string {
  const address = text.split(/\s+/).find((word) => word.startsWith("http") && new URL(word).pathname === page);
  if (address === undefined) throw new Error(`no link to ${page} in the mail`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Runs `portal claim …` on the product's database. */
export async function portalClaim(...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: running.databaseUrl, PORT: new URL(running.origin).port };
  const { stdout } = await promisify(execFile)(process.execPath, [PORTAL, "claim", ...args], { env });
  return stdout;
}

/** The number of the company's newest claim in the provider's work list. */
export async function claimNumber(db: Db, company: Company): Promise<string> {
  const { id } = await db
    .selectFrom("claims")
    .select("id")
    .where("company_id", "=", company.id)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Logs in on the claiming page. */
export async function logInToClaim(
  page: Page,
  company: Company,
  { login, password }: { login: string; password: string },
): Promise<void> {
  await page.goto(`/claiming/login?firma=${company.id}`);
  await page.getByLabel("Anmeldename").fill(login);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
}

/** Chooses a proof on the page that is open. */
export async function askForCode(page: Page, proof: RegExp): Promise<void> {
  await see(page.getByRole("heading", { level: 1, name: "Sie sind angemeldet" }));
  await chooseProof(page, proof);
}

/** The choice itself, on whatever page it stands. */
export async function chooseProof(page: Page, proof: RegExp): Promise<void> {
  await page.getByRole("radio", { name: proof }).check();
  await page.getByRole("button", { name: "Code anfordern" }).click();
  await see(page.getByRole("heading", { level: 1, name: "Ihr Code" }));
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Code prüfen" }).click();
}
