/** Login with Facebook against the sandbox. */
import { login } from "@portal/contract/auth/calls";
import {
  getFacebookPerson,
  getOwnFacebook,
  linkFacebook,
  loginByFacebook,
  registerByFacebook,
  unlinkFacebook,
} from "@portal/contract/auth/facebook/calls";
import { activateRegistration, checkRegistration } from "@portal/contract/auth/registration/calls";
import { loginByLink } from "@portal/contract/auth/passwords/calls";
import { beginSecondFactor, confirmSecondFactor } from "@portal/contract/auth/second-factor/calls";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { Secret, TOTP } from "otpauth";
import { afterAll, describe, expect } from "vitest";
import { agree, startFacebook, throughDialog, uniqueAddress } from "../../../testing/facebook.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let facebook: Awaited<ReturnType<typeof startFacebook>>;
const { test, app, mailbox } = apiTest({ environment: async () => (facebook = await startFacebook()).settings });
afterAll(() => facebook.stop());

/** A person identified by Facebook and not linked yet. */
async function named(email: string): Promise<TestClient> {
  const client = app.anonymous();
  const query = await agree(client, email);
  expect((await client.call(loginByFacebook, { body: { query } })).codes).toEqual(["auth.facebook_unlinked"]);
  return client;
}

describe("Facebook names a known address", () => {
  test("it is linked by the account's password only, and logs in from then on", async () => {
    const email = uniqueAddress();
    const user = await aUser(app.db, { login: email });
    const client = await named(email);
    expect((await client.call(getFacebookPerson, {})).body).toEqual({ name: "Vera Brauch", email });
    const wrong = await client.call(linkFacebook, { body: { login: email, password: "falsch" } });
    expect(wrong.codes).toEqual(["auth.invalid_credentials"]);
    const linked = await client.call(linkFacebook, { body: { login: email, password: TEST_PASSWORD } });
    expect(linked.body.user.user_id).toBe(user.id);

    const later = app.anonymous();
    const again = await later.call(loginByFacebook, { body: { query: await agree(later, email) } });
    expect(again.body.user.user_id).toBe(user.id);
    expect((await mailbox.mailsTo(email)).map(({ template }) => template)).toEqual(["access-changed"]);
  });

  test("the answer equals that for an unknown address", async () => {
    const known = uniqueAddress();
    await aUser(app.db, { login: known });
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
    expect((await mailbox.mailsTo(known)).map(({ template }) => template)).toEqual(["known-address"]);
  });

  test("a second Facebook account is not linked to the same account", async () => {
    const email = uniqueAddress();
    await aUser(app.db, { login: email });
    const body = { login: email, password: TEST_PASSWORD };
    expect((await (await named(email)).call(linkFacebook, { body })).status).toBe(200);
    expect((await (await named(uniqueAddress())).call(linkFacebook, { body })).codes).toEqual([
      "auth.facebook_linked_already",
    ]);
  });
});

test("asks for the second factor, and accepts the same redirect again with it", async () => {
  const email = uniqueAddress();
  await aUser(app.db, { login: email });
  const client = await named(email);
  await client.call(linkFacebook, { body: { login: email, password: TEST_PASSWORD } });
  const { body } = await client.call(beginSecondFactor, { body: { password: TEST_PASSWORD } });
  const codeAfter = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
      timestamp: app.clock.now().getTime() + steps * 30_000,
    });
  await client.call(confirmSecondFactor, { body: { code: codeAfter(0) } });

  const later = app.anonymous();
  const query = await agree(later, email);
  expect((await later.call(loginByFacebook, { body: { query } })).codes).toEqual(["auth.second_factor_required"]);
  expect((await later.call(loginByFacebook, { body: { query, secondFactor: "000000" } })).codes).toEqual([
    "auth.second_factor_wrong",
  ]);
  expect((await later.call(loginByFacebook, { body: { query, secondFactor: codeAfter(1) } })).status).toBe(200);
});

describe("Facebook names an unknown address", () => {
  test("the link in the mail creates the account, linked to Facebook", async () => {
    const email = uniqueAddress();
    const client = await named(email);
    expect((await client.call(registerByFacebook, { body: { acceptedTerms: true } })).body).toEqual({ email });
    const early = app.anonymous();
    expect((await early.call(loginByFacebook, { body: { query: await agree(early, email) } })).codes).toEqual([
      "auth.facebook_unlinked",
    ]);
    const token = await mailbox.tokenFor(email);
    expect((await client.call(checkRegistration, { body: { token } })).body).toEqual({
      email,
      facebook: { name: "Vera Brauch", here: true },
    });
    const activated = await client.call(activateRegistration, { body: { token } });
    expect(activated.body).toMatchObject({ login: email, facebook: "linked" });
    const later = app.anonymous();
    const { body } = await later.call(loginByFacebook, { body: { query: await agree(later, email) } });
    expect(body.user.login).toBe(email);

    expect((await later.call(getOwnFacebook, {})).body).toMatchObject({ available: true, hasPassword: false });
    expect((await later.call(unlinkFacebook, {})).codes).toEqual(["user.confirmation_needed"]);
    expect((await later.call(getOwnFacebook, {})).body.linkedAt).not.toBeNull();
  });

  test("somebody else's click creates an account that Facebook does not log in; mail and check name Facebook", async () => {
    const email = uniqueAddress();
    const thief = await named(email);
    await thief.call(registerByFacebook, { body: { acceptedTerms: true } });
    const [mail] = await mailbox.mailsTo(email);
    expect(mail?.text_body).toContain("Jemand hat sich mit Facebook");
    expect(mail?.text_body).toContain("Facebook-Konto: Vera Brauch");
    expect(mail?.text_body).toContain("&ueber=facebook");

    const token = await mailbox.tokenFor(email);
    const owner = app.anonymous();
    expect((await owner.call(checkRegistration, { body: { token } })).body.facebook).toEqual({
      name: "Vera Brauch",
      here: false,
    });
    const { body } = await owner.call(activateRegistration, { body: { token } });
    expect(body).toMatchObject({ login: email, facebook: "not_linked" });
    const again = { query: await agree(thief, email) };
    expect((await thief.call(loginByFacebook, { body: again })).codes).toEqual(["auth.facebook_unlinked"]);
    const entered = await owner.call(loginByLink, { body: { token: body.accessToken ?? "" } });
    expect(entered.body.user.login).toBe(email);
    expect((await owner.call(getOwnFacebook, {})).body.linkedAt).toBeNull();
  });

  test("a secret of another registration in the same browser links nothing", async () => {
    const [email, own] = [uniqueAddress(), uniqueAddress()];
    const thief = await named(email);
    await thief.call(registerByFacebook, { body: { acceptedTerms: true } });
    const owner = await named(own);
    await owner.call(registerByFacebook, { body: { acceptedTerms: true } });
    const token = await mailbox.tokenFor(email);
    expect((await owner.call(activateRegistration, { body: { token } })).body.facebook).toBe("not_linked");
  });

  test("without an address nobody is registered", async () => {
    const client = await named("");
    expect((await client.call(registerByFacebook, { body: { acceptedTerms: true } })).codes).toEqual([
      "auth.facebook_without_address",
    ]);
  });
});

describe("refused redirects", () => {
  test("declining, coming twice, with another browser's redirect, or too late is refused", async () => {
    const client = app.anonymous();
    const declined = await throughDialog(client, { decision: "decline" });
    expect((await client.call(loginByFacebook, { body: { query: declined } })).codes).toEqual([
      "auth.facebook_declined",
    ]);
    const query = await agree(client, uniqueAddress());
    const stranger = app.anonymous();
    await agree(stranger, uniqueAddress());
    expect((await stranger.call(loginByFacebook, { body: { query } })).codes).toEqual(["auth.facebook_expired"]);
    const copy = client.copy();
    expect((await client.call(loginByFacebook, { body: { query } })).codes).toEqual(["auth.facebook_unlinked"]);
    expect((await copy.call(loginByFacebook, { body: { query } })).codes).toEqual(["auth.facebook_expired"]);
    app.clock.advance(16 * 60_000);
    expect((await client.call(getFacebookPerson, {})).codes).toEqual(["auth.facebook_expired"]);
  });

  test("a failure at Facebook answers 503", async () => {
    const client = app.anonymous();
    const query = await agree(client, uniqueAddress(), "Störung");
    const { status, codes } = await client.call(loginByFacebook, { body: { query } });
    expect({ status, codes }).toEqual({ status: 503, codes: ["auth.facebook_away"] });
  });

  test("no step works without its predecessor, and linking asks for the password", async () => {
    const client = app.anonymous();
    expect((await client.call(loginByFacebook, { body: {} })).codes).toEqual(["auth.facebook_expired"]);
    const body = { login: "x@kunde.example", password: TEST_PASSWORD };
    expect((await client.call(linkFacebook, { body })).codes).toEqual(["auth.facebook_expired"]);
    expect((await client.call(login, { body })).codes).toEqual(["auth.invalid_credentials"]);
  });
});
