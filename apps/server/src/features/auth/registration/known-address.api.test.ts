import { login } from "@portal/contract/auth/calls";
import { activateRegistration, register } from "@portal/contract/auth/registration/calls";
import { aUser } from "@portal/db/factories/users";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { CONSTANT_TIME_MS } from "../anonymous-calls.ts";

const PASSWORD = "Lampe wandert leise";
const { test, app, mailbox } = apiTest();
// Tests must not share rate limits.
beforeEach(() => app.db.deleteFrom("rate_limits").execute());

let count = 0;
const anAddress = () => `fremd-${(count += 1)}@kunde.example`;
const signUp = (email: string) =>
  app
    .anonymous()
    .call(register, { body: { email, password: PASSWORD, displayName: "Petra Brandt", acceptedTerms: true } });
const activate = (token: string) => app.anonymous().call(activateRegistration, { body: { token } });
const usersWith = (email: string) => app.db.selectFrom("users").select("id").where("email", "=", email).execute();
const logIn = (name: string) =>
  app.anonymous().call(login, { body: { login: name, password: PASSWORD, remember: false } });

describe("registering a known address", () => {
  test("gets the same answer in the same time, and its owner gets a mail", async () => {
    const owner = await aUser(app.db);
    const timed = async (email: string) => {
      const before = performance.now();
      const { status, raw } = await signUp(email);
      return { status, body: raw.body, names: Object.keys(raw.headers), took: performance.now() - before };
    };
    const known = await timed(owner.email.toUpperCase());
    const unknown = await timed(anAddress());
    expect({ ...known, took: 0 }).toEqual({ ...unknown, took: 0 });
    for (const { took } of [known, unknown]) expect(took).toBeGreaterThanOrEqual(CONSTANT_TIME_MS - 1);
    const mails = await mailbox.mailsTo(owner.email);
    expect(mails.map(({ template }) => template)).toEqual(["known-address"]);
    expect(mails[0]?.text_body).toContain("/passwort/erneuern?token=");
    expect(await usersWith(owner.email)).toHaveLength(1);
    expect((await logIn(owner.login)).status).toBe(401);
  });

  test.each([
    ["a Kelvin sign", "MI\u212AE", "mike"],
    ["decomposed letters", "jo\u0308rg", "jörg"],
    ["capitals", "PETRA", "petra"],
  ])("is known with %s, and the mail goes to the stored address", async (_what, spelled, stored) => {
    const owner = await aUser(app.db, { login: `${stored}@kelvin-${(count += 1)}.example` });
    const { status } = await signUp(owner.login.replace(stored, spelled));
    expect(status).toBe(200);
    expect((await mailbox.mailsTo(owner.email)).map(({ template }) => template)).toEqual(["known-address"]);
    expect(await app.db.selectFrom("mails").where("recipient", "like", `${spelled}%`).select("id").execute()).toEqual(
      [],
    );
  });

  test.each([
    ["Cyrillic а", "p\u0430ul", "paul"],
    ["dotless ı", "m\u0131lan", "milan"],
    ["dotted İ", "\u0130lke", "ilke"],
  ])("is not known by a look-alike with %s, which is an address of its own", async (_what, spelled, stored) => {
    const host = `look-${(count += 1)}.example`;
    const owner = await aUser(app.db, { login: `${stored}@${host}` });
    const email = `${spelled}@${host}`;
    expect((await signUp(email)).status).toBe(200);
    expect(await mailbox.mailsTo(owner.email)).toEqual([]);
    await activate(await mailbox.tokenFor(email));
    expect((await logIn(email)).body.user.user_id).not.toBe(owner.id);
    expect((await logIn(owner.login)).status).toBe(401);
  });
});
