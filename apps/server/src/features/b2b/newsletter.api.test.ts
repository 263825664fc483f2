import {
  confirmNewsletter,
  endNewsletter,
  getNewsletterSubscription,
  NEWSLETTER_TEXT_VERSION,
  subscribeNewsletter,
} from "@portal/contract/b2b/calls";
import { decryptData } from "@portal/contract/cryptography/calls";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const DAY = 86_400_000;
const email = "petra@kunde.example";
let t: TestApp;
beforeEach(async () => void (t = await buildTestApp()));
afterEach(() => t.close());

const subscribe = (address = email) =>
  t.anonymous().call(subscribeNewsletter, { body: { email: address, textVersion: NEWSLETTER_TEXT_VERSION } });
async function linkIn(recipient = email): Promise<string> {
  const { text_body } = await t.db
    .selectFrom("mails")
    .select("text_body")
    .where("recipient", "=", recipient)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return decodeURIComponent(/bestaetigt\?data=(\S+)/.exec(text_body)?.[1] ?? "");
}
const row = () =>
  t.db.selectFrom("newsletter_subscriptions").selectAll().where("email", "=", email).executeTakeFirstOrThrow();

test("counts only once it is confirmed, and keeps words, times and hashed addresses as proof", async () => {
  expect(await subscribe()).toMatchObject({ status: 200, body: {} });
  const data = await linkIn();
  expect((await t.anonymous().call(decryptData, { body: { data } })).body).toMatchObject({
    purpose: "newsletter",
    data: { email },
  });
  const before = await t.anonymous().call(getNewsletterSubscription, { body: { data } });
  expect(before.body.subscription).toEqual({ email, standing: "requested", confirmedAt: null });
  expect((await row()).confirmed_at).toBeNull();
  const { body } = await t.anonymous().call(confirmNewsletter, { body: { data } });
  expect(body.subscription).toMatchObject({ email, standing: "confirmed" });
  const proof = await row();
  expect(proof.text_version).toBe(NEWSLETTER_TEXT_VERSION);
  expect(proof.requested_at.getTime()).toBeLessThanOrEqual(proof.confirmed_at?.getTime() ?? 0);
  expect(proof.request_address_hash).toHaveLength(32);
  expect(proof.confirm_address_hash).toEqual(proof.request_address_hash);
  expect(JSON.stringify(proof)).not.toContain("127.0.0.1");
});

test("a second confirmation, and a second order by somebody else, leave the proof as it was", async () => {
  await subscribe();
  const data = await linkIn();
  await t.anonymous().call(confirmNewsletter, { body: { data } });
  const proof = await row();
  t.clock.advance(DAY);
  await t.anonymous().call(confirmNewsletter, { body: { data } });
  expect(await subscribe()).toMatchObject({ status: 200, body: {} });
  expect(await row()).toEqual(proof);
});

test("of ten confirmations at once one is the proof", async () => {
  await subscribe();
  const data = await linkIn();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => t.anonymous().call(confirmNewsletter, { body: { data } })),
  );
  expect(new Set(replies.map(({ body }) => body.subscription.standing))).toEqual(new Set(["confirmed"]));
  const lines = await t.db.selectFrom("audit_log").select("id").where("action", "=", "newsletter.confirmed").execute();
  expect(lines).toHaveLength(1);
});

test("ends by the same link, long after it has stopped to confirm", async () => {
  await subscribe();
  const data = await linkIn();
  await t.anonymous().call(confirmNewsletter, { body: { data } });
  t.clock.advance(400 * DAY);
  const { body } = await t.anonymous().call(endNewsletter, { body: { data } });
  expect(body.subscription.standing).toBe("ended");
  expect((await row()).ended_at).not.toBeNull();
  expect((await t.anonymous().call(confirmNewsletter, { body: { data } })).codes).toEqual(["linking.expired"]);
});

test("a link of last week confirms nothing", async () => {
  await subscribe();
  const data = await linkIn();
  t.clock.advance(8 * DAY);
  expect((await t.anonymous().call(confirmNewsletter, { body: { data } })).codes).toEqual(["linking.expired"]);
  expect((await row()).confirmed_at).toBeNull();
});

test("nonsense, unknown words and too many orders are refused", async () => {
  const { codes } = await t.anonymous().call(confirmNewsletter, { body: { data: "x" } });
  expect(codes).toEqual(["cryptography.unreadable"]);
  const words = await t
    .anonymous()
    .call(subscribeNewsletter, { body: { email, textVersion: "1999-1" as typeof NEWSLETTER_TEXT_VERSION } });
  expect(words.body).toMatchObject({ errors: [{ field: "textVersion" }] });
  expect((await subscribe("nix")).body).toMatchObject({ errors: [{ field: "email" }] });
  for (let tries = 0; tries < 5; tries += 1) expect((await subscribe()).status).toBe(200);
  expect((await subscribe()).codes).toEqual(["auth.mails_throttled"]);
});
