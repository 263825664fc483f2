/** What happens around logging in leaves an event, without addresses or typed names in clear. */
import { login, logout } from "@portal/contract/auth/calls";
import { loginByPasskey } from "@portal/contract/auth/passkeys/calls";
import { loginByLink, renewPassword, requestAccessLink } from "@portal/contract/auth/passwords/calls";
import { beginSecondFactor, confirmSecondFactor, disableSecondFactor } from "@portal/contract/auth/second-factor/calls";
import {
  activateChangedEmail,
  confirmPassword,
  endOwnSessions,
  undoEmailChange,
  updatePassword,
  updateUserData,
} from "@portal/contract/user-area/profile";
import { SECURITY_EVENT_DAYS } from "@portal/contract/user-area/security-events";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { securityEventsOf } from "../../testing/security-events.ts";
import { sweepAround } from "../../testing/sweep-around.ts";
import { FAILURES_RECORDED, noteSecurityEvent } from "./note-event.ts";
import { withOrigin } from "./origin.ts";
import { sweepSecurityEvents } from "./sweep.ts";

const password = TEST_PASSWORD;
const NEW_PASSWORD = "Kiesel wandert leise";
const HOUR_MS = 3_600_000;
const { test, app, mailbox } = apiTest();
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(app.db);
  await sql`delete from security_events`.execute(app.db);
});

const logIn = (name: string, typed = password) =>
  app.anonymous().call(login, { body: { login: name, password: typed } });
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
const allRows = () => app.db.selectFrom("security_events").selectAll().orderBy("id").execute();

describe("events of a person", () => {
  test("a login, a failed one, an ended session and a logout", async () => {
    const { client, userId, login: name } = await app.logInPerson();
    expect((await logIn(name.toUpperCase(), "falsch")).status).toBe(401);
    await client.call(endOwnSessions, { body: {} });
    await client.call(logout, {});
    expect(await securityEventsOf(app.db, userId)).toEqual([
      "logged_in password",
      "login_failed password",
      "sessions_ended",
      "logged_out",
    ]);
  });

  test("a second factor that is turned on, missed and turned off", async () => {
    const { client, userId, login: name } = await app.logInPerson();
    const { body } = await client.call(beginSecondFactor, { body: { password } });
    const { body: codes } = await client.call(confirmSecondFactor, { body: { code: codeOf(body.secret) } });
    const [recoveryCode = ""] = codes.recoveryCodes;
    await app.anonymous().call(login, { body: { login: name, password, secondFactor: "000000" } });
    expect((await client.call(disableSecondFactor, { body: { password, code: recoveryCode } })).status).toBe(200);
    expect(await securityEventsOf(app.db, userId)).toEqual([
      "logged_in password",
      "second_factor_on",
      "second_factor_failed",
      "recovery_code_used",
      "second_factor_off",
    ]);
  });

  test("a wrong second factor after a link from a mail is the person's, too", async () => {
    const { client, userId, login: name } = await app.logInPerson();
    const { body } = await client.call(beginSecondFactor, { body: { password } });
    await client.call(confirmSecondFactor, { body: { code: codeOf(body.secret) } });
    await client.call(requestAccessLink, { body: { login: name } });
    const token = await mailbox.tokenFor(name);
    const reply = await app.anonymous().call(loginByLink, { body: { token, remember: false, secondFactor: "000000" } });
    expect(reply.codes).toEqual(["auth.second_factor_wrong"]);
    expect((await securityEventsOf(app.db, userId)).at(-1)).toBe("second_factor_failed");
  });

  test("a refused proof, and a password that is changed or set by a link", async () => {
    const { client, userId, login: name } = await app.logInPerson();
    await client.call(confirmPassword, { body: { password: "falsch" } });
    await client.call(updatePassword, { body: { oldPassword: password, newPassword: NEW_PASSWORD } });
    await client.call(requestAccessLink, { body: { login: name } });
    const passkey = sql`
      insert into passkeys (user_id, credential_id, public_key, counter, transports, site, name, is_synced, created_at)
      values (${userId}, 'c', '', 0, '{}', 'localhost', 'n', false, now())`;
    await passkey.execute(app.db);
    const token = await mailbox.tokenFor(name);
    await app.anonymous().call(renewPassword, { body: { token, password: `${NEW_PASSWORD} weiter` } });
    expect(await securityEventsOf(app.db, userId)).toEqual([
      "logged_in password",
      "proof_failed",
      "password_changed",
      "password_changed",
      "methods_removed",
    ]);
  });

  test("a changed e-mail address and its undoing", async () => {
    const { client, userId, login: old } = await app.logInPerson();
    const email = "neu-sicherheit@kunde.example";
    await client.call(updateUserData, { body: { email, password } });
    await app.anonymous().call(activateChangedEmail, { body: { token: await mailbox.tokenFor(email) } });
    await app.anonymous().call(undoEmailChange, { body: { token: await mailbox.tokenFor(old) } });
    const events = await securityEventsOf(app.db, userId);
    expect(events).toEqual(["logged_in password", "email_changed", "email_change_undone"]);
  });

  test("a login by link", async () => {
    const { client, userId, login: name } = await app.logInPerson();
    await client.call(requestAccessLink, { body: { login: name } });
    const token = await mailbox.tokenFor(name);
    await app.anonymous().call(loginByLink, { body: { token, remember: false } });
    expect((await securityEventsOf(app.db, userId)).at(-1)).toBe("logged_in link");
  });
});

describe("failures without a known person", () => {
  test("an unknown name and a refused passkey leave an event of nobody", async () => {
    await logIn("niemand@kunde.example", "falsch");
    const response = { id: "x", rawId: "x", type: "public-key", response: {}, clientExtensionResults: {} };
    await app.anonymous().call(loginByPasskey, { body: { response, remember: false } });
    expect(await allRows()).toMatchObject([
      { kind: "login_failed", method: "password", user_id: null, login_hash: expect.any(Buffer) },
      { kind: "login_failed", method: "passkey", user_id: null, login_hash: null },
    ]);
  });

  test("a throttled login is recorded, and of more than 60 failures of one network in 15 minutes no more are", async () => {
    const { userId, login: name } = await app.logInPerson();
    await sql`insert into rate_limits (key, points, expire)
              values ('login:address:127.0.0.1', 60, ${app.clock.now().getTime() + HOUR_MS})`.execute(app.db);
    expect((await logIn(name)).status).toBe(429);
    expect(await securityEventsOf(app.db, userId)).toEqual(["logged_in password", "throttled"]);
    for (let tries = 0; tries < FAILURES_RECORDED + 3; tries += 1) await logIn(name);
    const throttled = (await allRows()).filter(({ kind }) => kind === "throttled");
    expect(throttled).toHaveLength(FAILURES_RECORDED);
    app.clock.advance(HOUR_MS / 4);
    await logIn(name);
    expect((await allRows()).filter(({ kind }) => kind === "throttled")).toHaveLength(FAILURES_RECORDED + 1);
  });
});

test("neither events nor the log contain an address or a typed name; equal ones have equal hashes within a month only", async () => {
  const typed = "tippfehler@kunde.example";
  await logIn(typed, "falsch");
  await logIn(` ${typed.toUpperCase()}`.trim(), "falsch");
  app.clock.advance(31 * 24 * HOUR_MS);
  await logIn(typed, "falsch");
  const [first, second, later] = await allRows();
  expect(second).toMatchObject({
    network_hash: first?.network_hash,
    login_hash: first?.login_hash,
    key_name: first?.key_name,
  });
  expect(later?.key_name).not.toBe(first?.key_name);
  expect(later?.login_hash).not.toEqual(first?.login_hash);
  expect(later?.network_hash).not.toEqual(first?.network_hash);
  const { rows } = await sql<{ all: string }>`select string_agg(e::text, ' ') as all from security_events e`.execute(
    app.db,
  );
  for (const text of [rows[0]?.all, app.logLines.join("\n")]) {
    expect(text).not.toMatch(/tippfehler|127\.0\.0\.1/i);
  }
});

test("addresses of one network have one hash, those of others another; without a request there is none", async () => {
  const note = () => noteSecurityEvent(app.dependencies, app.db, { kind: "logged_out", userId: null });
  for (const address of ["2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:db8:1:3::1"]) await withOrigin(address, note);
  await note();
  const [one, neighbour, other, none] = (await allRows()).map((row) => row.network_hash?.toString("hex"));
  expect(one).toMatch(/^[\da-f]{32}$/);
  expect(neighbour).toBe(one);
  expect(other).not.toBe(one);
  expect(none).toBeUndefined();
});

test("an event is never changed, and ends after 90 days or with its person", async () => {
  const { userId } = await app.logInPerson();
  await expect(sql`update security_events set kind = 'logged_out'`.execute(app.db)).rejects.toThrow("append-only");
  const leaving = await app.logInPerson();
  await app.db.deleteFrom("users").where("id", "=", leaving.userId).execute();
  expect((await allRows()).map(({ user_id }) => user_id)).toEqual([userId]);
  expect(await sweepAround(app, sweepSecurityEvents, SECURITY_EVENT_DAYS)).toEqual([0, 1]);
});
