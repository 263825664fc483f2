import { login } from "@portal/contract/auth/calls";
import {
  activateChangedEmail,
  cancelEmailChange,
  getProfile,
  updateUserData,
} from "@portal/contract/user-area/profile";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailsTo, tokenFor } from "../../../testing/mailbox.ts";
import { buildTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";
import { EMAIL_CHANGE_HOURS } from "./mails.ts";

let t: TestApp;
let petra: SignedIn;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom("rate_limits").execute();
  petra = await t.signIn();
});

let count = 0;
const fresh = (): string => `neu-${(count += 1)}@kunde.example`;
const ask = (person: SignedIn, email: string, password = TEST_PASSWORD) =>
  person.client.call(updateUserData, { body: { email, password } });
const activate = (token: string) => t.anonymous().call(activateChangedEmail, { body: { token } });
const profileOf = async ({ client }: SignedIn) => (await client.call(getProfile, {})).body.profile;

test("the new address counts once its link is opened; both addresses get mail; the log-in name follows", async () => {
  const email = fresh();
  const asked = await ask(petra, email);
  expect(asked.body.profile).toMatchObject({ email: petra.login, pendingEmail: { email } });
  expect((await mailsTo(t.db, petra.login)).map(({ template }) => template)).toEqual(["email-change-asked"]);
  const done = await activate(await tokenFor(t.db, email));
  expect(done.body).toEqual({ email, login: email });
  expect(await profileOf(petra)).toMatchObject({ email, login: email, pendingEmail: null });
  expect((await mailsTo(t.db, petra.login))[0]).toMatchObject({ template: "email-changed" });
  const body = { login: email, password: TEST_PASSWORD, remember: false };
  expect((await t.anonymous().call(login, { body })).status).toBe(200);
  const actions = await t.db
    .selectFrom("audit_log")
    .select("action")
    .where("actor_user_id", "=", petra.userId)
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(["email.change_asked", "email.changed"]);
});

test("a log-in name that is no address stays", async () => {
  const name = `meister-${(count += 1)}`;
  const user = await aUser(t.db, { login: name, email: fresh() });
  const client = t.anonymous();
  await client.logIn(name, TEST_PASSWORD);
  const email = fresh();
  await ask({ client, userId: user.id, login: name, companyIds: [] }, email);
  expect((await activate(await tokenFor(t.db, email))).body).toEqual({ email, login: name });
});

describe("refuses", () => {
  test("a wrong password at its field", async () => {
    const refused = await ask(petra, fresh(), "Falsch-2026");
    expect(refused.body).toMatchObject({ errors: [{ code: "auth.own_password_wrong", field: "password" }] });
  });
  test("the address that is there already, and what is no address", async () => {
    expect((await ask(petra, petra.login)).codes).toEqual(["user.email_same"]);
    expect((await ask(petra, "petra@@kunde.example")).body).toMatchObject({ errors: [{ field: "email" }] });
  });
  test("a link that was used, one that is too old, and one that was taken back", async () => {
    const first = fresh();
    await ask(petra, first);
    const token = await tokenFor(t.db, first);
    await activate(token);
    expect((await activate(token)).codes).toEqual(["auth.link_used"]);
    expect((await activate("0123456789")).codes).toEqual(["auth.link_unknown"]);
    const second = fresh();
    await ask(petra, second);
    await petra.client.call(cancelEmailChange, {});
    expect((await profileOf(petra)).pendingEmail).toBeNull();
    expect((await activate(await tokenFor(t.db, second))).codes).toEqual(["auth.link_used"]);
    const third = fresh();
    await ask(petra, third);
    t.clock.advance(EMAIL_CHANGE_HOURS * 3_600_000);
    expect((await activate(await tokenFor(t.db, third))).codes).toEqual(["auth.link_expired"]);
    t.clock.set(new Date());
  });
});

test("asking again makes the link from before worthless", async () => {
  const first = fresh();
  const second = fresh();
  await ask(petra, first);
  await ask(petra, second);
  expect((await activate(await tokenFor(t.db, first))).codes).toEqual(["auth.link_used"]);
  expect((await activate(await tokenFor(t.db, second))).status).toBe(200);
});

test("somebody else's address: the same answer, and its owner gets the mail", async () => {
  const owner = await aUser(t.db);
  const asked = await ask(petra, owner.email);
  const free = await ask(petra, fresh());
  expect(asked.status).toBe(free.status);
  expect(Object.keys(asked.body.profile)).toEqual(Object.keys(free.body.profile));
  const [mail] = await mailsTo(t.db, owner.email);
  expect(mail?.template).toBe("email-in-use");
  expect(mail?.text_body).not.toContain("token=");
});

/** Somebody whose log-in name is no address, so that nothing but the check keeps addresses apart. */
async function aMeister(): Promise<SignedIn> {
  const name = `meister-${(count += 1)}`;
  const { id } = await aUser(t.db, { login: name, email: fresh() });
  const client = t.anonymous();
  await client.logIn(name, TEST_PASSWORD);
  return { client, userId: id, login: name, companyIds: [] };
}

test.each([
  ["log in with their address", () => t.signIn()],
  ["log in with a name", aMeister],
])("of many people who %s and change to one address at once exactly one gets it", async (_who, aPerson) => {
  const email = fresh();
  const people = await Promise.all(Array.from({ length: 8 }, aPerson));
  for (const person of people) {
    await ask(person, email);
    await t.db.deleteFrom("rate_limits").execute();
  }
  const mails = await mailsTo(t.db, email);
  const tokens = mails.flatMap(({ text_body: text }) => /token=(\w+)/.exec(text)?.[1] ?? []);
  expect(tokens).toHaveLength(8);
  const answers = await Promise.all(tokens.map(activate));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ codes }) => codes.includes("user.email_taken"))).toHaveLength(7);
  const holders = await t.db.selectFrom("users").select("id").where("email", "=", email).execute();
  expect(holders).toHaveLength(1);
});

test("of many clicks on one link exactly one counts", async () => {
  const email = fresh();
  await ask(petra, email);
  const token = await tokenFor(t.db, email);
  const answers = await Promise.all(Array.from({ length: 50 }, () => activate(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ codes }) => codes.includes("auth.link_used"))).toHaveLength(49);
});
