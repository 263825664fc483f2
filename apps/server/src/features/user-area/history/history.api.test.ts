import {
  deleteLatestSearch,
  deleteRating,
  deleteRecentlyViewedEntry,
  getLatestSearches,
  getRatings,
  getRecentlyViewedEntries,
  restoreLatestSearch,
  restoreRating,
  restoreRecentlyViewedEntry,
  updateRating,
} from "@portal/contract/user-area/history";
import { aCompany } from "@portal/db/factories/companies";
import { anAnswer } from "@portal/db/factories/ratings";
import { aRating, aSearch, aView } from "@portal/db/factories/user-history";
import { beforeAll, beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { LoggedIn } from "../../../testing/test-app.ts";
import { emptyRemoved } from "./service.ts";

const MINUTE = 60_000;
const { test, app } = apiTest();
let petra: LoggedIn;
let stranger: LoggedIn;
let company: { id: number };
beforeAll(async () => {
  stranger = await app.logInPerson();
  company = await aCompany(app.db, { name: "Brandt Bedachungen GmbH" });
});
beforeEach(async () => {
  app.clock.set(new Date());
  petra = await app.logInPerson();
});

const minutesAgo = (count: number): Date => new Date(Date.now() - count * MINUTE);

describe("ratings", () => {
  const seven = async () => {
    const ids: number[] = [];
    for (let age = 0; age < 7; age += 1) {
      const rating = await aRating(app.db, {
        user_id: petra.userId,
        company_id: company.id,
        updated_at: minutesAgo(age),
      });
      ids.push(rating.id);
    }
    return ids;
  };
  const page = async (number?: string) =>
    (await petra.client.call(getRatings, { query: number === undefined ? {} : { page: number } })).body;

  test("are paged by five, newest first", async () => {
    const ids = await seven();
    expect(await page()).toMatchObject({ total: 7, ratings: ids.slice(0, 5).map((id) => ({ id })) });
    expect((await page("2")).ratings.map(({ id }) => id)).toEqual(ids.slice(5));
    expect(await page("3")).toEqual({ ratings: [], total: 7 });
    const refused = await petra.client.call(getRatings, { query: { page: "0" } });
    expect(refused.codes).toEqual(["request.invalid"]);
  });

  test("can be changed in text and stars", async () => {
    const [, , id = 0] = await seven();
    const body = { rating_id: id, rating_text: "  Beim zweiten Mal noch besser. ", stars: 5 };
    const { rating } = (await petra.client.call(updateRating, { body })).body;
    expect(rating).toMatchObject({ id, rating_text: "Beim zweiten Mal noch besser.", stars: 5 });
    expect((await page()).ratings[0]).toEqual(rating);
  });

  test.each([
    ["stars", { rating_text: "Alles in Ordnung.", stars: 6 }],
    ["stars", { rating_text: "Alles in Ordnung.", stars: 0.5 }],
    ["rating_text", { rating_text: "kurz", stars: 3 }],
    ["rating_text", { rating_text: "x".repeat(2001), stars: 3 }],
  ])("say at %s what is wrong", async (field, change) => {
    const [id = 0] = await seven();
    const refused = await petra.client.call(updateRating, { body: { rating_id: id, ...change } });
    expect(refused.body).toMatchObject({ errors: [{ code: "request.invalid", field }] });
  });

  test("are withdrawn instead of deleted, and can be restored", async () => {
    const [id = 0] = await seven();
    await petra.client.call(deleteRating, { query: { rating_id: String(id) } });
    expect((await page()).total).toBe(6);
    const again = await petra.client.call(deleteRating, { query: { rating_id: String(id) } });
    expect(again.codes).toEqual(["user.rating_unknown"]);
    const row = await app.db.selectFrom("user_ratings").selectAll().where("id", "=", id).executeTakeFirst();
    expect(row?.withdrawn_at).toBeInstanceOf(Date);
    await petra.client.call(restoreRating, { body: { rating_id: id } });
    expect((await page()).ratings[0]?.id).toBe(id);
  });

  test("come with the answer that everybody sees, and with no other", async () => {
    const own = await aRating(app.db, { user_id: petra.userId, company_id: company.id });
    const [shown] = await app.db.selectFrom("ratings").select("id").where("user_rating_id", "=", own.id).execute();
    const answer = await anAnswer(app.db, { rating_id: shown?.id ?? 0, company_id: company.id });
    const answered = async () => (await page()).ratings[0]?.answer;
    expect(await answered()).toEqual({ text: answer.text, publishedAt: answer.published_at?.toISOString() });
    for (const hidden of [{ state: "withdrawn" }, { state: "published", moderation: "waiting" }] as const) {
      await app.db.updateTable("rating_answers").set(hidden).where("rating_id", "=", answer.rating_id).execute();
      expect(await answered()).toBeNull();
    }
  });

  test("of another person are answered like missing ones", async () => {
    const [id = 0] = await seven();
    const body = { rating_id: id, rating_text: "Das war ich nicht.", stars: 1 };
    for (const other of [id, 999_999]) {
      const changed = await stranger.client.call(updateRating, { body: { ...body, rating_id: other } });
      const gone = await stranger.client.call(deleteRating, { query: { rating_id: String(other) } });
      expect([changed.codes, gone.codes]).toEqual([["user.rating_unknown"], ["user.rating_unknown"]]);
    }
  });
});

describe("searches and views", () => {
  test("are listed, removed by their instant, and restored", async () => {
    const search = await aSearch(app.db, { user_id: petra.userId, searched_at: minutesAgo(3) });
    const view = await aView(app.db, { user_id: petra.userId, company_id: company.id, viewed_at: minutesAgo(2) });
    const searches = async () => (await petra.client.call(getLatestSearches, {})).body.searches;
    const views = async () => (await petra.client.call(getRecentlyViewedEntries, { query: {} })).body.entries;
    const searchedAt = search.searched_at.toISOString();
    const viewedAt = view.viewed_at.toISOString();
    expect(await searches()).toEqual([{ timestamp: searchedAt, what: "Dachdecker", where: "Berlin" }]);
    expect(await views()).toMatchObject([{ sequenceNumber: 1, timestamp: viewedAt, company: { id: company.id } }]);
    const foreign = await stranger.client.call(deleteLatestSearch, { query: { timestamp: searchedAt } });
    expect(foreign.codes).toEqual(["user.search_unknown"]);
    await petra.client.call(deleteLatestSearch, { query: { timestamp: searchedAt } });
    await petra.client.call(deleteRecentlyViewedEntry, { query: { timestamp: viewedAt } });
    expect([await searches(), await views()]).toEqual([[], []]);
    await petra.client.call(restoreLatestSearch, { body: { timestamp: searchedAt } });
    await petra.client.call(restoreRecentlyViewedEntry, { body: { timestamp: viewedAt } });
    expect([(await searches()).length, (await views()).length]).toEqual([1, 1]);
  });

  test("keep only their key a day after removal", async () => {
    const search = await aSearch(app.db, { user_id: petra.userId, searched_at: minutesAgo(3) });
    const timestamp = search.searched_at.toISOString();
    await petra.client.call(deleteLatestSearch, { query: { timestamp } });
    app.clock.advance(25 * 60 * MINUTE);
    await emptyRemoved(app.dependencies);
    const [row] = await app.db.selectFrom("latest_searches").selectAll().where("user_id", "=", petra.userId).execute();
    expect(row).toMatchObject({ what: "", place: "" });
  });

  test.each(["gestern", "2026-01-01", "1700000000000"])("refuse %s as an instant", async (timestamp) => {
    const refused = await petra.client.call(deleteLatestSearch, { query: { timestamp } });
    expect(refused.codes).toEqual(["request.invalid"]);
  });
});
