/** A company with the product and Search Console at the fake Google. */
import {
  chooseSearchProperty,
  getSeoOverview,
  grantSearchConsole,
  type SeoOverview,
  startSearchConsole,
} from "@portal/contract/seo/calls";
import { aProduct } from "@portal/db/factories/companies";
import { expect } from "vitest";
import type { TestApp } from "../../../testing/test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

export const OWN_PROPERTY = "sc-domain:brandt-bedachungen.example";
export const FOREIGN_PROPERTY = "https://www.turnverein-blau-weiss.example/";
const BACK = "http://localhost:3000/kunde/meineProdukte/seo/uebersicht";

/** An owner of a company with the product, whose entry has the fake account's website. */
export async function seoCustomer(app: TestApp) {
  const { client, company } = await app.logInMember();
  const { id: accountId } = company;
  await aProduct(app.db, { company_id: accountId, code: "SEO" });
  await app.db
    .updateTable("entries")
    .set({ website: "https://www.brandt-bedachungen.example/" })
    .where("company_id", "=", accountId)
    .execute();
  return { client, accountId };
}

type Consent = { email: string; agree?: boolean; ticked?: boolean; kind?: string };

/** Goes through Google's consent page like a browser, and returns the query that comes back. */
export async function throughConsent(
  client: TestClient,
  accountId: number,
  { email, agree = true, ticked = true, kind = "one" }: Consent,
): Promise<{ code: string; state: string }> {
  const { status, body } = await client.call(startSearchConsole, { accountId });
  expect(status).toBe(200);
  const page = await (await fetch(body.url)).text();
  const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const form = new URLSearchParams(hidden.map(([, name = "", value = ""]): [string, string] => [name, value]));
  const filled = { decision: agree ? "agree" : "decline", email, kind, account: "", ...(ticked && { search: "on" }) };
  for (const [name, value] of Object.entries(filled)) form.set(name, value);
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? "";
  const answer = await fetch(action, { method: "POST", body: form, redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe(BACK);
  const { code = "", state = "" } = Object.fromEntries(back.searchParams);
  return { code, state };
}

export async function granted(client: TestClient, accountId: number, consent: Consent): Promise<void> {
  const body = await throughConsent(client, accountId, consent);
  const { status } = await client.call(grantSearchConsole, { accountId, body });
  expect(status).toBe(200);
}

/** Grants access and chooses the company's own property; its figures are not read yet. */
export async function chosen(client: TestClient, accountId: number, consent: Consent): Promise<void> {
  await granted(client, accountId, consent);
  const { status } = await client.call(chooseSearchProperty, { accountId, body: { siteUrl: OWN_PROPERTY } });
  expect(status).toBe(200);
}

export const RANGE = { startDate: "2026-08-24", endDate: "2026-11-21", interval: "Week" as const };

export async function overviewOf(client: TestClient, accountId: number, query = RANGE): Promise<SeoOverview> {
  const { status, body } = await client.call(getSeoOverview, { accountId, query });
  expect(status).toBe(200);
  return body;
}

let count = 0;
/** A Google account that no other test uses. */
export const newAccount = (): string => `suche.${(count += 1)}@google.example`;
