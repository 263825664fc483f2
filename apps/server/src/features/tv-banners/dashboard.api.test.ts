/** What the dashboard says of TV banners. */
import { aTvBanner, aTvCreative } from "@portal/db/factories/tv-banners";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { dashboardOf } from "../../testing/dashboard/dashboard-of.ts";
import { apiTest } from "../../testing/fixture.ts";
import type { Member } from "../../testing/test-app.ts";

const { test, app } = apiTest();
let owner: Member;
beforeEach(async () => {
  app.clock.set("2026-11-23T11:00:00Z");
  owner = await app.logInMember({ products: ["TV"] });
});
const company = () => ({ company_id: owner.company.id });
const ask = () => dashboardOf(owner.client, owner.company.id, "TV-Banner");
const tasks = async () => (await ask()).tasks.map(({ title }) => title);
const days = (first: string, count: number, impressions: number) =>
  sql`insert into tv_days (company_id, day, banner, channels, hours, programmes, impressions, counted_at)
      select ${owner.company.id}::bigint, ${first}::date + n, 'T', '{4,5}', '{1,2}', '{A,B}',
             array[1, ${impressions - 1}::int], now() from generate_series(0, ${count - 1}::int) n`.execute(app.db);

test("an approval that waits and a banner that shows nothing are tasks", async () => {
  const { binary_master_id: id } = await aTvCreative(app.db, { ...company(), name: "Herbst" });
  await aTvCreative(app.db, { ...company(), name: "Alt", partner_approval: "REJECTED" });
  await aTvBanner(app.db, { ...company(), name: "Köln" });
  await aTvBanner(app.db, { ...company(), name: "Bonn", state: "paused" });
  expect(await tasks()).toEqual([
    "TV-Banner „Köln“ mit einem Motiv versehen",
    "Motiv „Herbst“ für das TV-Banner freigeben",
  ]);
  await app.db.updateTable("tv_creatives").set({ customer_approval: "ACCEPTED" }).execute();
  await app.db.updateTable("tv_banners").set({ binary_master_id: id }).execute();
  expect(await tasks()).toEqual([]);
});

test("who may only read has no task", async () => {
  await aTvCreative(app.db, company());
  await aTvBanner(app.db, company());
  expect(await tasks()).toHaveLength(2);
  await app.db.updateTable("memberships").set({ right: "read" }).where("user_id", "=", owner.userId).execute();
  expect(await tasks()).toEqual([]);
});

test("impressions of the last 28 delivered days, with and without a comparison", async () => {
  await days("2026-10-26", 28, 10);
  expect((await ask()).results).toMatchObject([
    { text: "280 Einblendungen im Fernsehen in 28 Tagen", source: "Zählung der Sender, Zahlen bis 22.11.2026" },
  ]);
  await days("2026-09-28", 28, 5);
  expect((await ask()).results).toMatchObject([
    { text: "280 Einblendungen im Fernsehen in 28 Tagen, 100\u00a0% mehr als davor" },
  ]);
});

test("without a delivered day there is no result", async () => {
  expect((await ask()).results).toEqual([]);
});
