import { login } from "@portal/contract/auth/calls";
import {
  activateRegistration,
  register,
  registerActivationCancel,
  resendActivation,
} from "@portal/contract/auth/registration/calls";
import { aUser } from "@portal/db/factories/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailsTo, tokenFor } from "../../../testing/mailbox.ts";
import { buildTestApp, type TestApp } from "../../../testing/test-app.ts";

const HOUR = 3_600_000;
const PASSWORD = "Lampe wandert leise";
let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());
// Nobody here is throttled for what another test did.
beforeEach(() => t.db.deleteFrom("rate_limits").execute());

let count = 0;
const anAddress = () => `neu-${(count += 1)}@kunde.example`;
const typed = (email: string, change: object = {}) => ({
  body: { email, password: PASSWORD, displayName: "Petra Brandt", acceptedTerms: true as const, ...change },
});
const signUp = (email: string, change: object = {}) => t.anonymous().call(register, typed(email, change));
const activate = (token: string) => t.anonymous().call(activateRegistration, { body: { token } });
const usersWith = (email: string) => t.db.selectFrom("users").selectAll().where("email", "=", email).execute();
const logIn = (name: string, password = PASSWORD) =>
  t.anonymous().call(login, { body: { login: name, password, remember: false } });

describe("registering", () => {
  test("makes no user before the link is opened, and one who can log in after it", async () => {
    const email = anAddress();
    const { status, body } = await signUp(email);
    expect([status, body]).toEqual([200, {}]);
    expect(await usersWith(email)).toEqual([]);
    expect((await logIn(email)).status).toBe(401);
    const token = await tokenFor(t.db, email);
    const activated = await activate(token);
    expect(activated.body).toEqual({ login: email, hasPassword: true, next: null, accessToken: null });
    const [user] = await usersWith(email);
    expect(user).toMatchObject({ login: email, display_name: "Petra Brandt" });
    expect(user?.activated_at).not.toBeNull();
    expect(user?.terms_accepted_at).not.toBeNull();
    expect((await logIn(email)).status).toBe(200);
  });

  test("keeps the password as a hash only, and no longer than needed", async () => {
    const email = anAddress();
    await signUp(email);
    const waiting = () => t.db.selectFrom("user_tokens").selectAll().where("subject", "=", email).execute();
    const [row] = await waiting();
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
    expect(row?.data).toMatchObject({ passwordHash: expect.stringMatching(/^\$argon2id\$/) });
    await activate(await tokenFor(t.db, email));
    expect((await waiting())[0]?.data).toEqual({});
    expect(t.logLines.join("\n")).not.toContain(await tokenFor(t.db, email));
  });

  test("the mail is the brand's, in text and HTML, with link, code and a way to cancel", async () => {
    const email = anAddress();
    await t.anonymous().call(register, { ...typed(email), headers: { host: "marke-b.localhost:3000" } });
    const [mail] = await mailsTo(t.db, email);
    const token = await tokenFor(t.db, email);
    expect(mail).toMatchObject({ brand: "werkweiser", template: "registration" });
    const link = `http://marke-b.localhost:3000/registrierung/aktivierung?token=${token}`;
    expect(mail?.text_body).toContain(link);
    expect(mail?.html_body).toContain(`href="${link}"`);
    expect(mail?.text_body).toContain(`/registrierung/abbrechen?token=${token}`);
  });

  test("an invented host gets no link of its own", async () => {
    const email = anAddress();
    await t.anonymous().call(register, { ...typed(email), headers: { host: "boese.example" } });
    expect((await mailsTo(t.db, email))[0]?.text_body).not.toContain("boese");
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

  test("refuses a password that is easily guessed, from name and address too", async () => {
    for (const password of ["passwort2026", "Petra.Brandt1"]) {
      const { status, body } = await signUp(anAddress(), { password });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ code: "auth.password_weak", field: "password" }] });
    }
  });
});

describe("the link", () => {
  test("of 50 clicks at once exactly one makes the user", async () => {
    const email = anAddress();
    await signUp(email);
    const token = await tokenFor(t.db, email);
    const replies = await Promise.all(Array.from({ length: 50 }, () => activate(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.flatMap(({ codes }) => codes))).toEqual(new Set(["auth.link_used"]));
    expect(await usersWith(email)).toHaveLength(1);
  });

  test("of two registrations with one address the first that is opened counts", async () => {
    const email = anAddress();
    await signUp(email, { password: "Erste Lampe wandert" });
    const first = await tokenFor(t.db, email);
    await signUp(email.toUpperCase(), { password: "Zweite Lampe wandert" });
    const second = await tokenFor(t.db, email.toUpperCase());
    const replies = await Promise.all([activate(first), activate(second)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 410]));
    expect(await t.db.selectFrom("users").where("login_key", "=", email).select("id").execute()).toHaveLength(1);
  });

  test("makes nobody where somebody has the log-in name meanwhile", async () => {
    const email = anAddress();
    await signUp(email);
    const owner = await aUser(t.db, { login: email });
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await activate(await tokenFor(t.db, email))).codes).toEqual(["auth.link_used"]);
    }
    expect((await usersWith(email)).map(({ id }) => id)).toEqual([owner.id]);
    expect((await logIn(email)).status).toBe(401);
  });

  test("says kindly that it was used, is too old or unknown", async () => {
    const email = anAddress();
    await signUp(email);
    const token = await tokenFor(t.db, email);
    await activate(token);
    const used = await activate(token);
    expect([used.status, used.codes]).toEqual([410, ["auth.link_used"]]);
    const unknown = await activate("A".repeat(22));
    expect([unknown.status, unknown.codes]).toEqual([404, ["auth.link_unknown"]]);
    const late = anAddress();
    await signUp(late);
    t.clock.advance(24 * HOUR);
    const expired = await activate(await tokenFor(t.db, late));
    expect([expired.status, expired.codes]).toEqual([410, ["auth.link_expired"]]);
    expect(await usersWith(late)).toEqual([]);
  });

  test("may come with white space, as copied from a mail", async () => {
    const email = anAddress();
    await signUp(email);
    const token = await tokenFor(t.db, email);
    expect((await activate(` ${token.slice(0, 11)}\n ${token.slice(11)} `)).status).toBe(200);
  });

  test("cancels: what was typed is gone, for every mail to the address", async () => {
    const email = anAddress();
    await signUp(email);
    const first = await tokenFor(t.db, email);
    await t.anonymous().call(resendActivation, { body: { email } });
    const second = await tokenFor(t.db, email);
    expect(second).not.toBe(first);
    const cancel = () => t.anonymous().call(registerActivationCancel, { body: { token: first } });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).codes).toEqual(["auth.registration_cancelled"]);
    for (const token of [first, second]) expect((await activate(token)).codes).toEqual(["auth.registration_cancelled"]);
    const rows = await t.db.selectFrom("user_tokens").where("subject", "=", email).select("data").execute();
    expect(rows.map(({ data }) => data)).toEqual([{}, {}]);
    expect(await usersWith(email)).toEqual([]);
  });

  test("leaves a line for each step in the audit log, without addresses", async () => {
    const email = anAddress();
    await signUp(email);
    await activate(await tokenFor(t.db, email));
    const [user] = await usersWith(email);
    const lines = await t.db
      .selectFrom("audit_log")
      .selectAll()
      .where("actor_user_id", "=", user?.id ?? 0)
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(["registration.activated"]);
    expect(JSON.stringify(await t.db.selectFrom("audit_log").selectAll().execute())).not.toContain(email);
  });
});
