/** Log-in with Facebook against the sandbox's provider. */
import { login } from "@portal/contract/auth/calls";
import {
  getFacebookPerson,
  getOwnFacebook,
  linkFacebook,
  loginByFacebook,
  registerByFacebook,
  unlinkFacebook,
} from "@portal/contract/auth/facebook/calls";
import { activateRegistration } from "@portal/contract/auth/registration/calls";
import { beginSecondFactor, confirmSecondFactor } from "@portal/contract/auth/second-factor/calls";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agree, startFacebook, throughDialog, uniqueAddress } from "../../../testing/facebook.ts";
import { mailsTo, tokenFor } from "../../../testing/mailbox.ts";
import { buildTestApp, type TestApp } from "../../../testing/test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let facebook: Awaited<ReturnType<typeof startFacebook>>;
let portal: TestApp;
beforeAll(async () => {
  facebook = await startFacebook();
  portal = await buildTestApp(facebook.settings);
});
afterAll(async () => {
  await portal.close();
  facebook.stop();
});

/** Somebody whom Facebook named, not linked to anybody yet. */
async function named(email: string): Promise<TestClient> {
  const client = portal.anonymous();
  const query = await agree(client, email);
  expect((await client.call(loginByFacebook, { body: { query } })).codes).toEqual(["auth.facebook_unlinked"]);
  return client;
}

describe("a known address", () => {
  test("links nothing by itself, but by its password, and from then on logs in", async () => {
    const email = uniqueAddress();
    const user = await aUser(portal.db, { login: email });
    const client = await named(email);
    expect((await client.call(getFacebookPerson, {})).body).toEqual({ name: "Vera Brauch", email });
    const wrong = await client.call(linkFacebook, { body: { login: email, password: "falsch" } });
    expect(wrong.codes).toEqual(["auth.invalid_credentials"]);
    const linked = await client.call(linkFacebook, { body: { login: email, password: TEST_PASSWORD } });
    expect(linked.body.user.user_id).toBe(user.id);

    const later = portal.anonymous();
    const again = await later.call(loginByFacebook, { body: { query: await agree(later, email) } });
    expect(again.body.user.user_id).toBe(user.id);
    expect((await mailsTo(portal.db, email)).map(({ template }) => template)).toEqual(["access-changed"]);
  });

  test("is not told from an unknown one", async () => {
    const known = uniqueAddress();
    await aUser(portal.db, { login: known });
    const [one, other] = [await named(known), await named(uniqueAddress())];
    const password = "falsch-und-lang";
    const answers = await Promise.all(
      [one, other].map((client) => client.call(linkFacebook, { body: { login: known, password } })),
    );
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const agreed = { acceptedTerms: true as const };
    const [first, second] = [
      await one.call(registerByFacebook, { body: agreed }),
      await other.call(registerByFacebook, { body: agreed }),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await mailsTo(portal.db, known)).map(({ template }) => template)).toEqual(["known-address"]);
  });

  test("another Facebook account is not linked to an account that has one", async () => {
    const email = uniqueAddress();
    await aUser(portal.db, { login: email });
    const body = { login: email, password: TEST_PASSWORD };
    expect((await (await named(email)).call(linkFacebook, { body })).status).toBe(200);
    expect((await (await named(uniqueAddress())).call(linkFacebook, { body })).codes).toEqual([
      "auth.facebook_linked_already",
    ]);
  });
});

test("asks for the second factor, and takes the answer of Facebook once more with it", async () => {
  const email = uniqueAddress();
  await aUser(portal.db, { login: email });
  const client = await named(email);
  await client.call(linkFacebook, { body: { login: email, password: TEST_PASSWORD } });
  const { body } = await client.call(beginSecondFactor, { body: { password: TEST_PASSWORD } });
  const codeAfter = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
      timestamp: portal.clock.now().getTime() + steps * 30_000,
    });
  await client.call(confirmSecondFactor, { body: { code: codeAfter(0) } });

  const later = portal.anonymous();
  const query = await agree(later, email);
  expect((await later.call(loginByFacebook, { body: { query } })).codes).toEqual(["auth.second_factor_required"]);
  expect((await later.call(loginByFacebook, { body: { query, secondFactor: "000000" } })).codes).toEqual([
    "auth.second_factor_wrong",
  ]);
  expect((await later.call(loginByFacebook, { body: { query, secondFactor: codeAfter(1) } })).status).toBe(200);
});

describe("an unknown address", () => {
  test("becomes an account by the link in the mail, which is linked then", async () => {
    const email = uniqueAddress();
    const client = await named(email);
    expect((await client.call(registerByFacebook, { body: { acceptedTerms: true } })).body).toEqual({ email });
    const early = portal.anonymous();
    expect((await early.call(loginByFacebook, { body: { query: await agree(early, email) } })).codes).toEqual([
      "auth.facebook_unlinked",
    ]);
    const token = await tokenFor(portal.db, email);
    expect((await client.call(activateRegistration, { body: { token } })).status).toBe(200);
    const later = portal.anonymous();
    const { body } = await later.call(loginByFacebook, { body: { query: await agree(later, email) } });
    expect(body.user.login).toBe(email);

    expect((await later.call(getOwnFacebook, {})).body).toMatchObject({ available: true, hasPassword: false });
    expect((await later.call(unlinkFacebook, {})).status).toBe(200);
    expect((await later.call(getOwnFacebook, {})).body.linkedAt).toBeNull();
  });

  test("without an address nobody is registered", async () => {
    const client = await named("");
    expect((await client.call(registerByFacebook, { body: { acceptedTerms: true } })).codes).toEqual([
      "auth.facebook_without_address",
    ]);
  });
});

describe("refused", () => {
  test("who declines, who comes twice, who comes with another browser's answer, who comes too late", async () => {
    const client = portal.anonymous();
    const declined = await throughDialog(client, { decision: "decline" });
    expect((await client.call(loginByFacebook, { body: { query: declined } })).codes).toEqual([
      "auth.facebook_declined",
    ]);
    const query = await agree(client, uniqueAddress());
    const stranger = portal.anonymous();
    await agree(stranger, uniqueAddress());
    expect((await stranger.call(loginByFacebook, { body: { query } })).codes).toEqual(["auth.facebook_expired"]);
    const copy = client.copy();
    expect((await client.call(loginByFacebook, { body: { query } })).codes).toEqual(["auth.facebook_unlinked"]);
    expect((await copy.call(loginByFacebook, { body: { query } })).codes).toEqual(["auth.facebook_expired"]);
    portal.clock.advance(16 * 60_000);
    expect((await client.call(getFacebookPerson, {})).codes).toEqual(["auth.facebook_expired"]);
  });

  test("a failure of Facebook is one of Facebook, with 503", async () => {
    const client = portal.anonymous();
    const query = await agree(client, uniqueAddress(), "Störung");
    const { status, codes } = await client.call(loginByFacebook, { body: { query } });
    expect({ status, codes }).toEqual({ status: 503, codes: ["auth.facebook_away"] });
  });

  test("no step works without the one before, and the password is still asked for", async () => {
    const client = portal.anonymous();
    expect((await client.call(loginByFacebook, { body: {} })).codes).toEqual(["auth.facebook_expired"]);
    const body = { login: "x@kunde.example", password: TEST_PASSWORD };
    expect((await client.call(linkFacebook, { body })).codes).toEqual(["auth.facebook_expired"]);
    expect((await client.call(login, { body })).codes).toEqual(["auth.invalid_credentials"]);
  });
});
