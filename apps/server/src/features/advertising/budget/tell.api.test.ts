/** The mail about a budget that ends too early: when, to whom, and how often. */
import { searchAds } from "@portal/db/factories/search-ads";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { tellEndingBudgets } from "./tell.ts";

const { test, app, mailbox } = apiTest();
let anna: Member;
beforeEach(async () => {
  app.clock.set("2026-03-02T09:00:00Z");
  anna = await app.logInMember({ products: ["SEA"] });
  // 400 cents a day, from 1 February to 1 March: 11,600 cents.
  await searchAds(app.db, { companyId: anna.company.id, first: "2026-02-01", last: "2026-03-01" });
});

const agree = (plan: number, end = "2026-03-31") =>
  sql`insert into search_ad_budgets values (${anna.company.id}, '2026-02-01', ${end}, ${plan}, now())
      on conflict (company_id, start_day) do update set plan_cents = excluded.plan_cents`.execute(app.db);
async function endedSince(): Promise<void> {
  await agree(11_600, "2026-03-31");
  app.clock.set("2026-04-01T09:00:00Z");
}
const tell = () => tellEndingBudgets(app.dependencies);
const subjects = async () => (await mailbox.mailsTo(anna.login)).map(({ subject }) => subject).toSorted();

test("a budget is told once when it is about to end, and once when it is used up", async () => {
  await agree(14_000);
  await tell();
  await tell();
  expect(await subjects()).toEqual([`Ihr Werbebudget geht zu Ende: ${anna.company.name}`]);
  const [mail] = await mailbox.mailsTo(anna.login);
  expect(mail?.text_body).toContain("bis zum 31.03.2026");
  expect(mail?.text_body).toContain("/kunde/meineProdukte/suchmaschinenWerbung/budget");
  await agree(11_600);
  await tell();
  await tell();
  expect(await subjects()).toEqual([
    `Ihr Werbebudget geht zu Ende: ${anna.company.name}`,
    `Ihr Werbebudget ist aufgebraucht: ${anna.company.name}`,
  ]);
});

test.each([
  ["lasts", () => agree(14_500)],
  ["ends within a week anyway", () => agree(11_600, "2026-03-08")],
  ["ended before today, though figures stopped weeks before", () => endedSince()],
  ["is not agreed", () => Promise.resolve()],
])("a budget that %s is not told", async (_what, arrange) => {
  await arrange();
  await tell();
  expect(await subjects()).toEqual([]);
});

test.each([
  ["at night", async () => app.clock.set("2026-03-02T20:00:00Z")],
  [
    "to who may only read",
    () => sql`update memberships set "right" = 'read' where user_id = ${anna.userId}`.execute(app.db),
  ],
  [
    "without the product",
    () => sql`update products set status = 'Inactive' where company_id = ${anna.company.id}`.execute(app.db),
  ],
  [
    "against a wish",
    () =>
      sql`insert into notification_settings (user_id, event, channel, wanted)
          values (${anna.userId}, 'ad_budget', 'email', false)`.execute(app.db),
  ],
])("nothing is told %s", async (_when, arrange) => {
  await agree(11_600);
  await arrange();
  await tell();
  expect(await subjects()).toEqual([]);
});
