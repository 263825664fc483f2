import { login } from "@portal/contract/auth/calls";
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { checkAccessLink, loginByLink, requestAccessLink } from "@portal/contract/auth/passwords/calls";
import {
  activateRegistration,
  register,
  registerGuest,
  resendActivation,
} from "@portal/contract/auth/registration/calls";
import { aUser } from "@portal/db/factories/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailsTo, tokenFor } from "../../../testing/mailbox.ts";
import { buildTestApp, type TestApp } from "../../../testing/test-app.ts";
import { registerOf } from "../public.ts";

const HOUR = 3_600_000;
const PASSWORD = "Lampe wandert leise";
let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());
// Nobody here is throttled for what another test did.
beforeEach(() => t.db.deleteFrom("rate_limits").execute());

let count = 0;
const anAddress = () => `gast-${(count += 1)}@kunde.example`;
const signUp = (email: string) =>
  t
    .anonymous()
    .call(register, { body: { email, password: PASSWORD, displayName: "Petra Brandt", acceptedTerms: true } });
const activate = (token: string) => t.anonymous().call(activateRegistration, { body: { token } });
const usersWith = (email: string) => t.db.selectFrom("users").selectAll().where("email", "=", email).execute();
const logIn = (name: string, password = PASSWORD) =>
  t.anonymous().call(login, { body: { login: name, password, remember: false } });

describe("guests, and mails that got lost", () => {
  test("a guest goes straight on, once, and comes back by a link in a mail", async () => {
    const email = anAddress();
    await t.anonymous().call(registerGuest, { body: { email, acceptedTerms: true } });
    const { body } = await activate(await tokenFor(t.db, email));
    const goOn = () => t.anonymous().call(loginByLink, { body: { token: body.accessToken ?? "", remember: false } });
    expect((await goOn()).body.user.login).toBe(email);
    expect((await goOn()).codes).toEqual(["auth.link_used"]);
    await t.anonymous().call(requestAccessLink, { body: { login: email } });
    const again = { token: await tokenFor(t.db, email), remember: false };
    expect((await t.anonymous().call(loginByLink, { body: again })).status).toBe(200);
  });

  test("the way on of the page where it began comes with the link", async () => {
    const email = anAddress();
    const visitor = { address: "192.0.2.7", brand: DEFAULT_BRAND };
    const form = { email, displayName: "", password: PASSWORD };
    await registerOf(t.dependencies)(form, visitor, "/claiming/owner");
    expect((await activate(await tokenFor(t.db, email))).body.next).toBe("/claiming/owner");
    await registerOf(t.dependencies)(form, visitor, "/claiming/pending");
    const token = await tokenFor(t.db, email);
    expect((await t.anonymous().call(checkAccessLink, { body: { token } })).body.next).toBe("/claiming/pending");
  });

  test("a guest has no password and cannot log in with any", async () => {
    const email = anAddress();
    const { status } = await t.anonymous().call(registerGuest, { body: { email, acceptedTerms: true } });
    expect(status).toBe(200);
    expect((await activate(await tokenFor(t.db, email))).body).toMatchObject({ login: email, hasPassword: false });
    expect((await usersWith(email))[0]?.password_hash).toBeNull();
    for (const password of ["", "null", PASSWORD]) expect((await logIn(email, password)).status).not.toBe(200);
  });

  test("sends again what waits, and nothing where nothing does, with the same answer", async () => {
    const email = anAddress();
    await signUp(email);
    const again = await t.anonymous().call(resendActivation, { body: { email } });
    const nobody = anAddress();
    const nothing = await t.anonymous().call(resendActivation, { body: { email: nobody } });
    expect([again.status, again.body]).toEqual([nothing.status, nothing.body]);
    expect(await mailsTo(t.db, email)).toHaveLength(2);
    expect(await mailsTo(t.db, nobody)).toEqual([]);
    expect((await activate(await tokenFor(t.db, email))).body).toMatchObject({ login: email, hasPassword: true });
    expect((await logIn(email)).status).toBe(200);
  });

  test("writes to one address five times an hour at most, known or not", async () => {
    const owner = await aUser(t.db);
    for (const email of [owner.email, anAddress()]) {
      const replies = await Promise.all(Array.from({ length: 8 }, () => signUp(email)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
      const refused = replies.find(({ status }) => status === 429);
      expect(refused?.codes).toEqual(["auth.mails_throttled"]);
      expect(Number(refused?.raw.headers["retry-after"])).toBeGreaterThan(3000);
      expect(await mailsTo(t.db, email)).toHaveLength(5);
    }
    t.clock.advance(HOUR);
    expect((await signUp(owner.email)).status).toBe(200);
  });
});
