/** Log-in with Facebook against the sandbox's provider, a process of its own that speaks the real protocol. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { login } from "@portal/contract/auth";
import {
  addFacebook,
  beginFacebook,
  beginFacebookLink,
  getFacebookPerson,
  getOwnFacebook,
  linkFacebook,
  loginByFacebook,
  registerByFacebook,
  unlinkFacebook,
} from "@portal/contract/facebook";
import { activateRegistration } from "@portal/contract/registration";
import { beginSecondFactor, confirmSecondFactor } from "@portal/contract/second-factor";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isAllowed } from "../../../platform/outgoing/outgoing-fetch.ts";
import { mailsTo, tokenFor } from "../../../testing/mailbox.ts";
import { buildTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

const sandbox = fork(resolve(import.meta.dirname, "../../../../../sandbox/src/main.ts"), [], {
  env: { ...process.env, FACEBOOK_CLIENT_ID: "portal", FACEBOOK_CLIENT_SECRET: "a-secret" },
});
let portal: TestApp;
beforeAll(async () => {
  const [{ port }] = (await once(sandbox, "message")) as [{ port: number }];
  portal = await buildTestApp({
    OUTGOING_TRUSTED: `127.0.0.1:${port}`,
    FACEBOOK_ISSUER: `http://127.0.0.1:${port}/facebook`,
    FACEBOOK_CLIENT_ID: "portal",
    FACEBOOK_CLIENT_SECRET: "a-secret",
  });
});
afterAll(async () => {
  await portal.close();
  sandbox.kill();
});

const uniqueAddress = (() => {
  let count = 0;
  return () => `facebook.${(count += 1)}@kunde.example`;
})();

/** Goes through Facebook's dialog as a browser would and answers the query that comes back. */
async function throughDialog(client: TestClient, form: Record<string, string>): Promise<string> {
  const { status, body } = await client.call(beginFacebook, { body: {} });
  expect(status).toBe(200);
  const back = await answerDialog(body.link, form);
  expect(`${back.origin}${back.pathname}`).toBe("http://localhost:3000/login");
  return back.search;
}

/** The address to which the dialog behind `link` sends the person back. */
async function answerDialog(link: string, form: Record<string, string>): Promise<URL> {
  const page = await (await fetch(link)).text();
  const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]): [string, string] => [name, value],
  );
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? "";
  const answer = await fetch(action, {
    method: "POST",
    body: new URLSearchParams({ ...Object.fromEntries(hidden), ...form }),
    redirect: "manual",
  });
  return new URL(answer.headers.get("location") ?? "");
}

const agree = (client: TestClient, email: string, name = "Vera Brauch") =>
  throughDialog(client, { decision: "agree", name, email });

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

describe("linking the account one is in", () => {
  /** Begins as this person and agrees at Facebook; answers the query that comes back. */
  async function agreeAs({ client }: SignedIn, email: string): Promise<string> {
    const { body } = await client.call(beginFacebookLink, { body: { password: TEST_PASSWORD } });
    const back = await answerDialog(body.link, { decision: "agree", name: "Vera Brauch", email });
    expect(back.pathname).toBe("/benutzer");
    return back.search;
  }

  test("needs the own password, links once, and then logs in with another address than one's own", async () => {
    const person = await portal.signIn();
    const email = uniqueAddress();
    expect((await person.client.call(beginFacebookLink, { body: { password: "falsch" } })).codes).toEqual([
      "auth.own_password_wrong",
    ]);
    const query = await agreeAs(person, email);
    expect((await person.client.call(addFacebook, { body: { query } })).status).toBe(200);
    expect((await person.client.call(addFacebook, { body: { query } })).codes).toEqual(["auth.facebook_expired"]);
    expect((await person.client.call(beginFacebookLink, { body: { password: TEST_PASSWORD } })).codes).toEqual([
      "auth.facebook_linked_already",
    ]);
    const later = portal.anonymous();
    const entered = await later.call(loginByFacebook, { body: { query: await agree(later, email) } });
    expect(entered.body.user.user_id).toBe(person.userId);
  });

  test("takes no answer that another person or a log-in began, and no account that is linked elsewhere", async () => {
    const [alice, bob] = [await portal.signIn(), await portal.signIn()];
    const email = uniqueAddress();
    const query = await agreeAs(alice, email);
    expect((await bob.client.call(addFacebook, { body: { query } })).codes).toEqual(["auth.facebook_expired"]);
    const fromLogIn = await agree(bob.client, email);
    expect((await bob.client.call(addFacebook, { body: { query: fromLogIn } })).codes).toEqual([
      "auth.facebook_expired",
    ]);
    expect((await alice.client.call(addFacebook, { body: { query } })).status).toBe(200);
    const again = await agreeAs(bob, email);
    expect((await bob.client.call(addFacebook, { body: { query: again } })).codes).toEqual([
      "auth.facebook_linked_already",
    ]);
    expect((await bob.client.call(getOwnFacebook, {})).body.linkedAt).toBeNull();
  });

  test("a log-in takes no answer to a link", async () => {
    const person = await portal.signIn();
    const query = await agreeAs(person, uniqueAddress());
    expect((await person.client.call(loginByFacebook, { body: { query } })).codes).toEqual(["auth.facebook_expired"]);
  });
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

describe("the way out", () => {
  const trusted = { OUTGOING_TRUSTED: ["127.0.0.1:4000"] };
  test.each([
    ["https://www.facebook.com/dialog", true],
    ["http://127.0.0.1:4000/facebook", true],
    ["http://www.facebook.com/dialog", false],
    ["https://www.facebook.com:8443/dialog", false],
    ["https://www.facebook.com.example/dialog", false],
    ["https://user@www.facebook.com/dialog", false],
    ["http://127.0.0.1:4001/facebook", false],
    ["http://169.254.169.254/latest", false],
    ["file:///etc/passwd", false],
    ["no address", false],
  ])("%s: %s", (address, allowed) => expect(isAllowed(trusted, ["www.facebook.com"], address)).toBe(allowed));
});
