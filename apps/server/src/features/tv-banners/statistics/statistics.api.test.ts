/** The calls on impressions over delivered days. */
import {
  getTvByDay,
  getTvByProgramme,
  getTvByTimeOfDay,
  getTvByWeekAndChannel,
  getTvImpressionsCsv,
  getTvKeyFigures,
  getTvTotal,
} from "@portal/contract/tv-banners/statistics/calls";
import { aTvBanner } from "@portal/db/factories/tv-banners";
import { sql } from "kysely";
import { beforeAll, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { sweepTvDays } from "../jobs.ts";

const { test, app } = apiTest();
let owner: Member;
beforeAll(async () => {
  app.clock.set("2026-03-02T12:00:00Z");
  owner = await app.logInMember({ products: ["TV"] });
  for (const external_id of ["T-1", "T-2"]) await aTvBanner(app.db, { company_id: owner.company.id, external_id });
  // Two banners, 60 days from 2026-01-01 (a Thursday): each day 100 at 20 h and 7 at 7 h, the second banner 10.
  await sql`
    insert into tv_days (company_id, day, banner, channels, hours, programmes, impressions, counted_at)
    select ${owner.company.id}::bigint, date '2026-01-01' + n, 'T-1', '{7775,8101}', '{20,7}', '{Krimi,"=Morgen"}', '{100,7}', now()
    from generate_series(0, 59) n
    union all
    select ${owner.company.id}::bigint, date '2026-01-01' + n, 'T-2', array[8101], array[7], array['Wetter'], array[10], now()
    from generate_series(0, 59) n`.execute(app.db);
});

const request = (query: object = {}) => ({
  accountId: owner.company.id,
  query: { startDate: "2026-02-02", endDate: "2026-02-15", interval: "Week" as const, ...query },
});

test("key figures with the same weekdays before", async () => {
  const { body } = await owner.client.call(getTvKeyFigures, request());
  expect(body).toMatchObject({
    comparedWith: { start: "2026-01-19", end: "2026-02-01" },
    firstDay: "2026-01-01",
    lastDay: "2026-03-01",
    impressions: { value: 14 * 117, before: 14 * 117 },
    daysOnAir: { value: 14, before: 14 },
    channels: { value: 2, before: 2 },
    programmes: { value: 3, before: 3 },
  });
});

test("nothing is compared where figures begin later", async () => {
  const { body } = await owner.client.call(getTvTotal, request({ startDate: "2026-01-05", endDate: "2026-01-18" }));
  expect(body).toMatchObject({ comparedWith: null, impressions: { value: 14 * 117, before: null } });
});

test("one banner only", async () => {
  const { body } = await owner.client.call(getTvTotal, request({ externalId: "T-2" }));
  expect(body.impressions).toEqual({ value: 140, before: 140 });
});

test("one channel only, in every breakdown", async () => {
  const of = request({ channelId: "8101" });
  expect((await owner.client.call(getTvTotal, of)).body.impressions).toEqual({ value: 14 * 17, before: 14 * 17 });
  const { channels, programmes } = (await owner.client.call(getTvKeyFigures, of)).body;
  expect([channels.value, programmes.value]).toEqual([1, 2]);
  const { hours } = (await owner.client.call(getTvByTimeOfDay, of)).body;
  expect([hours.map((day) => day[7]), hours.flat().filter((value) => value > 0)]).toEqual([
    Array<number>(7).fill(34),
    Array<number>(7).fill(34),
  ]);
  expect((await owner.client.call(getTvTotal, request({ channelId: "4" }))).body.impressions.value).toBe(0);
});

test("days are without gaps, weeks are cut at the range's ends, hours are of their weekday", async () => {
  const range = { startDate: "2026-02-25", endDate: "2026-03-10" };
  const { days } = (await owner.client.call(getTvByDay, request(range))).body;
  expect(days).toHaveLength(14);
  expect(days.map(({ value }) => value)).toEqual([...Array<number>(5).fill(117), ...Array<number>(9).fill(0)]);
  const { weeks } = (await owner.client.call(getTvByWeekAndChannel, request(range))).body;
  expect(weeks.map(({ start, end }) => `${start} ${end}`)).toEqual([
    "2026-02-25 2026-03-01",
    "2026-03-02 2026-03-08",
    "2026-03-09 2026-03-10",
  ]);
  expect(weeks[0]?.channels).toEqual([
    { channelId: 7775, value: 500 },
    { channelId: 8101, value: 85 },
  ]);
  const { hours } = (await owner.client.call(getTvByTimeOfDay, request(range))).body;
  expect(hours.map((day) => day[20])).toEqual([0, 0, 100, 100, 100, 100, 100]);
});

test("a channel outside the catalogue counts like any other", async () => {
  const other = await app.logInMember({ products: ["TV-REGIO"] });
  await sql`insert into tv_days values (${other.company.id}, '2026-02-10', 'T', '{4}', '{1}', '{Neu}', '{3}', now())`.execute(
    app.db,
  );
  const { body } = await other.client.call(getTvByProgramme, { ...request(), accountId: other.company.id });
  expect(body.programmes).toEqual([{ channelId: 4, programme: "Neu", value: 3, before: null }]);
});

test("the file has every delivered row and no formula", async () => {
  const { status, raw } = await owner.client.send({
    method: "GET",
    path: getTvImpressionsCsv.path,
    query: request({ endDate: "2026-02-02" }).query,
    accountId: owner.company.id,
    xsrf: false,
  });
  expect(status).toBe(200);
  expect(raw.headers["content-disposition"]).toBe('attachment; filename="tv-einblendungen-2026-02-02-2026-02-02.csv"');
  expect(raw.rawPayload.toString("utf8").slice(1).split("\r\n")).toEqual([
    "Tag;Stunde;Sender;Sendung;TV-Banner;Einblendungen",
    "02.02.2026;07 Uhr;Tagblick;'=Morgen;T-1;7",
    "02.02.2026;07 Uhr;Tagblick;Wetter;T-2;10",
    "02.02.2026;20 Uhr;Nordlicht TV;Krimi;T-1;100",
    "",
  ]);
});

test("a banner that is not the company's is missing", async () => {
  const other = await app.logInMember({ products: ["TV"] });
  await aTvBanner(app.db, { company_id: other.company.id, external_id: "theirs" });
  for (const externalId of ["theirs", "T-9"]) {
    const { status, body } = await owner.client.call(getTvTotal, request({ externalId }));
    expect([status, body]).toMatchObject([404, { errors: [{ code: "tv_banners.banner_not_found" }] }]);
  }
});

test.each([
  [{ startDate: "2026-02-30" }, "startDate"],
  [{ endDate: "2026-01-01" }, "endDate"],
  [{ interval: "week" }, "interval"],
  [{ externalId: "a b" }, "externalId"],
  [{ channelId: "nordlicht-tv" }, "channelId"],
])("%j is refused at its field", async (query, field) => {
  const { status, body } = await owner.client.call(getTvTotal, request(query));
  expect([status, body]).toMatchObject([400, { errors: [{ field }] }]);
});

test("days that no range can show go", async () => {
  await sql`insert into tv_days values (${owner.company.id}, '2020-03-01', 'T-1', '{4}', '{1}', '{Alt}', '{3}', now()),
    (${owner.company.id}, '2020-03-02', 'T-1', '{4}', '{1}', '{Alt}', '{3}', now())`.execute(app.db);
  expect(await sweepTvDays(app.dependencies)).toBe(1);
});
