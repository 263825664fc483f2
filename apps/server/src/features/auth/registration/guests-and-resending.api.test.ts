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
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { registerOf } from "../public.ts";

const HOUR = 3_600_000;
const PASSWORD = "Lampe wandert leise";
const { test, app, mailbox } = apiTest();
// Tests must not share rate limits.
beforeEach(() => app.db.deleteFrom("rate_limits").execute());

let count = 0;
const anAddress = () => `gast-${(count += 1)}@kunde.example`;
const signUp = (email: string) =>
  app
    .anonymous()
    .call(register, { body: { email, password: PASSWORD, displayName: "Petra Brandt", acceptedTerms: true } });
const activate = (token: string) => app.anonymous().call(activateRegistration, { body: { token } });
const usersWith = (email: string) => app.db.selectFrom("users").selectAll().where("email", "=", email).execute();
const logIn = (name: string, password = PASSWORD) =>
  app.anonymous().call(login, { body: { login: name, password, remember: false } });

describe("guests, and lost mails", () => {
  test("a guest continues at once, one time, and comes back by a link in a mail", async () => {
    const email = anAddress();
    await app.anonymous().call(registerGuest, { body: { email, acceptedTerms: true } });
    const { body } = await activate(await mailbox.tokenFor(email));
    const goOn = () => app.anonymous().call(loginByLink, { body: { token: body.accessToken ?? "", remember: false } });
    expect((await goOn()).body.user.login).toBe(email);
    expect((await goOn()).codes).toEqual(["auth.link_used"]);
    await app.anonymous().call(requestAccessLink, { body: { login: email } });
    const again = { token: await mailbox.tokenFor(email), remember: false };
    expect((await app.anonymous().call(loginByLink, { body: again })).status).toBe(200);
  });

  test("the link in the mail leads on to the page where registering began", async () => {
    const email = anAddress();
    const visitor = { address: "192.0.2.7", brand: DEFAULT_BRAND };
    const form = { email, displayName: "", password: PASSWORD };
    await registerOf(app.dependencies)(form, visitor, "/claiming/owner");
    expect((await activate(await mailbox.tokenFor(email))).body.next).toBe("/claiming/owner");
    await registerOf(app.dependencies)(form, visitor, "/claiming/pending");
    const token = await mailbox.tokenFor(email);
    expect((await app.anonymous().call(checkAccessLink, { body: { token } })).body.next).toBe("/claiming/pending");
  });

  test("a guest has no password and cannot log in with any", async () => {
    const email = anAddress();
    const { status } = await app.anonymous().call(registerGuest, { body: { email, acceptedTerms: true } });
    expect(status).toBe(200);
    expect((await activate(await mailbox.tokenFor(email))).body).toMatchObject({ login: email, hasPassword: false });
    expect((await usersWith(email))[0]?.password_hash).toBeNull();
    for (const password of ["", "null", PASSWORD]) expect((await logIn(email, password)).status).not.toBe(200);
  });

  test("sends a waiting registration's mail again, and nothing otherwise, with the same answer", async () => {
    const email = anAddress();
    await signUp(email);
    const again = await app.anonymous().call(resendActivation, { body: { email } });
    const nobody = anAddress();
    const nothing = await app.anonymous().call(resendActivation, { body: { email: nobody } });
    expect([again.status, again.body]).toEqual([nothing.status, nothing.body]);
    expect(await mailbox.mailsTo(email)).toHaveLength(2);
    expect(await mailbox.mailsTo(nobody)).toEqual([]);
    expect((await activate(await mailbox.tokenFor(email))).body).toMatchObject({ login: email, hasPassword: true });
    expect((await logIn(email)).status).toBe(200);
  });

  test("one address gets at most five mails an hour, known or not", async () => {
    const owner = await aUser(app.db);
    for (const email of [owner.email, anAddress()]) {
      const replies = await Promise.all(Array.from({ length: 8 }, () => signUp(email)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
      const refused = replies.find(({ status }) => status === 429);
      expect(refused?.codes).toEqual(["auth.mails_throttled"]);
      expect(Number(refused?.raw.headers["retry-after"])).toBeGreaterThan(3000);
      expect(await mailbox.mailsTo(email)).toHaveLength(5);
    }
    app.clock.advance(HOUR);
    expect((await signUp(owner.email)).status).toBe(200);
  });
});
