/** Stored ratings, their earlier versions and their counts, whoever writes them. */
import { restoreRating, deleteRating, updateRating } from "@portal/contract/user-area/history";
import type { RatingSource } from "@portal/contract/ratings/sources";
import { aCompany } from "@portal/db/factories/companies";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { aRating } from "@portal/db/factories/user-history";
import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { type DeliveredRating, storeRatings } from "./repository.ts";

const { test, app } = apiTest();
let companyId: number;
beforeEach(async () => {
  companyId = (await aCompany(app.db)).id;
});

const RATED = new Date("2026-03-01T23:30:00Z"); // the second of March in Berlin
const NOW = new Date("2026-03-03T08:00:00Z");
const delivered = (given: Partial<DeliveredRating> = {}): DeliveredRating => ({
  companyId,
  source: "google",
  externalId: "g-1",
  stars: 4,
  title: "",
  body: "Saubere Arbeit.",
  authorName: "Maria K.",
  url: null,
  ratedAt: RATED,
  updatedAt: RATED,
  isDeleted: false,
  ...given,
});
const later = (hours: number) => new Date(RATED.getTime() + hours * 3_600_000);
const store = (...ratings: DeliveredRating[]) => app.db.transaction().execute((trx) => storeRatings(trx, ratings, NOW));
const stored = () =>
  app.db.selectFrom("ratings").selectAll().where("company_id", "=", companyId).orderBy("id").execute();
const totals = async () => {
  const rows = await app.db.selectFrom("rating_totals").selectAll().where("company_id", "=", companyId).execute();
  return Object.fromEntries(rows.map((row) => [row.source, [row.one, row.two, row.three, row.four, row.five]]));
};
const versions = () =>
  app.db
    .selectFrom("rating_versions as v")
    .innerJoin("ratings as r", "r.id", "v.rating_id")
    .select(["v.stars", "v.body"])
    .where("r.company_id", "=", companyId)
    .execute();

/** Every count is what counting the rows again gives. */
async function expectCountsToAgree(): Promise<void> {
  const counted = sql`select company_id, source, day, sum(one)::int as one, sum(two)::int as two, sum(three)::int as three,
      sum(four)::int as four, sum(five)::int as five
    from (select company_id, source, (rated_at at time zone 'Europe/Berlin')::date as day, (stars = 1)::int as one,
                 (stars = 2)::int as two, (stars = 3)::int as three, (stars = 4)::int as four, (stars = 5)::int as five
          from ratings where state = 'published' and company_id = ${companyId}) r group by 1, 2, 3 order by 2, 3`;
  const kept = sql`select company_id, source, day, one, two, three, four, five from rating_days
    where company_id = ${companyId} and (one, two, three, four, five) <> (0, 0, 0, 0, 0) order by 2, 3`;
  const summed = sql`select source, sum(one)::int as one, sum(five)::int as five from rating_days
    where company_id = ${companyId} group by 1 order by 1`;
  const all = sql`select source, one, five from rating_totals where company_id = ${companyId} order by 1`;
  expect((await kept.execute(app.db)).rows).toEqual((await counted.execute(app.db)).rows);
  expect((await all.execute(app.db)).rows).toEqual((await summed.execute(app.db)).rows);
}

describe("a delivered rating", () => {
  test("twice is one rating, counted once on its Berlin day", async () => {
    expect(await store(delivered())).toMatchObject([{ outcome: "created" }]);
    expect(await store(delivered(), delivered({ body: "Zweimal" }))).toEqual([
      { outcome: "unchanged" },
      { outcome: "unchanged" },
    ]);
    expect(await stored()).toMatchObject([{ state: "published", body: "Saubere Arbeit.", is_news: true }]);
    expect(await totals()).toEqual({ google: [0, 0, 0, 1, 0] });
    const days = app.db.selectFrom("rating_days").select(["day", "four"]).where("company_id", "=", companyId);
    expect(await days.execute()).toEqual([{ day: "2026-03-02", four: 1 }]);
  });

  test("that its author edited later keeps what it said before; an earlier delivery changes nothing", async () => {
    await store(delivered());
    const edit = delivered({ stars: 2, body: "Nach dem Regen war es nass.", updatedAt: later(5) });
    expect(await store(edit)).toMatchObject([{ outcome: "updated" }]);
    expect(await store(delivered({ body: "Alt", updatedAt: later(2) }))).toEqual([{ outcome: "unchanged" }]);
    expect(await stored()).toMatchObject([{ stars: 2, body: "Nach dem Regen war es nass." }]);
    expect(await versions()).toEqual([{ stars: 4, body: "Saubere Arbeit." }]);
    expect(await totals()).toEqual({ google: [0, 1, 0, 0, 0] });
    await expectCountsToAgree();
  });

  test("that was deleted loses text, name, history and count, and returns only with a later delivery", async () => {
    await store(delivered());
    await store(delivered({ body: "Neu", updatedAt: later(1) }));
    await store(delivered({ isDeleted: true, updatedAt: later(2) }));
    expect(await stored()).toMatchObject([{ state: "deleted", body: "", author_name: "" }]);
    expect([await versions(), await totals()]).toEqual([[], { google: [0, 0, 0, 0, 0] }]);
    await store(delivered({ updatedAt: later(1) }));
    expect(await stored()).toMatchObject([{ state: "deleted" }]);
    await store(delivered({ updatedAt: later(3) }));
    expect(await stored()).toMatchObject([{ state: "published", body: "Saubere Arbeit." }]);
    await expectCountsToAgree();
  });

  test("that is unknown and deleted is not stored; an old one is no news", async () => {
    expect(await store(delivered({ isDeleted: true }))).toEqual([{ outcome: "unchanged" }]);
    expect(await stored()).toEqual([]);
    await store(delivered({ ratedAt: new Date("2025-03-01"), updatedAt: new Date("2025-03-01") }));
    expect(await stored()).toMatchObject([{ is_news: false }]);
  });
});

describe("a person's own rating", () => {
  const shown = async () => (await stored()).map(({ source, stars, body, state }) => ({ source, stars, body, state }));

  test("is the company's at once, when written, changed, withdrawn and restored", async () => {
    const petra = await app.logInPerson();
    const own = await aRating(app.db, { user_id: petra.userId, company_id: companyId, stars: 4 });
    expect(await shown()).toMatchObject([{ source: "provider", stars: 4, state: "published" }]);
    const body = { rating_id: own.id, rating_text: "Nach zwei Wochen undicht.", stars: 1 };
    await petra.client.call(updateRating, { body });
    expect(await shown()).toEqual([
      { source: "provider", stars: 1, body: "Nach zwei Wochen undicht.", state: "published" },
    ]);
    expect(await versions()).toMatchObject([{ stars: 4 }]);
    await petra.client.call(deleteRating, { query: { rating_id: String(own.id) } });
    expect([await shown(), await totals()]).toMatchObject([[{ state: "withdrawn" }], { provider: [0, 0, 0, 0, 0] }]);
    await petra.client.call(restoreRating, { body: { rating_id: own.id } });
    expect([await shown(), await totals()]).toMatchObject([[{ state: "published" }], { provider: [1, 0, 0, 0, 0] }]);
  });

  test("stays held when its author withdraws and restores it", async () => {
    const petra = await app.logInPerson();
    const own = await aRating(app.db, { user_id: petra.userId, company_id: companyId });
    await app.db.updateTable("ratings").set({ held_at: NOW }).where("user_rating_id", "=", own.id).execute();
    await petra.client.call(deleteRating, { query: { rating_id: String(own.id) } });
    await petra.client.call(restoreRating, { body: { rating_id: own.id } });
    expect(await shown()).toMatchObject([{ state: "held" }]);
  });

  test("takes a changed name along, and goes with the person", async () => {
    const petra = await app.logInPerson();
    await aRating(app.db, { user_id: petra.userId, company_id: companyId });
    await app.db.updateTable("users").set({ display_name: "Petra S." }).where("id", "=", petra.userId).execute();
    expect(await stored()).toMatchObject([{ author_name: "Petra S." }]);
    await app.db.deleteFrom("users").where("id", "=", petra.userId).execute();
    expect(await stored()).toEqual([]);
    await expectCountsToAgree();
  });
});

test("counts agree with the rows after many changes at once, and a deleted company leaves none", async () => {
  const sources: RatingSource[] = ["google", "cylex", "dialo"];
  const many = Array.from({ length: 60 }, (_, n) =>
    delivered({
      externalId: `g-${n}`,
      source: sources[n % 3] ?? "google",
      stars: (n % 5) + 1,
      ratedAt: later(n * 7),
      updatedAt: later(n * 7),
    }),
  );
  await Promise.all([store(...many.slice(0, 40)), store(...many.slice(20).toReversed())]);
  expect(await stored()).toHaveLength(60);
  await sql`update ratings set stars = 6 - stars, rated_at = rated_at + interval '1 day'
    where company_id = ${companyId} and id % 2 = 0`.execute(app.db);
  await sql`update ratings set held_at = now() where company_id = ${companyId} and id % 3 = 0`.execute(app.db);
  await sql`delete from ratings where company_id = ${companyId} and id % 7 = 0`.execute(app.db);
  await aCompanyRating(app.db, { company_id: companyId, stars: 5 });
  await expectCountsToAgree();
  await app.db.deleteFrom("companies").where("id", "=", companyId).execute();
  expect(await totals()).toEqual({});
});
