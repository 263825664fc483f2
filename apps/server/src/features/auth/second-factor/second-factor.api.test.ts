/** The second factor at every login method, its codes and its recovery codes. */
import { login } from "@portal/contract/auth/calls";
import { loginByLink, requestAccessLink } from "@portal/contract/auth/passwords/calls";
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  RECOVERY_CODES,
  renewRecoveryCodes,
} from "@portal/contract/auth/second-factor/calls";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { LoggedIn } from "../../../testing/test-app.ts";

const STEP_MS = 30_000;
const WINDOW_MS = 15 * 60_000;
const DAY_MS = 24 * 3600_000;
const password = TEST_PASSWORD;

const { test, app, mailbox } = apiTest();

const codeAt = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + steps * STEP_MS,
  });

/** A person with a second factor; the clock stands at the next code. */
async function protectedPerson(): Promise<LoggedIn & { secret: string; recoveryCodes: string[] }> {
  const person = await app.logInPerson();
  const { body } = await person.client.call(beginSecondFactor, { body: { password } });
  const confirmed = await person.client.call(confirmSecondFactor, { body: { code: codeAt(body.secret) } });
  expect(confirmed.status).toBe(200);
  app.clock.advance(2 * STEP_MS);
  return { ...person, secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}

const logIn = (name: string, secondFactor?: string, typed = password) =>
  app.anonymous().call(login, { body: { login: name, password: typed, secondFactor } });

describe("turning the second factor on", () => {
  test("needs the password, then a code; only then login asks for one", async () => {
    const { client, login: name } = await app.logInPerson();
    const refused = await client.call(beginSecondFactor, { body: { password: "falsch" } });
    expect(refused).toMatchObject({ status: 400, codes: ["auth.own_password_wrong"] });
    expect(refused.body).toMatchObject({ errors: [{ field: "password" }] });

    const { body } = await client.call(beginSecondFactor, { body: { password } });
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect((await logIn(name)).status).toBe(200);

    expect((await client.call(confirmSecondFactor, { body: { code: "12 34" } })).codes).toEqual([
      "auth.second_factor_wrong",
    ]);
    const { body: on } = await client.call(confirmSecondFactor, { body: { code: codeAt(body.secret) } });
    expect(new Set(on.recoveryCodes).size).toBe(RECOVERY_CODES);
    expect((await client.call(getSecondFactor, {})).body).toMatchObject({
      active: true,
      recoveryCodesLeft: RECOVERY_CODES,
    });
    expect((await logIn(name)).codes).toEqual(["auth.second_factor_required"]);
    expect((await mailbox.mailsTo(name)).map(({ template }) => template)).toContain("access-changed");
  });

  test("an active factor is not replaced, not even with the password", async () => {
    const { client } = await protectedPerson();
    expect((await client.call(beginSecondFactor, { body: { password } })).codes).toEqual(["auth.second_factor_active"]);
  });

  test("the database has no readable secret or recovery code", async () => {
    const { userId, secret, recoveryCodes } = await protectedPerson();
    const { rows } = await sql<{ all: string }>`
      select (select sealed_secret from second_factors where user_id = ${userId}) ||
             (select string_agg(encode(code_hash, 'escape'), ' ') from recovery_codes where user_id = ${userId}) as all
    `.execute(app.db);
    expect(rows[0]?.all).not.toContain(secret);
    for (const code of recoveryCodes) expect(rows[0]?.all).not.toContain(code.replaceAll("-", ""));
  });
});

describe("logging in with a second factor", () => {
  test("asks for the code after a right password only, and accepts each code once", async () => {
    const { login: name, secret } = await protectedPerson();
    expect((await logIn(name, undefined, "falsch")).codes).toEqual(["auth.invalid_credentials"]);
    expect((await logIn(name, codeAt(secret), "falsch")).codes).toEqual(["auth.invalid_credentials"]);
    expect((await logIn(name)).codes).toEqual(["auth.second_factor_required"]);
    const code = codeAt(secret);
    expect((await logIn(name, code)).status).toBe(200);
    expect((await logIn(name, code)).codes).toEqual(["auth.second_factor_wrong"]);
  });

  test("of twenty parallel logins with one code exactly one succeeds", async () => {
    const { login: name, secret } = await protectedPerson();
    const code = codeAt(secret);
    const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(name, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("accepts the neighbouring code, because phones' clocks differ, and no older one", async () => {
    const { login: name, secret } = await protectedPerson();
    expect((await logIn(name, codeAt(secret, 2))).codes).toEqual(["auth.second_factor_wrong"]);
    expect((await logIn(name, codeAt(secret, 1))).status).toBe(200);
  });

  test("a recovery code works once, however it is typed", async () => {
    const { login: name, recoveryCodes, client } = await protectedPerson();
    const [code = ""] = recoveryCodes;
    expect((await logIn(name, code.toLowerCase().replaceAll("-", " "))).status).toBe(200);
    expect((await logIn(name, code)).codes).toEqual(["auth.second_factor_wrong"]);
    expect((await client.call(getSecondFactor, {})).body.recoveryCodesLeft).toBe(RECOVERY_CODES - 1);
  });

  test("wrong codes are throttled, then right ones too, and tries per day are limited", async () => {
    const { login: name, secret } = await protectedPerson();
    app.clock.advance(WINDOW_MS);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await logIn(name, "000000")).codes).toEqual(["auth.second_factor_wrong"]);
    const refused = await logIn(name, codeAt(secret));
    expect(refused).toMatchObject({ status: 429, codes: ["auth.throttled"] });
    expect(Number(refused.raw.headers["retry-after"])).toBeGreaterThan(0);
    for (let quarter = 0; quarter < 4; quarter += 1) {
      app.clock.advance(WINDOW_MS);
      for (let tries = 0; tries < 10; tries += 1) await logIn(name, "000000");
    }
    app.clock.advance(WINDOW_MS);
    expect((await logIn(name, codeAt(secret))).codes).toEqual(["auth.throttled"]);
    app.clock.advance(DAY_MS);
    expect((await logIn(name, codeAt(secret))).status).toBe(200);
  });

  test("a browser that logged in before is not locked out by other people's tries", async () => {
    const { login: name, secret, client } = await protectedPerson();
    for (let tries = 0; tries < 11; tries += 1) await logIn(name, "000000");
    const again = await client.call(login, { body: { login: name, password, secondFactor: codeAt(secret) } });
    expect(again.status).toBe(200);
  });

  test("a link from a mail asks for the code too, and is not used up by a wrong one", async () => {
    const { login: name, secret } = await protectedPerson();
    await app.anonymous().call(requestAccessLink, { body: { login: name } });
    const token = await mailbox.tokenFor(name);
    const visitor = app.anonymous();
    expect((await visitor.call(loginByLink, { body: { token } })).codes).toEqual(["auth.second_factor_required"]);
    expect((await visitor.call(loginByLink, { body: { token, secondFactor: "000000" } })).codes).toEqual([
      "auth.second_factor_wrong",
    ]);
    expect((await visitor.call(loginByLink, { body: { token, secondFactor: codeAt(secret) } })).status).toBe(200);
  });
});

describe("turning it off, and new recovery codes", () => {
  test("need both the password and a code", async () => {
    const { login: name, client, secret, recoveryCodes } = await protectedPerson();
    const code = codeAt(secret);
    expect((await client.call(disableSecondFactor, { body: { password: "falsch", code } })).codes).toEqual([
      "auth.own_password_wrong",
    ]);
    expect((await client.call(disableSecondFactor, { body: { password, code: "000000" } })).codes).toEqual([
      "auth.second_factor_wrong",
    ]);
    const renewed = await client.call(renewRecoveryCodes, { body: { password, code } });
    expect(renewed.status).toBe(200);
    expect((await logIn(name, recoveryCodes[1])).codes).toEqual(["auth.second_factor_wrong"]);

    const [recovery = ""] = renewed.body.recoveryCodes;
    expect((await client.call(disableSecondFactor, { body: { password, code: recovery } })).status).toBe(200);
    expect((await logIn(name)).status).toBe(200);
    expect((await client.call(disableSecondFactor, { body: { password, code: recovery } })).codes).toEqual([
      "auth.second_factor_inactive",
    ]);
  });
});
