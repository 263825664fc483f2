/** Each row that serves nobody any more goes at its time, and what still serves somebody stays. */
import { aCompany } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import { aUser } from "@portal/db/factories/users";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aClaimant, aFreeCompany, claimByMail } from "../features/claiming/testing/claimants.ts";
import { buildTestApp, type TestApp } from "../testing/test-app.ts";
import { sweep } from "./sweep.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;
let t: TestApp;
let companyId: number;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set("2026-05-04T10:00:00Z");
  companyId = (await aCompany(t.db)).id;
  await anEntry(t.db, { company_id: companyId });
});

/** How many of a kind went until a minute before so many days were over, and in the two minutes after that. */
async function goneAround(kind: string, days: number): Promise<[number | undefined, number | undefined]> {
  t.clock.advance(days * DAY - MINUTE);
  const before = (await sweep(t.dependencies))[kind];
  t.clock.advance(2 * MINUTE);
  return [before, (await sweep(t.dependencies))[kind]];
}

const now = (): Date => t.clock.now();
const subscription = (email: string, confirmed: Date | null, ended: Date | null) =>
  sql`insert into newsletter_subscriptions (email, email_key, brand, text_version, requested_at, request_address_hash, confirmed_at, ended_at)
      values (${email}, ${email}, 'nahbei', '1', ${now()}, '\\x00', ${confirmed}, ${ended})`.execute(t.db);
const link = (state: string, decided: Date | null) =>
  sql`insert into account_links (company_id, email, email_key, "right", origin, brand, state, created_at, expires_at, decided_at)
      values (${companyId}, ${state}, ${state}, 'read', 'person', 'nahbei', ${state}, ${now()}, ${now()}, ${decided})`.execute(
    t.db,
  );
const statesOfLinks = async () =>
  (await t.db.selectFrom("account_links").select("state").where("company_id", "=", companyId).execute())
    .map(({ state }) => state)
    .toSorted();

test("an order of the newsletter that nobody confirmed goes after a month", async () => {
  await subscription("offen@kunde.example", null, null);
  await subscription("bestellt@kunde.example", now(), null);
  expect(await goneAround("newsletterOrders", 30)).toEqual([0, 1]);
  const left = t.db.selectFrom("newsletter_subscriptions").select("email").where("email", "like", "%@kunde.example");
  expect(await left.execute()).toEqual([{ email: "bestellt@kunde.example" }]);
});

test("the proof of an ended newsletter goes three years after the end of its year", async () => {
  await subscription("beendet@kunde.example", now(), now());
  t.clock.set("2029-12-31T23:59:00Z");
  expect((await sweep(t.dependencies))["newsletterOrders"]).toBe(0);
  t.clock.set("2030-01-01T00:01:00Z");
  expect((await sweep(t.dependencies))["newsletterOrders"]).toBe(1);
});

test("an open link goes a month after its time; one that waits for a check stays", async () => {
  await link("open", null);
  await link("pending", now());
  expect(await goneAround("accountLinks", 30)).toEqual([0, 1]);
  expect(await statesOfLinks()).toEqual(["pending"]);
});

test("decided links go after a year", async () => {
  for (const state of ["linked", "refused", "withdrawn"]) await link(state, now());
  expect(await goneAround("accountLinks", 365)).toEqual([0, 3]);
  expect(await statesOfLinks()).toEqual([]);
});

test("a hint goes a quarter of a year after the decision, and never before one", async () => {
  const hint = (decided: Date | null) =>
    sql`insert into contributions (company_id, kind, text, created_at, decided_at) values (${companyId}, 'other', 'Falsch', ${now()}, ${decided})`.execute(
      t.db,
    );
  await hint(now());
  await hint(null);
  expect(await goneAround("hints", 90)).toEqual([0, 1]);
  const left = t.db.selectFrom("contributions").select("decided_at").where("company_id", "=", companyId);
  expect(await left.execute()).toEqual([{ decided_at: null }]);
});

test("a claim's code goes with its time; whoever enters it late is still told so", async () => {
  t.clock.set(new Date());
  const company = await aFreeCompany(t);
  const claimant = await aClaimant(t, company.id);
  const code = await claimByMail(t, claimant, company);
  expect((await sweep(t.dependencies))["claimCodes"]).toBe(0);
  // The session must live longer than the code.
  await t.db.updateTable("claims").set({ code_expires_at: now() }).where("company_id", "=", company.id).execute();
  expect((await sweep(t.dependencies))["claimCodes"]).toBe(1);
  const row = t.db.selectFrom("claims").select(["code_hash", "state"]).where("company_id", "=", company.id);
  expect(await row.executeTakeFirst()).toEqual({ code_hash: null, state: "code_out" });
  expect((await claimant.enter(code)).codes).toEqual(["claiming.code_expired"]);
});

test("a second sweep finds nothing left", async () => {
  await aUser(t.db);
  t.clock.advance(4000 * DAY);
  await sweep(t.dependencies);
  expect(new Set(Object.values(await sweep(t.dependencies)))).toEqual(new Set([0]));
});
