import { ownerClaimExpiresAt } from "@portal/contract/account/claim";
import { aMembership, aUser } from "@portal/db/factories/users";
import { sql } from "kysely";
import { afterEach, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { remindOwners } from "./reminders.ts";
import { aFreeCompany, mailsTo } from "./testing/claimants.ts";

const DAY = 86_400_000;
/** 10:00 in Berlin. */
const NOW = new Date("2026-06-10T08:00:00Z");
const { test, app } = apiTest();
afterEach(() => app.db.deleteFrom("companies").execute());

/** A company whose owner's claim expires in `days`, with an editor. */
async function aClaimEndingIn(days: number): Promise<{ id: number; owner: string; editor: string }> {
  const midnight = new Date("2026-06-09T22:00:00Z").getTime() + days * DAY;
  const confirmed = new Date(midnight + 21 * DAY + 12 * 3_600_000);
  confirmed.setUTCFullYear(confirmed.getUTCFullYear() - 1);
  expect(ownerClaimExpiresAt(confirmed.getTime())).toBe(midnight);
  const { id } = await aFreeCompany(app, { company: { claimed_by: "OWNER", claimed_last_update: confirmed } });
  const owner = await aUser(app.db);
  const editor = await aUser(app.db);
  await aMembership(app.db, { user_id: owner.id, company_id: id });
  await aMembership(app.db, { user_id: editor.id, company_id: id, right: "editor" });
  return { id, owner: owner.email, editor: editor.email };
}

test("owners get one reminder two weeks and one three days before, however often the job runs", async () => {
  const claim = await aClaimEndingIn(14);
  app.clock.set(NOW);
  expect(await remindOwners(app.dependencies)).toBe(1);
  expect(await remindOwners(app.dependencies)).toBe(0);
  app.clock.set(new Date(NOW.getTime() + 5 * DAY));
  expect(await remindOwners(app.dependencies)).toBe(0);
  app.clock.set(new Date(NOW.getTime() + 11 * DAY));
  expect(await remindOwners(app.dependencies)).toBe(1);
  const [first, second, ...more] = await mailsTo(app, claim.owner);
  expect([first?.template, second?.template, more]).toEqual(["claim-expires", "claim-expires", []]);
  expect(first?.text).toContain("bis zum 24.06.2026");
  expect(await mailsTo(app, claim.editor)).toEqual([]);
});

test.each([
  [16, 0],
  [14, 1],
  [3, 1],
  [1, 1],
  [0, 0],
  [-1, 0],
])("with %i days left %i mails are sent", async (days, mails) => {
  await aClaimEndingIn(days);
  app.clock.set(NOW);
  expect(await remindOwners(app.dependencies)).toBe(mails);
});

test("no reminder is sent at night", async () => {
  await aClaimEndingIn(3);
  app.clock.set("2026-06-10T01:00:00Z");
  expect(await remindOwners(app.dependencies)).toBe(0);
});

test("a company that locked portal messages gets no reminder", async () => {
  const { id } = await aClaimEndingIn(3);
  await app.db
    .insertInto("account_locks")
    .values({ company_id: id, locks: ["portalMessages"], by_support: false, changed_at: NOW })
    .execute();
  app.clock.set(NOW);
  expect(await remindOwners(app.dependencies)).toBe(0);
});

test("an owner who switched reminders off gets none, the other owner gets one", async () => {
  const { id, owner } = await aClaimEndingIn(3);
  const other = await aUser(app.db);
  await aMembership(app.db, { user_id: other.id, company_id: id });
  await sql`insert into notification_settings (user_id, event, channel, wanted)
    select id, 'claim_ends', 'email', false from users where email = ${owner}`.execute(app.db);
  app.clock.set(NOW);
  expect(await remindOwners(app.dependencies)).toBe(1);
  expect(await mailsTo(app, owner)).toEqual([]);
  expect(await mailsTo(app, other.email)).toHaveLength(1);
});

test("a renewed claim and a claim of the provider get no reminder", async () => {
  const renewed = await aClaimEndingIn(3);
  const given = await aClaimEndingIn(3);
  await app.db.updateTable("companies").set({ claimed_last_update: NOW }).where("id", "=", renewed.id).execute();
  await app.db.updateTable("companies").set({ claimed_by: "PROVIDER" }).where("id", "=", given.id).execute();
  app.clock.set(NOW);
  expect(await remindOwners(app.dependencies)).toBe(0);
});

test("more owners than one batch holds are all reminded", async () => {
  const { id } = await aClaimEndingIn(3);
  const [row] = await app.db.selectFrom("companies").selectAll().where("id", "=", id).execute();
  const values = Array.from({ length: 1100 }, (_, index) => ({
    external_id: `many-${index}`,
    name: "Filiale",
    display_name: "Filiale",
    claimed_by: "OWNER" as const,
    claimed_last_update: row?.claimed_last_update ?? NOW,
  }));
  const made = await app.db.insertInto("companies").values(values).returning("id").execute();
  // An import leaves all rows with the same microsecond.
  await sql`update companies set claimed_last_update = claimed_last_update + interval '7 microseconds'`.execute(app.db);
  const owner = await aUser(app.db);
  await app.db
    .insertInto("memberships")
    .values(made.map((company) => ({ company_id: company.id, user_id: owner.id, right: "owner" as const })))
    .execute();
  app.clock.set(NOW);
  expect(await remindOwners(app.dependencies)).toBe(1101);
});
