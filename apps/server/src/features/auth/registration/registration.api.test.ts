import { login } from "@portal/contract/auth/calls";
import {
  activateRegistration,
  register,
  registerActivationCancel,
  resendActivation,
} from "@portal/contract/auth/registration/calls";
import { aUser } from "@portal/db/factories/users";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";

const HOUR = 3_600_000;
const PASSWORD = "Lampe wandert leise";
const { test, app, mailbox } = apiTest();
// Tests must not share rate limits.
beforeEach(() => app.db.deleteFrom("rate_limits").execute());

let count = 0;
const anAddress = () => `neu-${(count += 1)}@kunde.example`;
const typed = (email: string, change: object = {}) => ({
  body: { email, password: PASSWORD, displayName: "Petra Brandt", acceptedTerms: true as const, ...change },
});
const signUp = (email: string, change: object = {}) => app.anonymous().call(register, typed(email, change));
const activate = (token: string) => app.anonymous().call(activateRegistration, { body: { token } });
const usersWith = (email: string) => app.db.selectFrom("users").selectAll().where("email", "=", email).execute();
const logIn = (name: string, password = PASSWORD) =>
  app.anonymous().call(login, { body: { login: name, password, remember: false } });

describe("registering", () => {
  test("creates the user when the link is opened, who then can log in", async () => {
    const email = anAddress();
    const { status, body } = await signUp(email);
    expect([status, body]).toEqual([200, {}]);
    expect(await usersWith(email)).toEqual([]);
    expect((await logIn(email)).status).toBe(401);
    const token = await mailbox.tokenFor(email);
    const activated = await activate(token);
    expect(activated.body).toEqual({ login: email, hasPassword: true, next: null, accessToken: null, facebook: null });
    const [user] = await usersWith(email);
    expect(user).toMatchObject({ login: email, display_name: "Petra Brandt" });
    expect(user?.activated_at).not.toBeNull();
    expect(user?.terms_accepted_at).not.toBeNull();
    expect((await logIn(email)).status).toBe(200);
  });

  test("stores only the password's hash, and deletes it when it is no longer needed", async () => {
    const email = anAddress();
    await signUp(email);
    const waiting = () => app.db.selectFrom("user_tokens").selectAll().where("subject", "=", email).execute();
    const [row] = await waiting();
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
    expect(row?.data).toMatchObject({ passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) });
    await activate(await mailbox.tokenFor(email));
    expect((await waiting())[0]?.data).toEqual({});
    expect(app.logLines.join("\n")).not.toContain(await mailbox.tokenFor(email));
  });

  test("the mail has the brand, text and HTML, link, code and a way to cancel", async () => {
    const email = anAddress();
    await app.anonymous().call(register, { ...typed(email), headers: { host: "marke-b.localhost:3000" } });
    const [mail] = await mailbox.mailsTo(email);
    const token = await mailbox.tokenFor(email);
    expect(mail).toMatchObject({ brand: "werkweiser", template: "registration" });
    const link = `http://marke-b.localhost:3000/registrierung/aktivierung?token=${token}`;
    expect(mail?.text_body).toContain(link);
    expect(mail?.html_body).toContain(`href="${link}"`);
    expect(mail?.text_body).toContain(`/registrierung/abbrechen?token=${token}`);
  });

  test("an invented host gets no link", async () => {
    const email = anAddress();
    await app.anonymous().call(register, { ...typed(email), headers: { host: "boese.example" } });
    expect((await mailbox.mailsTo(email))[0]?.text_body).not.toContain("boese");
  });

  test.each([
    ["email", "petra"],
    ["email", "petra@kunde"],
    ["email", "petra@kunde.example\r\nBcc: alle@opfer.example"],
    ["email", "petra@kunde.example, anna@kunde.example"],
    ["email", "Petra <petra@kunde.example>"],
    ["email", `${"a".repeat(65)}@kunde.example`],
    ["displayName", "Petra\r\nBcc: alle@opfer.example"],
    ["displayName", "P".repeat(81)],
    ["password", "kurz"],
    ["password", "x".repeat(401)],
    ["acceptedTerms", false],
  ])("refuses %s %j at its field, in German", async (field, value) => {
    const { status, body } = await signUp(anAddress(), { [field]: value });
    expect(status).toBe(400);
    const errors = (body as unknown as { errors: { field: string; message: string }[] }).errors;
    expect([...new Set(errors.map((error) => error.field))]).toEqual([field]);
    expect(errors[0]?.message).toMatch(/^(Bitte|Der|Dieses) /);
  });

  test("a password that is easily guessed, also from name and address, is refused", async () => {
    for (const password of ["passwort2026", "Petra.Brandt1"]) {
      const { status, body } = await signUp(anAddress(), { password });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ code: "auth.password_weak", field: "password" }] });
    }
  });
});

describe("the link of a registration", () => {
  test("of 50 parallel uses exactly one creates the user", async () => {
    const email = anAddress();
    await signUp(email);
    const token = await mailbox.tokenFor(email);
    const replies = await Promise.all(Array.from({ length: 50 }, () => activate(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.flatMap(({ codes }) => codes))).toEqual(new Set(["auth.link_used"]));
    expect(await usersWith(email)).toHaveLength(1);
  });

  test("of two registrations with one address the first opened link counts", async () => {
    const email = anAddress();
    await signUp(email, { password: "Erste Lampe wandert" });
    const first = await mailbox.tokenFor(email);
    await signUp(email.toUpperCase(), { password: "Zweite Lampe wandert" });
    const second = await mailbox.tokenFor(email.toUpperCase());
    const replies = await Promise.all([activate(first), activate(second)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 410]));
    expect(await app.db.selectFrom("users").where("login_key", "=", email).select("id").execute()).toHaveLength(1);
  });

  test("creates nobody if the login name was taken meanwhile", async () => {
    const email = anAddress();
    await signUp(email);
    const owner = await aUser(app.db, { login: email });
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await activate(await mailbox.tokenFor(email))).codes).toEqual(["auth.link_used"]);
    }
    expect((await usersWith(email)).map(({ id }) => id)).toEqual([owner.id]);
    expect((await logIn(email)).status).toBe(401);
  });

  test("used, expired and unknown links get their own kind messages", async () => {
    const email = anAddress();
    await signUp(email);
    const token = await mailbox.tokenFor(email);
    await activate(token);
    const used = await activate(token);
    expect([used.status, used.codes]).toEqual([410, ["auth.link_used"]]);
    const unknown = await activate("A".repeat(22));
    expect([unknown.status, unknown.codes]).toEqual([404, ["auth.link_unknown"]]);
    const late = anAddress();
    await signUp(late);
    app.clock.advance(24 * HOUR);
    const expired = await activate(await mailbox.tokenFor(late));
    expect([expired.status, expired.codes]).toEqual([410, ["auth.link_expired"]]);
    expect(await usersWith(late)).toEqual([]);
  });

  test("may contain white space from copying", async () => {
    const email = anAddress();
    await signUp(email);
    const token = await mailbox.tokenFor(email);
    expect((await activate(` ${token.slice(0, 11)}\n ${token.slice(11)} `)).status).toBe(200);
  });

  test("cancelling deletes what was typed, for every mail to the address", async () => {
    const email = anAddress();
    await signUp(email);
    const first = await mailbox.tokenFor(email);
    await app.anonymous().call(resendActivation, { body: { email } });
    const second = await mailbox.tokenFor(email);
    expect(second).not.toBe(first);
    const cancel = () => app.anonymous().call(registerActivationCancel, { body: { token: first } });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).codes).toEqual(["auth.registration_cancelled"]);
    for (const token of [first, second]) expect((await activate(token)).codes).toEqual(["auth.registration_cancelled"]);
    const rows = await app.db.selectFrom("user_tokens").where("subject", "=", email).select("data").execute();
    expect(rows.map(({ data }) => data)).toEqual([{}, {}]);
    expect(await usersWith(email)).toEqual([]);
  });

  test("each step is in the audit log, without addresses", async () => {
    const email = anAddress();
    await signUp(email);
    await activate(await mailbox.tokenFor(email));
    const [user] = await usersWith(email);
    const lines = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("actor_user_id", "=", user?.id ?? 0)
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(["registration.activated"]);
    expect(JSON.stringify(await app.db.selectFrom("audit_log").selectAll().execute())).not.toContain(email);
  });
});
