import {
  activateChangedEmail,
  cancelEmailChange,
  getProfile,
  updateUserData,
} from "@portal/contract/user-area/profile";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { LoggedIn } from "../../../testing/test-app.ts";
import { EMAIL_CHANGE_HOURS } from "./mails.ts";

const { test, app, mailbox } = apiTest();
let petra: LoggedIn;
beforeEach(async () => {
  await app.db.deleteFrom("rate_limits").execute();
  petra = await app.logInPerson();
});

let count = 0;
const fresh = (): string => `neu-${(count += 1)}@kunde.example`;
const ask = (person: LoggedIn, email: string, password = TEST_PASSWORD) =>
  person.client.call(updateUserData, { body: { email, password } });
const activate = (token: string) => app.anonymous().call(activateChangedEmail, { body: { token } });
const profileOf = async ({ client }: LoggedIn) => (await client.call(getProfile, {})).body.profile;

test("the new address counts after its link is opened; both addresses get mail; the login name follows", async () => {
  const email = fresh();
  const asked = await ask(petra, email);
  expect(asked.body.profile).toMatchObject({ email: petra.login, pendingEmail: { email } });
  expect((await mailbox.mailsTo(petra.login)).map(({ template }) => template)).toEqual(["email-change-asked"]);
  const done = await activate(await mailbox.tokenFor(email));
  expect(done.body).toEqual({ email, login: email });
  expect((await petra.client.call(getProfile, {})).codes).toEqual(["auth.no_session"]);
  expect((await mailbox.mailsTo(petra.login))[0]).toMatchObject({ template: "email-changed" });
  await petra.client.logIn(email, TEST_PASSWORD);
  expect(await profileOf(petra)).toMatchObject({ email, login: email, pendingEmail: null });
  const actions = await app.db
    .selectFrom("audit_log")
    .select("action")
    .where("actor_user_id", "=", petra.userId)
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(["email.change_asked", "email.changed"]);
});

test("a login name that is not an address stays", async () => {
  const name = `meister-${(count += 1)}`;
  const user = await aUser(app.db, { login: name, email: fresh() });
  const client = app.anonymous();
  await client.logIn(name, TEST_PASSWORD);
  const email = fresh();
  await ask({ client, userId: user.id, login: name, companyIds: [] }, email);
  expect((await activate(await mailbox.tokenFor(email))).body).toEqual({ email, login: name });
});

describe("changing the e-mail address is refused", () => {
  test("with a wrong password, at its field", async () => {
    const refused = await ask(petra, fresh(), "Falsch-2026");
    expect(refused.body).toMatchObject({ errors: [{ code: "auth.own_password_wrong", field: "password" }] });
  });
  test("for the current address and for a malformed one", async () => {
    expect((await ask(petra, petra.login)).codes).toEqual(["user.email_same"]);
    expect((await ask(petra, "petra@@kunde.example")).body).toMatchObject({ errors: [{ field: "email" }] });
  });
  test("for a used, an expired and a withdrawn link", async () => {
    const first = fresh();
    await ask(petra, first);
    const token = await mailbox.tokenFor(first);
    await activate(token);
    expect((await activate(token)).codes).toEqual(["auth.link_used"]);
    expect((await activate("0123456789")).codes).toEqual(["auth.link_unknown"]);
    await petra.client.logIn(first, TEST_PASSWORD);
    const second = fresh();
    await ask(petra, second);
    await petra.client.call(cancelEmailChange, {});
    expect((await profileOf(petra)).pendingEmail).toBeNull();
    expect((await activate(await mailbox.tokenFor(second))).codes).toEqual(["auth.link_used"]);
    const third = fresh();
    await ask(petra, third);
    app.clock.advance(EMAIL_CHANGE_HOURS * 3_600_000);
    expect((await activate(await mailbox.tokenFor(third))).codes).toEqual(["auth.link_expired"]);
    app.clock.set(new Date());
  });
});

test("a new request invalidates the earlier link", async () => {
  const first = fresh();
  const second = fresh();
  await ask(petra, first);
  await ask(petra, second);
  expect((await activate(await mailbox.tokenFor(first))).codes).toEqual(["auth.link_used"]);
  expect((await activate(await mailbox.tokenFor(second))).status).toBe(200);
});

test("somebody else's address gets the same answer, and its owner gets the mail", async () => {
  const owner = await aUser(app.db);
  const asked = await ask(petra, owner.email);
  const free = await ask(petra, fresh());
  expect(asked.status).toBe(free.status);
  expect(Object.keys(asked.body.profile)).toEqual(Object.keys(free.body.profile));
  const [mail] = await mailbox.mailsTo(owner.email);
  expect(mail?.template).toBe("email-in-use");
  expect(mail?.text_body).not.toContain("token=");
});

/** A person whose login name is not an address, so that only the check keeps addresses unique. */
async function aMeister(): Promise<LoggedIn> {
  const name = `meister-${(count += 1)}`;
  const { id } = await aUser(app.db, { login: name, email: fresh() });
  const client = app.anonymous();
  await client.logIn(name, TEST_PASSWORD);
  return { client, userId: id, login: name, companyIds: [] };
}

test.each([
  ["log in with their address", () => app.logInPerson()],
  ["log in with a name", aMeister],
])("of many people who %s and change to one address in parallel exactly one gets it", async (_who, aPerson) => {
  const email = fresh();
  const people = await Promise.all(Array.from({ length: 8 }, aPerson));
  for (const person of people) {
    await ask(person, email);
    await app.db.deleteFrom("rate_limits").execute();
  }
  const mails = await mailbox.mailsTo(email);
  const tokens = mails.flatMap(({ text_body: text }) => /token=(\w+)/.exec(text)?.[1] ?? []);
  expect(tokens).toHaveLength(8);
  const answers = await Promise.all(tokens.map(activate));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ codes }) => codes.includes("user.email_taken"))).toHaveLength(7);
  const holders = await app.db.selectFrom("users").select("id").where("email", "=", email).execute();
  expect(holders).toHaveLength(1);
});

test("of many parallel uses of one link exactly one counts", async () => {
  const email = fresh();
  await ask(petra, email);
  const token = await mailbox.tokenFor(email);
  const answers = await Promise.all(Array.from({ length: 50 }, () => activate(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ codes }) => codes.includes("auth.link_used"))).toHaveLength(49);
});
