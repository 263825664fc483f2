import { ownerClaimExpiresAt } from "@portal/contract/account/claim";
import { aMembership, aUser } from "@portal/db/factories/users";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { remindOwners } from "./reminders.ts";
import { aFreeCompany, mailsTo } from "./testing/claimants.ts";

const DAY = 86_400_000;
/** Ten in the morning in Berlin. */
const NOW = new Date("2026-06-10T08:00:00Z");
let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());
afterEach(() => t.db.deleteFrom("companies").execute());

/** A company whose owner must confirm in so many days, with an editor beside. */
async function aClaimEndingIn(days: number): Promise<{ id: number; owner: string; editor: string }> {
  const midnight = new Date("2026-06-09T22:00:00Z").getTime() + days * DAY;
  const confirmed = new Date(midnight + 21 * DAY + 12 * 3_600_000);
  confirmed.setUTCFullYear(confirmed.getUTCFullYear() - 1);
  expect(ownerClaimExpiresAt(confirmed.getTime())).toBe(midnight);
  const { id } = await aFreeCompany(t, { company: { claimed_by: "OWNER", claimed_last_update: confirmed } });
  const owner = await aUser(t.db);
  const editor = await aUser(t.db);
  await aMembership(t.db, { user_id: owner.id, company_id: id });
  await aMembership(t.db, { user_id: editor.id, company_id: id, right: "editor" });
  return { id, owner: owner.email, editor: editor.email };
}

test("owners are reminded once two weeks before and once three days before, whatever the hour's job does", async () => {
  const claim = await aClaimEndingIn(14);
  t.clock.set(NOW);
  expect(await remindOwners(t.dependencies)).toBe(1);
  expect(await remindOwners(t.dependencies)).toBe(0);
  t.clock.set(new Date(NOW.getTime() + 5 * DAY));
  expect(await remindOwners(t.dependencies)).toBe(0);
  t.clock.set(new Date(NOW.getTime() + 11 * DAY));
  expect(await remindOwners(t.dependencies)).toBe(1);
  const [first, second, ...more] = await mailsTo(t, claim.owner);
  expect([first?.template, second?.template, more]).toEqual(["claim-expires", "claim-expires", []]);
  expect(first?.text).toContain("bis zum 24.06.2026");
  expect(await mailsTo(t, claim.editor)).toEqual([]);
});

test.each([
  [16, 0],
  [14, 1],
  [3, 1],
  [1, 1],
  [0, 0],
  [-1, 0],
])("with %i days left %i mails go out", async (days, mails) => {
  await aClaimEndingIn(days);
  t.clock.set(NOW);
  expect(await remindOwners(t.dependencies)).toBe(mails);
});

test("nobody is written to at night", async () => {
  await aClaimEndingIn(3);
  t.clock.set("2026-06-10T01:00:00Z");
  expect(await remindOwners(t.dependencies)).toBe(0);
});

test("a company that wants no messages of the portal gets none", async () => {
  const { id } = await aClaimEndingIn(3);
  await t.db
    .insertInto("account_locks")
    .values({ company_id: id, locks: ["portalMessages"], by_support: false, changed_at: NOW })
    .execute();
  t.clock.set(NOW);
  expect(await remindOwners(t.dependencies)).toBe(0);
});

test("an owner who switched these reminders off gets none, the other owner does", async () => {
  const { id, owner } = await aClaimEndingIn(3);
  const other = await aUser(t.db);
  await aMembership(t.db, { user_id: other.id, company_id: id });
  await sql`insert into notification_settings (user_id, event, channel, wanted)
    select id, 'claim_ends', 'email', false from users where email = ${owner}`.execute(t.db);
  t.clock.set(NOW);
  expect(await remindOwners(t.dependencies)).toBe(1);
  expect(await mailsTo(t, owner)).toEqual([]);
  expect(await mailsTo(t, other.email)).toHaveLength(1);
});

test("a claim that was confirmed anew, and one of the provider, need no reminder", async () => {
  const renewed = await aClaimEndingIn(3);
  const given = await aClaimEndingIn(3);
  await t.db.updateTable("companies").set({ claimed_last_update: NOW }).where("id", "=", renewed.id).execute();
  await t.db.updateTable("companies").set({ claimed_by: "PROVIDER" }).where("id", "=", given.id).execute();
  t.clock.set(NOW);
  expect(await remindOwners(t.dependencies)).toBe(0);
});

test("more owners than fit into one look are all reminded", async () => {
  const { id } = await aClaimEndingIn(3);
  const [row] = await t.db.selectFrom("companies").selectAll().where("id", "=", id).execute();
  const values = Array.from({ length: 1100 }, (_, index) => ({
    external_id: `many-${index}`,
    name: "Filiale",
    display_name: "Filiale",
    claimed_by: "OWNER" as const,
    claimed_last_update: row?.claimed_last_update ?? NOW,
  }));
  const made = await t.db.insertInto("companies").values(values).returning("id").execute();
  // As an import leaves them: all of one microsecond.
  await sql`update companies set claimed_last_update = claimed_last_update + interval '7 microseconds'`.execute(t.db);
  const owner = await aUser(t.db);
  await t.db
    .insertInto("memberships")
    .values(made.map((company) => ({ company_id: company.id, user_id: owner.id, right: "owner" as const })))
    .execute();
  t.clock.set(NOW);
  expect(await remindOwners(t.dependencies)).toBe(1101);
});
