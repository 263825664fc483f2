/** A new password takes an account back: whatever else could let somebody in ends with it. */
import { login, refresh } from "@portal/contract/auth/calls";
import {
  checkAccessLink,
  type KeptMethods,
  loginByLink,
  RECENT_FACTOR_DAYS,
  renewPassword,
  requestAccessLink,
} from "@portal/contract/auth/passwords/calls";
import { activateChangedEmail, updatePassword, updateUserData } from "@portal/contract/user-area/profile";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { LoggedIn } from "../../../testing/test-app.ts";

const NEW_PASSWORD = "Kiesel wandert leise";
const DAY_MS = 86_400_000;
const { test, app, mailbox } = apiTest();
let petra: LoggedIn;
beforeEach(async () => {
  await app.db.deleteFrom("rate_limits").execute();
  petra = await app.logInPerson();
});

let count = 0;
const thiefsAddress = (): string => `dieb-${(count += 1)}@kunde.example`;
const askForChange = (email: string) => petra.client.call(updateUserData, { body: { email, password: TEST_PASSWORD } });
const activate = (token: string) => app.anonymous().call(activateChangedEmail, { body: { token } });
async function accessLink(): Promise<string> {
  await app.anonymous().call(requestAccessLink, { body: { login: petra.login } });
  return mailbox.tokenFor(petra.login);
}
const renew = (token: string, keep?: KeptMethods) =>
  app.anonymous().call(renewPassword, { body: { token, password: NEW_PASSWORD, ...(keep ? { keep } : {}) } });
const logIn = (password = NEW_PASSWORD) => app.anonymous().call(login, { body: { login: petra.login, password } });
const emailOf = async () =>
  (await app.db.selectFrom("users").select("email").where("id", "=", petra.userId).executeTakeFirstOrThrow()).email;

/** Two passkeys, a Facebook account and a second factor that is on for `factorDays`. Returns the ids of the passkeys. */
async function addMethods(factorDays: number): Promise<number[]> {
  const now = app.clock.now();
  const since = new Date(now.getTime() - factorDays * DAY_MS);
  const key = `${petra.userId}`;
  const { rows } = await sql<{ id: number }>`
    insert into passkeys (user_id, credential_id, public_key, counter, transports, site, name, is_synced, created_at)
    values (${petra.userId}, ${`a${key}`}, '', 0, '{}', 'localhost', 'Diensthandy', false, ${now}),
           (${petra.userId}, ${`b${key}`}, '', 0, '{}', 'marke-b.localhost', 'Laptop', false, ${now})
    returning id`.execute(app.db);
  await sql`insert into user_identities (provider, subject, user_id, created_at)
    values ('facebook', ${key}, ${petra.userId}, ${now})`.execute(app.db);
  await sql`insert into second_factors (user_id, sealed_secret, created_at, confirmed_at)
    values (${petra.userId}, 'sealed', ${since}, ${since})`.execute(app.db);
  await sql`insert into recovery_codes (user_id, code_hash) values (${petra.userId}, ${Buffer.from(key)})`.execute(
    app.db,
  );
  return rows.map(({ id }) => id);
}

async function methodsLeft(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from passkeys where user_id = ${petra.userId}) as passkeys,
           (select count(*)::int from user_identities where user_id = ${petra.userId}) as facebook,
           (select count(*)::int from second_factors where user_id = ${petra.userId}) as factor,
           (select count(*)::int from recovery_codes where user_id = ${petra.userId}) as codes`.execute(app.db);
  return rows[0] ?? {};
}

describe("a new password by the link in a mail", () => {
  test("voids a pending change of the e-mail address", async () => {
    const email = thiefsAddress();
    await askForChange(email);
    const token = await accessLink();
    expect((await app.anonymous().call(checkAccessLink, { body: { token } })).body.methods.pendingEmail).toBe(email);
    expect((await renew(token)).status).toBe(200);
    expect((await activate(await mailbox.tokenFor(email))).codes).toEqual(["auth.link_used"]);
    expect(await emailOf()).toBe(petra.login);
  });

  test("voids every other link that logs in", async () => {
    const [first, second] = [await accessLink(), await accessLink()];
    await renew(second);
    expect((await app.anonymous().call(loginByLink, { body: { token: first } })).codes).toEqual(["auth.link_used"]);
  });

  test("removes passkeys of every host, Facebook and a recent second factor, and the mail says so", async () => {
    await addMethods(1);
    await renew(await accessLink());
    expect(await methodsLeft()).toEqual({ passkeys: 0, facebook: 0, factor: 0, codes: 0 });
    expect((await logIn()).status).toBe(200);
    const [mail] = await mailbox.mailsTo(petra.login);
    expect(mail?.text_body).toContain("2 Passkeys, Facebook-Konto, Anmeldung mit Code");
  });

  test("keeps what the person names, and ignores passkeys of others among it", async () => {
    const [phone = 0] = await addMethods(1);
    const token = await accessLink();
    const { methods } = (await app.anonymous().call(checkAccessLink, { body: { token } })).body;
    expect(methods.passkeys.map(({ name }) => name)).toEqual(["Diensthandy", "Laptop"]);
    expect(methods.secondFactor).toMatchObject({ removable: true });
    await renew(token, { passkeys: [phone, 999_999], facebook: true, secondFactor: true });
    expect(await methodsLeft()).toEqual({ passkeys: 1, facebook: 1, factor: 1, codes: 1 });
  });

  test("does not get past a second factor that the owner has had for long", async () => {
    await addMethods(RECENT_FACTOR_DAYS);
    const token = await accessLink();
    const { methods } = (await app.anonymous().call(checkAccessLink, { body: { token } })).body;
    expect(methods.secondFactor).toMatchObject({ removable: false });
    await renew(token);
    expect(await methodsLeft()).toEqual({ passkeys: 0, facebook: 0, factor: 1, codes: 1 });
    expect((await logIn()).codes).toEqual(["auth.second_factor_required"]);
  });
});

describe("a new password with the old one", () => {
  const change = () =>
    petra.client.call(updatePassword, { body: { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD } });

  test("voids a pending change of the e-mail address and links that log in", async () => {
    const email = thiefsAddress();
    await askForChange(email);
    const token = await accessLink();
    expect((await change()).status).toBe(200);
    expect((await activate(await mailbox.tokenFor(email))).codes).toEqual(["auth.link_used"]);
    expect((await app.anonymous().call(loginByLink, { body: { token } })).codes).toEqual(["auth.link_used"]);
  });

  test("keeps the session and every login method, and answers what they are", async () => {
    await addMethods(1);
    const { methods } = (await change()).body;
    expect(methods).toMatchObject({ passkeys: [{ name: "Diensthandy" }, { name: "Laptop" }], pendingEmail: null });
    expect(methods.facebookSince).not.toBeNull();
    expect(await methodsLeft()).toEqual({ passkeys: 2, facebook: 1, factor: 1, codes: 1 });
    expect((await petra.client.call(refresh, {})).status).toBe(200);
  });
});
