/** Google's reviews through a company's connection: pages, edits, deletions, and replies as Google shows them. */
import { getManagedRating, publishAnswer } from "@portal/contract/ratings/manage/calls";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { connected, googleTest, newGoogleAccount } from "../features/external-services/testing/fake-google.ts";
import { orderDueFeeds } from "../features/ratings/feeds/jobs.ts";

const { test, app, google } = googleTest();
beforeEach(async () => {
  await sql`delete from rating_feeds`.execute(app.db);
  await sql`delete from external_connections`.execute(app.db);
  await sql`delete from rate_limits`.execute(app.db);
});

async function aCompanyAtGoogle() {
  const email = newGoogleAccount();
  const { client, company } = await app.logInMember({ products: ["RAT"] });
  const accountId = company.id;
  await connected(client, accountId, { email });
  const ratings = () =>
    app.db
      .selectFrom("ratings")
      .selectAll()
      .where("company_id", "=", accountId)
      .orderBy("rated_at")
      .orderBy("id")
      .execute();
  return {
    client,
    accountId,
    ratings,
    act: (action: string) => google.act(email, action),
    shown: async () => (await ratings()).filter(({ state }) => state === "published"),
    state: () =>
      app.db.selectFrom("rating_feeds").selectAll().where("company_id", "=", accountId).executeTakeFirstOrThrow(),
    async fetch() {
      await app.db.updateTable("rating_feeds").set({ next_at: app.clock.now() }).execute();
      await orderDueFeeds(app.dependencies);
      await app.drainJobs();
    },
    async answer(ratingId: number) {
      const params = { id: String(ratingId) };
      return (await client.call(getManagedRating, { accountId, params })).body.rating.answer;
    },
  };
}

test("a connected company gets all pages, once; an edited review keeps its history, a deleted one disappears", async () => {
  const shop = await aCompanyAtGoogle();
  await shop.act("rate_often");
  await shop.fetch();
  await shop.fetch();
  const all = await shop.shown();
  expect(all).toHaveLength(60);
  expect(new Set(all.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(all.some(({ author_name: name }) => name === "")).toBe(true);
  const first = all.find(({ external_id: id }) => id === "g-1");
  await shop.act("edit_rating");
  await shop.fetch();
  const edited = (await shop.ratings()).find(({ id }) => id === first?.id);
  expect(edited).toMatchObject({ stars: 1, body: "Doch nicht dicht." });
  const versions = app.db
    .selectFrom("rating_versions")
    .select("stars")
    .where("rating_id", "=", first?.id ?? 0);
  expect(await versions.execute()).toEqual([{ stars: first?.stars }]);
  await shop.act("drop_rating");
  await shop.fetch();
  expect(await shop.shown()).toHaveLength(59);
});

test("a reply of ours comes back unchanged; another text at Google replaces ours", async () => {
  const shop = await aCompanyAtGoogle();
  await shop.act("rate");
  await shop.fetch();
  const [rating] = await shop.shown();
  const ratingId = rating?.id ?? 0;
  await shop.client.call(publishAnswer, { accountId: shop.accountId, body: { ratingId, version: 0, text: "Danke" } });
  await app.drainJobs();
  await shop.fetch();
  expect(await shop.answer(ratingId)).toMatchObject({ state: "published", text: "Danke", delivery: "done" });
  // As if the text here were older than the one at Google.
  await app.db.updateTable("rating_answers").set({ text: "Alter Text" }).where("rating_id", "=", ratingId).execute();
  await shop.fetch();
  expect(await shop.answer(ratingId)).toMatchObject({ state: "published", text: "Danke", delivery: "done" });
});

test("a reply that was written at Google is the company's answer here; without one at Google ours is withdrawn", async () => {
  const shop = await aCompanyAtGoogle();
  await shop.act("rate");
  await shop.fetch();
  const ratingId = (await shop.shown())[0]?.id ?? 0;
  await shop.client.call(publishAnswer, { accountId: shop.accountId, body: { ratingId, version: 0, text: "Danke" } });
  await app.drainJobs();
  await app.db.deleteFrom("rating_answers").where("rating_id", "=", ratingId).execute();
  await app.db.updateTable("ratings").set({ answered_at: null }).where("id", "=", ratingId).execute();
  await shop.fetch();
  expect(await shop.answer(ratingId)).toMatchObject({ state: "published", text: "Danke", delivery: "done" });
  expect((await shop.shown())[0]?.answered_at).not.toBeNull();
  // A rating without a reply at Google, and an answer here that claims to be there.
  await shop.act("rate");
  await shop.fetch();
  const other = (await shop.shown()).find(({ id }) => id !== ratingId)?.id ?? 0;
  await sql`insert into rating_answers (rating_id, company_id, state, text, is_edited, moderation, reason, delivery, published_at,
      changed_at, by_support, version)
    values (${other}, ${shop.accountId}, 'published', 'Weg', false, 'accepted', '', 'done', now() - interval '1 hour',
      now() - interval '1 hour', false, 1)`.execute(app.db);
  await shop.fetch();
  expect(await shop.answer(other)).toMatchObject({ state: "withdrawn" });
});

test.each([
  ["away", "away"],
  ["limit", "busy"],
  ["revoke", "not_connected"],
])(
  "when Google says %s the ratings stay, and the page says %s",
  async (action, problem) => {
    const shop = await aCompanyAtGoogle();
    await shop.act("rate");
    await shop.fetch();
    await shop.act(action);
    await shop.fetch();
    expect(await shop.state()).toMatchObject({ problem });
    expect(await shop.shown()).toHaveLength(1);
  },
  60_000,
);
