import {
  confirmNewsletter,
  endNewsletter,
  getNewsletterSubscription,
  NEWSLETTER_TEXT_VERSION,
  subscribeNewsletter,
} from "@portal/contract/b2b/calls";
import { decryptData } from "@portal/contract/cryptography/calls";
import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";

const DAY = 86_400_000;
const email = "petra@kunde.example";
const { test, app } = apiTest({ freshFor: "test" });

const subscribe = (address = email) =>
  app.anonymous().call(subscribeNewsletter, { body: { email: address, textVersion: NEWSLETTER_TEXT_VERSION } });
async function linkIn(recipient = email): Promise<string> {
  const { text_body } = await app.db
    .selectFrom("mails")
    .select("text_body")
    .where("recipient", "=", recipient)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return decodeURIComponent(/bestaetigt\?data=(\S+)/.exec(text_body)?.[1] ?? "");
}
const row = () =>
  app.db.selectFrom("newsletter_subscriptions").selectAll().where("email", "=", email).executeTakeFirstOrThrow();

test("a subscription counts after confirmation and stores wording, times and hashed addresses as proof", async () => {
  expect(await subscribe()).toMatchObject({ status: 200, body: {} });
  const data = await linkIn();
  expect((await app.anonymous().call(decryptData, { body: { data } })).body).toMatchObject({
    purpose: "newsletter",
    data: { email },
  });
  const before = await app.anonymous().call(getNewsletterSubscription, { body: { data } });
  expect(before.body.subscription).toEqual({ email, status: "requested", confirmedAt: null });
  expect((await row()).confirmed_at).toBeNull();
  const { body } = await app.anonymous().call(confirmNewsletter, { body: { data } });
  expect(body.subscription).toMatchObject({ email, status: "confirmed" });
  const proof = await row();
  expect(proof.text_version).toBe(NEWSLETTER_TEXT_VERSION);
  expect(proof.requested_at.getTime()).toBeLessThanOrEqual(proof.confirmed_at?.getTime() ?? 0);
  expect(proof.request_address_hash).toHaveLength(32);
  expect(proof.confirm_address_hash).toEqual(proof.request_address_hash);
  expect(JSON.stringify(proof)).not.toContain("127.0.0.1");
});

test("a second confirmation and a second order keep the first proof", async () => {
  await subscribe();
  const data = await linkIn();
  await app.anonymous().call(confirmNewsletter, { body: { data } });
  const proof = await row();
  app.clock.advance(DAY);
  await app.anonymous().call(confirmNewsletter, { body: { data } });
  expect(await subscribe()).toMatchObject({ status: 200, body: {} });
  expect(await row()).toEqual(proof);
});

test("of ten parallel confirmations one is the proof", async () => {
  await subscribe();
  const data = await linkIn();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => app.anonymous().call(confirmNewsletter, { body: { data } })),
  );
  expect(new Set(replies.map(({ body }) => body.subscription.status))).toEqual(new Set(["confirmed"]));
  const lines = await app.db
    .selectFrom("audit_log")
    .select("id")
    .where("action", "=", "newsletter.confirmed")
    .execute();
  expect(lines).toHaveLength(1);
});

test("the same link unsubscribes long after it can no longer confirm", async () => {
  await subscribe();
  const data = await linkIn();
  await app.anonymous().call(confirmNewsletter, { body: { data } });
  app.clock.advance(400 * DAY);
  const { body } = await app.anonymous().call(endNewsletter, { body: { data } });
  expect(body.subscription.status).toBe("ended");
  expect((await row()).ended_at).not.toBeNull();
  expect((await app.anonymous().call(confirmNewsletter, { body: { data } })).codes).toEqual(["linking.expired"]);
});

test("a link older than a week does not confirm", async () => {
  await subscribe();
  const data = await linkIn();
  app.clock.advance(8 * DAY);
  expect((await app.anonymous().call(confirmNewsletter, { body: { data } })).codes).toEqual(["linking.expired"]);
  expect((await row()).confirmed_at).toBeNull();
});

test("nonsense, unknown wording and too many orders are refused", async () => {
  const { codes } = await app.anonymous().call(confirmNewsletter, { body: { data: "x" } });
  expect(codes).toEqual(["cryptography.unreadable"]);
  const words = await app
    .anonymous()
    .call(subscribeNewsletter, { body: { email, textVersion: "1999-1" as typeof NEWSLETTER_TEXT_VERSION } });
  expect(words.body).toMatchObject({ errors: [{ field: "textVersion" }] });
  expect((await subscribe("nix")).body).toMatchObject({ errors: [{ field: "email" }] });
  for (let tries = 0; tries < 5; tries += 1) expect((await subscribe()).status).toBe(200);
  expect((await subscribe()).codes).toEqual(["auth.mails_throttled"]);
});

test("a renewed order keeps the proof of the consent that ended, and both go with the export", async () => {
  await subscribe();
  const first = await linkIn();
  await app.anonymous().call(confirmNewsletter, { body: { data: first } });
  app.clock.advance(DAY);
  await app.anonymous().call(endNewsletter, { body: { data: first } });
  const ended = await row();
  app.clock.advance(DAY);
  for (let order = 0; order < 2; order += 1) await subscribe();
  const kept = await app.db.selectFrom("newsletter_proofs").selectAll().where("email", "=", email).execute();
  const { id: _id, ...proof } = ended;
  expect(kept).toMatchObject([proof]);
  expect(await row()).toMatchObject({ confirmed_at: null, ended_at: null });
  await app.anonymous().call(confirmNewsletter, { body: { data: await linkIn() } });
  expect((await row()).confirmed_at).not.toBeNull();
});
