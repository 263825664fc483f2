import {
  getManagedRating,
  getManagedRatings,
  publishAnswer,
  resendAnswer,
  restoreAnswer,
  withdrawAnswer,
} from "@portal/contract/ratings/manage/calls";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { expect } from "vitest";
import { connected, googleTest, newGoogleAccount } from "../features/external-services/testing/fake-google.ts";

const { test, app, google } = googleTest();

/** A company that is connected to Google, with a rating there, and what one does with its answer. */
async function aCompanyAtGoogle(review = "r-1") {
  const email = newGoogleAccount();
  const { client, company } = await app.logInMember({ products: ["RAT"] });
  const accountId = company.id;
  await connected(client, accountId, { email });
  const { id: ratingId } = await aCompanyRating(app.db, {
    company_id: accountId,
    source: "google",
    external_id: `${review}-${accountId}`,
  });
  const read = async () => (await client.call(getManagedRating, { accountId, params: { id: String(ratingId) } })).body;
  const versionNow = async () => (await read()).rating.answer?.version ?? 0;
  return {
    email,
    client,
    accountId,
    ratingId,
    read,
    async publish(text: string) {
      return client.call(publishAnswer, { accountId, body: { ratingId, version: await versionNow(), text } });
    },
    async step(call: typeof withdrawAnswer | typeof restoreAnswer | typeof resendAnswer) {
      return client.call(call, { accountId, body: { ratingId, version: await versionNow() } });
    },
    answer: async () => (await read()).rating.answer,
  };
}

test("an answer is being sent, then shown at Google; an edit and a withdrawal follow it there", async () => {
  const shop = await aCompanyAtGoogle();
  expect((await shop.client.call(getManagedRatings, { accountId: shop.accountId, query: {} })).body.google).toBe(
    "ready",
  );
  await shop.publish("Danke");
  expect(await shop.answer()).toMatchObject({ delivery: "sending" });
  await app.drainJobs();
  expect(await shop.answer()).toMatchObject({ delivery: "done", failure: null });
  await shop.publish("Vielen Dank");
  await shop.step(withdrawAnswer);
  await app.drainJobs();
  expect(await shop.answer()).toMatchObject({ state: "withdrawn", delivery: "done" });
  await shop.step(restoreAnswer);
  await app.drainJobs();
  expect(await shop.answer()).toMatchObject({ state: "published", delivery: "done" });
  expect((await shop.read()).changes.map(({ step }) => step)).toEqual([
    "published",
    "sent",
    "edited",
    "withdrawn",
    "sent",
    "restored",
    "sent",
  ]);
});

test("an answer that Google still checks stays under way until Google approves it", async () => {
  const shop = await aCompanyAtGoogle();
  await shop.publish("Danke [pending]");
  await app.drainJobs();
  expect(await shop.answer()).toMatchObject({ delivery: "sending" });
  await app.drainJobs({ deferred: true });
  expect(await shop.answer()).toMatchObject({ delivery: "done" });
});

test.each([
  ["r-1", "Danke [rejected]", "refused"],
  ["gone", "Danke", "rating_gone"],
])("review %s and answer %j: failed, %s", async (review, text, failure) => {
  const shop = await aCompanyAtGoogle(review);
  await shop.publish(text);
  await app.drainJobs();
  expect(await shop.answer()).toMatchObject({ state: "published", delivery: "failed", failure });
});

test("while Google is away it is tried again, then it failed; sending it once more succeeds", async () => {
  const shop = await aCompanyAtGoogle();
  await google.act(shop.email, "away");
  await shop.publish("Danke");
  await app.drainJobs({ deferred: true });
  expect(await shop.answer()).toMatchObject({ delivery: "failed", failure: "away" });
  await google.act(shop.email, "well");
  expect((await shop.step(resendAnswer)).status).toBe(200);
  await app.drainJobs();
  expect(await shop.answer()).toMatchObject({ delivery: "done", failure: null });
  expect((await shop.step(resendAnswer)).status).toBe(409);
});

test("a connection that ended meanwhile is named as the reason", async () => {
  const shop = await aCompanyAtGoogle();
  await google.act(shop.email, "revoke");
  await shop.publish("Danke");
  await app.drainJobs();
  expect(await shop.answer()).toMatchObject({ delivery: "failed", failure: "not_connected" });
  const { body, status } = await shop.step(resendAnswer);
  expect([status, body]).toMatchObject([409, { errors: [{ code: "ratings.google_not_connected" }] }]);
});

test("an answer that waits for the provider is not sent", async () => {
  const shop = await aCompanyAtGoogle();
  await shop.publish("Frau Kern: 0171 5566778");
  await app.drainJobs();
  expect(await shop.answer()).toMatchObject({ moderation: "waiting", delivery: "none" });
});
