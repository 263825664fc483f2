/** Scores, their development, the latest ratings and the summary. */
import { ACCOUNT_LOCK_FLAGS, updateAccountLocks } from "@portal/contract/account-locks/calls";
import {
  deleteRatingSummary,
  getLatestRatings,
  getRatingsOverview,
  getRatingStatistics,
  getRatingSummary,
  getTradeComparison,
  LEAST_COMPARED,
  requestRatingSummary,
} from "@portal/contract/ratings/overview/calls";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { aCompany } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";

const { test, app } = apiTest();
let owner: Member;
beforeEach(async () => {
  app.clock.set("2026-03-02T12:00:00Z");
  owner = await app.logInMember({ products: ["RAT"] });
});

type Given = Partial<Parameters<typeof aCompanyRating>[1]>;
const rated = (day: string, given: Given = {}) =>
  aCompanyRating(app.db, { company_id: owner.company.id, rated_at: new Date(`${day}T10:00:00+01:00`), ...given });
const overview = async () => (await owner.client.call(getRatingsOverview, { accountId: owner.company.id })).body;
const statistics = async (range: { startDate: string; endDate: string; interval?: "DAY" | "WEEK" | "MONTH" }) =>
  (
    await owner.client.call(getRatingStatistics, {
      accountId: owner.company.id,
      body: { companyId: owner.company.id, ...range },
    })
  ).body;

test("each source has its count and average, −1 without ratings; the whole weighs by ratings", async () => {
  for (const stars of [5, 5, 4]) await rated("2026-02-01", { stars });
  await rated("2026-02-01", { stars: 2, source: "golocal", done_at: new Date() });
  await rated("2026-02-01", { stars: 1, held_at: new Date() });
  const { portalRatings, overall, stars, open } = await overview();
  expect(portalRatings).toHaveLength(8);
  expect(portalRatings).toContainEqual({ source: "GOOGLEMYBUSINESS", count: 3, avgScore: 14 / 3 });
  expect(portalRatings).toContainEqual({ source: "GOLOCAL", count: 1, avgScore: 2 });
  expect(portalRatings).toContainEqual({ source: "DIALO", count: 0, avgScore: -1 });
  expect({ overall, stars, open }).toEqual({ overall: { count: 4, avgScore: 4 }, stars: [0, 1, 0, 1, 2], open: 3 });
});

test("statistics sum by week and compare with the same weekdays before", async () => {
  await rated("2026-01-05", { stars: 3 });
  await rated("2026-02-03", { stars: 5 });
  await rated("2026-02-15", { stars: 4 });
  await rated("2026-02-16", { stars: 1 });
  await rated("2026-02-28", { stars: 2 });
  const found = await statistics({ startDate: "2026-02-16", endDate: "2026-03-01" });
  expect(found).toMatchObject({
    range: { startDate: "2026-02-16", endDate: "2026-03-01", interval: "WEEK" },
    comparedWith: { start: "2026-02-02", end: "2026-02-15" },
    firstDay: "2026-01-05",
    count: { value: 2, before: 2 },
    score: { avgScore: 1.5 },
    scoreBefore: { avgScore: 4.5 },
    stars: [1, 1, 0, 0, 0],
  });
  expect(found.periods).toEqual([
    { start: "2026-02-16", end: "2026-02-22", count: 1, avgScore: 1, before: { count: 1, avgScore: 5 } },
    { start: "2026-02-23", end: "2026-03-01", count: 1, avgScore: 2, before: { count: 1, avgScore: 4 } },
  ]);
});

test("nothing is compared where ratings begin later; a range without ratings has the score −1", async () => {
  await rated("2026-02-20");
  const found = await statistics({ startDate: "2026-02-21", endDate: "2026-02-22", interval: "DAY" });
  expect(found).toMatchObject({ comparedWith: null, count: { value: 0, before: null }, score: { avgScore: -1 } });
  expect(found.periods).toMatchObject([{ before: null }, { before: null }]);
});

test("the latest published ratings come first, six unless said otherwise", async () => {
  for (let day = 1; day <= 8; day += 1) await rated(`2026-02-0${day}`, { body: `Tag ${day}` });
  await rated("2026-02-09", { withdrawn_at: new Date() });
  const latest = async (limit?: number) => {
    const body = { companyId: owner.company.id, ...(limit === undefined ? {} : { limit }) };
    return (await owner.client.call(getLatestRatings, { accountId: owner.company.id, body })).body.ratings;
  };
  expect((await latest()).map(({ text }) => text)).toEqual(["Tag 8", "Tag 7", "Tag 6", "Tag 5", "Tag 4", "Tag 3"]);
  expect(await latest(1)).toMatchObject([{ source: "GOOGLEMYBUSINESS", stars: 4, isAnswered: false }]);
});

test.each([
  ["endDate", { startDate: "2026-02-02", endDate: "2026-02-01" }],
  ["startDate", { startDate: "2026-02-30", endDate: "2026-03-01" }],
  ["interval", { startDate: "2026-02-02", endDate: "2026-02-03", interval: "Week" }],
])("a wrong %s is refused at its field", async (field, range) => {
  const body = { companyId: owner.company.id, ...range } as never;
  const refused = await owner.client.call(getRatingStatistics, { accountId: owner.company.id, body });
  expect(refused.body).toMatchObject({ errors: [{ code: "request.invalid", field }] });
});

test("a foreign company in the body answers like a missing one", async () => {
  const other = await app.logInMember({ products: ["RAT"] });
  const range = { startDate: "2026-02-02", endDate: "2026-02-03" };
  for (const companyId of [other.company.id, 999_999_999]) {
    const call = { accountId: owner.company.id, body: { companyId, ...range } };
    expect((await owner.client.call(getRatingStatistics, call)).codes).toEqual(["account_not_available"]);
    const latest = { accountId: owner.company.id, body: { companyId } };
    expect((await owner.client.call(getLatestRatings, latest)).codes).toEqual(["account_not_available"]);
  }
});

test("a deleted summary stays away until somebody asks for it, and quotes no withdrawn rating", async () => {
  const accountId = owner.company.id;
  const summary = async () => (await owner.client.call(getRatingSummary, { accountId })).body;
  expect(await summary()).toEqual({ state: "few", summary: null });
  for (let day = 1; day <= 6; day += 1)
    await rated(`2026-02-0${day}`, { body: `Gute Beratung am ${day}. Tag.`, stars: 5 });
  const { state, summary: found } = await summary();
  expect([state, found?.ratings, found?.since]).toEqual(["ready", 6, "2024-03-02"]);
  expect(found?.praise[0]).toMatchObject({ term: "Beratung", ratings: 6 });
  const [newest] = found?.praise[0]?.quotes ?? [];
  await app.db
    .updateTable("ratings")
    .set({ withdrawn_at: new Date() })
    .where("id", "=", newest?.ratingId ?? 0)
    .execute();
  expect(JSON.stringify(await summary())).not.toContain(newest?.sentence);
  const deleted = { state: "deleted", summary: null };
  expect((await owner.client.call(deleteRatingSummary, { accountId })).body).toEqual(deleted);
  expect((await owner.client.call(deleteRatingSummary, { accountId })).body).toEqual(deleted);
  expect(await summary()).toEqual(deleted);
  expect((await owner.client.call(requestRatingSummary, { accountId })).body.state).toBe("ready");
  const lines = app.db.selectFrom("audit_log").select("action").where("company_id", "=", accountId);
  expect((await lines.where("action", "like", "rating_summary%").execute()).map(({ action }) => action)).toEqual([
    "rating_summary.deleted",
    "rating_summary.requested",
  ]);
  const body = { [ACCOUNT_LOCK_FLAGS.ratingSummaryDisplay]: true };
  await owner.client.call(updateAccountLocks, { accountId, body });
  expect(await summary()).toEqual({ state: "locked", summary: null });
});

describe("the comparison with the trade", () => {
  const compared = async () => (await owner.client.call(getTradeComparison, { accountId: owner.company.id })).body;
  const tradesOf = (...trades: string[]) => JSON.stringify({ trades });
  const PLACE = { trades: tradesOf("Ofenbauer", "Fliesenleger"), postal_code: "94032" };
  type Place = Partial<typeof PLACE>;
  const inTrade = (companyId: number, place: Place = {}) =>
    anEntry(app.db, { company_id: companyId, ...PLACE, ...place });
  const ownEntry = (place: Place = {}) =>
    app.db
      .updateTable("entries")
      .set({ ...PLACE, ...place })
      .where("company_id", "=", owner.company.id)
      .execute();
  /** Other companies, each with one rating more than the one before. */
  async function others(count: number, place: Place = {}) {
    for (let index = 0; index < count; index += 1) {
      const { id } = await aCompany(app.db, {});
      await inTrade(id, place);
      for (let rating = 0; rating <= index; rating += 1) {
        await aCompanyRating(app.db, { company_id: id, stars: index % 2 === 0 ? 5 : 2 });
      }
    }
  }
  beforeEach(async () => {
    await app.db.deleteFrom("entries").where("postal_code", "like", "94%").execute();
    await rated("2026-02-01", { stars: 4 });
  });

  test("counts each company once, from ten others on", async () => {
    await ownEntry();
    await others(LEAST_COMPARED - 1);
    expect(await compared()).toEqual({
      state: "few",
      trade: "Ofenbauer",
      region: "94",
      own: { count: 1, avgScore: 4 },
      others: null,
    });
    await others(1);
    expect(await compared()).toMatchObject({
      state: "ready",
      others: { companies: 10, avgScore: (6 * 5 + 4 * 2) / 10, medianCount: 4 },
    });
  });

  test("leaves out other trades, other regions, side trades, and companies without published ratings", async () => {
    await ownEntry();
    await others(3, { trades: tradesOf("Maler") });
    await others(3, { trades: tradesOf("Fliesenleger", "Ofenbauer") });
    await others(3, { postal_code: "93047" });
    for (let index = 0; index < 3; index += 1) {
      const { id } = await aCompany(app.db, {});
      await inTrade(id);
      await aCompanyRating(app.db, { company_id: id, held_at: new Date() });
    }
    expect(await compared()).toMatchObject({ state: "few" });
    await others(LEAST_COMPARED);
    expect((await compared()).others?.companies).toBe(LEAST_COMPARED);
  });

  test("needs a trade and a postal code in the entry", async () => {
    await ownEntry({ trades: "{}" });
    expect(await compared()).toMatchObject({ state: "unknown_trade", trade: "", region: "94" });
    await ownEntry({ postal_code: "" });
    expect(await compared()).toMatchObject({ state: "unknown_trade", trade: "Ofenbauer", region: "" });
  });
});
