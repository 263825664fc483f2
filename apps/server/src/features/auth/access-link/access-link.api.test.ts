import { login, refresh } from "@portal/contract/auth/calls";
import { checkAccessLink, loginByLink, renewPassword, requestAccessLink } from "@portal/contract/auth/passwords/calls";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { CONSTANT_TIME_MS } from "../anonymous-calls.ts";

const MINUTE = 60_000;
const NEW_PASSWORD = "Kiesel wandert leise";
const { test, app, mailbox } = apiTest();
// Tests must not share rate limits.
beforeEach(() => app.db.deleteFrom("rate_limits").execute());

const request = (name: string) => app.anonymous().call(requestAccessLink, { body: { login: name } });
const check = (token: string) => app.anonymous().call(checkAccessLink, { body: { token } });
const enter = (token: string, remember = false) => app.anonymous().call(loginByLink, { body: { token, remember } });
const renew = (token: string, password = NEW_PASSWORD) =>
  app.anonymous().call(renewPassword, { body: { token, password } });
const logIn = (name: string, password: string) =>
  app.anonymous().call(login, { body: { login: name, password, remember: false } });

/** A person with a link in the mail. */
async function invited(columns: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(app.db, columns);
  await request(user.login);
  return { user, token: await mailbox.tokenFor(user.email) };
}

describe("asking for the link", () => {
  test("a login name or e-mail address gets a mail at the stored address", async () => {
    const user = await aUser(app.db, { login: "petra-brandt", email: "Petra.Stored@kunde.example" });
    for (const name of ["petra-brandt", " PETRA-BRANDT ", "petra.stored@KUNDE.example"]) {
      expect((await request(name)).status).toBe(200);
    }
    const mails = await mailbox.mailsTo(user.email);
    expect(mails.map(({ template }) => template)).toEqual(Array(3).fill("access-link"));
    expect(mails[0]?.text_body).toContain("Ihr Anmeldename: petra-brandt");
  });

  test("a look-alike address gets nothing; the mail goes to the stored address", async () => {
    const user = await aUser(app.db, { login: "mike@kelvin-link.example" });
    await request("MI\u212AE@kelvin-link.example");
    expect(await mailbox.mailsTo(user.email)).toHaveLength(1);
    await request("m\u0456ke@kelvin-link.example");
    expect(await mailbox.mailsTo(user.email)).toHaveLength(1);
    const recipients = await app.db
      .selectFrom("mails")
      .select("recipient")
      .where("recipient", "like", "%kelvin-link%")
      .execute();
    expect([...new Set(recipients.map(({ recipient }) => recipient))]).toEqual([user.email]);
  });

  test("an unknown name gets the same answer in the same time", async () => {
    const user = await aUser(app.db);
    const timed = async (name: string) => {
      const before = performance.now();
      const { status, raw } = await request(name);
      expect(performance.now() - before).toBeGreaterThanOrEqual(CONSTANT_TIME_MS - 1);
      return { status, body: raw.body, headers: Object.keys(raw.headers) };
    };
    expect(await timed("niemand@kunde.example")).toEqual(await timed(user.login));
  });

  test("one name gets at most five mails an hour, known or not", async () => {
    const user = await aUser(app.db);
    for (const name of [user.login, "niemand-2@kunde.example"]) {
      const replies = await Promise.all(Array.from({ length: 9 }, () => request(name)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(replies.flatMap(({ codes }) => codes)).toEqual(Array(4).fill("auth.mails_throttled"));
    }
    expect(await mailbox.mailsTo(user.email)).toHaveLength(5);
  });

  test("one network may ask at most 60 times an hour, for whomever", async () => {
    let refused = 0;
    const from = { headers: {}, body: {} };
    for (let batch = 0; batch < 7; batch += 1) {
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          app.anonymous().call(requestAccessLink, { ...from, body: { login: `viele-${batch}-${index}` } }),
        ),
      );
      refused += replies.filter(({ status }) => status === 429).length;
    }
    expect(refused).toBe(10);
  });

  test.each([[""], ["   "], ["x".repeat(255)]])("refuses %j at its field", async (name) => {
    const { status, body } = await request(name);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field: "login" }] });
  });
});

describe("using the link", () => {
  test("reading it names the person and does not use it up", async () => {
    const { user, token } = await invited();
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await check(token)).body).toMatchObject({ login: user.login, hasPassword: true, next: null });
    }
    expect((await enter(token)).status).toBe(200);
    expect((await check(token)).codes).toEqual(["auth.link_used"]);
  });

  test("logging in with it starts an ordinary session and proves the address", async () => {
    const { user, token } = await invited({ password_hash: null });
    const client = app.anonymous();
    const { status, body } = await client.call(loginByLink, { body: { token, remember: true } });
    expect([status, body.user.user_id]).toEqual([200, user.id]);
    expect(client.cookies.get("auth_remember")).toBeDefined();
    expect((await client.call(refresh, {})).body.user.login).toBe(user.login);
    const row = await app.db.selectFrom("users").select("activated_at").where("id", "=", user.id).executeTakeFirst();
    expect(row?.activated_at).not.toBeNull();
  });

  test("logging in with it ends the browser's previous session", async () => {
    const before = await app.logInPerson();
    const thief = before.client.copy();
    const { token } = await invited();
    await before.client.call(loginByLink, { body: { token, remember: false } });
    expect((await thief.call(refresh, {})).status).toBe(401);
  });

  test("setting a password with it ends every session and mails the owner", async () => {
    const anna = await app.logInPerson();
    await request(anna.login);
    const token = await mailbox.tokenFor(anna.login);
    expect((await renew(token)).body).toEqual({ login: anna.login });
    expect((await anna.client.call(refresh, {})).status).toBe(401);
    expect((await logIn(anna.login, TEST_PASSWORD)).status).toBe(401);
    expect((await logIn(anna.login, NEW_PASSWORD)).status).toBe(200);
    const [mail] = await mailbox.mailsTo(anna.login);
    expect(mail?.template).toBe("password-changed");
    expect(mail?.text_body).not.toContain(NEW_PASSWORD);
    const audit = await app.db
      .selectFrom("audit_log")
      .select("action")
      .where("actor_user_id", "=", anna.userId)
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      "access_link.sent",
      "access_link.password_set",
      "password.changed",
    ]);
  });

  test("a refused password does not use it up", async () => {
    const { user, token } = await invited();
    for (const password of ["passwort2026", "zu kurz"]) {
      const { status, body } = await renew(token, password);
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field: "password" }] });
    }
    expect((await renew(token)).status).toBe(200);
    expect((await logIn(user.login, NEW_PASSWORD)).status).toBe(200);
  });

  test("a password in another Unicode normal form is the same password", async () => {
    const { user, token } = await invited();
    await renew(token, "zwo\u0308lf Ga\u0308nse im Regen");
    expect((await logIn(user.login, "zwölf Gänse im Regen")).status).toBe(200);
  });

  test("a new password lifts the throttle after failed logins", async () => {
    const anna = await app.logInPerson();
    await anna.client.send({ method: "POST", path: "/api/auth/logout" });
    const stranger = app.anonymous();
    const attempt = (client: typeof stranger, password: string) =>
      client.call(login, { body: { login: anna.login, password, remember: false } });
    for (const client of [anna.client, stranger]) {
      for (let failure = 0; failure < 20; failure += 1) await attempt(client, "falsch");
      expect((await attempt(client, TEST_PASSWORD)).codes).toEqual(["auth.throttled"]);
    }
    await request(anna.login);
    const token = await mailbox.tokenFor(anna.login);
    await anna.client.call(renewPassword, { body: { token, password: NEW_PASSWORD } });
    for (const client of [anna.client, stranger]) expect((await attempt(client, NEW_PASSWORD)).status).toBe(200);
  });

  test("of 50 parallel uses of any kind exactly one succeeds", async () => {
    const { user, token } = await invited();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0 ? enter(token) : renew(token, `${NEW_PASSWORD} ${index}`),
      ),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(replies.flatMap(({ codes }) => codes))).toEqual(new Set(["auth.link_used"]));
    const sessions = await app.db.selectFrom("sessions").select("handle").where("user_id", "=", user.id).execute();
    expect(sessions.length).toBeLessThanOrEqual(1);
  });

  test("of two links used in parallel both answer, and afterwards neither is valid", async () => {
    const { user, token } = await invited();
    await request(user.login);
    const second = await mailbox.tokenFor(user.email);
    await request(user.login);
    const third = await mailbox.tokenFor(user.email);
    const replies = await Promise.all([enter(token), enter(second)]);
    for (const { status } of replies) expect([200, 410]).toContain(status);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect((await enter(third)).codes).toEqual(["auth.link_used"]);
  });

  test("used, expired, foreign and unknown links get their own kind messages", async () => {
    const { token } = await invited();
    app.clock.advance(30 * MINUTE);
    for (const use of [check, enter, renew]) {
      expect((await use(token)).codes).toEqual(["auth.link_expired"]);
      expect((await use("B".repeat(22))).codes).toEqual(["auth.link_unknown"]);
      expect((await use("x".repeat(101))).status).toBe(400);
    }
  });

  test("the token is in no log line", async () => {
    const { token } = await invited();
    await enter(token);
    await renew(token);
    expect(app.logLines.join("\n")).not.toContain(token);
  });
});
