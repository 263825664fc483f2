import { login } from "@portal/contract/auth/calls";
import { activateRegistration, register } from "@portal/contract/auth/registration/calls";
import { aUser } from "@portal/db/factories/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailsTo, tokenFor } from "../../../testing/mailbox.ts";
import { buildTestApp, type TestApp } from "../../../testing/test-app.ts";
import { STEADY_MS } from "../entrance.ts";

const PASSWORD = "Lampe wandert leise";
let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());
// Nobody here is throttled for what another test did.
beforeEach(() => t.db.deleteFrom("rate_limits").execute());

let count = 0;
const anAddress = () => `fremd-${(count += 1)}@kunde.example`;
const signUp = (email: string) =>
  t
    .anonymous()
    .call(register, { body: { email, password: PASSWORD, displayName: "Petra Brandt", acceptedTerms: true } });
const activate = (token: string) => t.anonymous().call(activateRegistration, { body: { token } });
const usersWith = (email: string) => t.db.selectFrom("users").select("id").where("email", "=", email).execute();
const logIn = (name: string) =>
  t.anonymous().call(login, { body: { login: name, password: PASSWORD, remember: false } });

describe("a known address", () => {
  test("gets the same answer in the same time, and its owner a mail in place of an account", async () => {
    const owner = await aUser(t.db);
    const timed = async (email: string) => {
      const before = performance.now();
      const { status, raw } = await signUp(email);
      return { status, body: raw.body, names: Object.keys(raw.headers), took: performance.now() - before };
    };
    const known = await timed(owner.email.toUpperCase());
    const unknown = await timed(anAddress());
    expect({ ...known, took: 0 }).toEqual({ ...unknown, took: 0 });
    for (const { took } of [known, unknown]) expect(took).toBeGreaterThanOrEqual(STEADY_MS - 1);
    const mails = await mailsTo(t.db, owner.email);
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
    const owner = await aUser(t.db, { login: `${stored}@kelvin-${(count += 1)}.example` });
    const { status } = await signUp(owner.login.replace(stored, spelled));
    expect(status).toBe(200);
    expect((await mailsTo(t.db, owner.email)).map(({ template }) => template)).toEqual(["known-address"]);
    expect(await t.db.selectFrom("mails").where("recipient", "like", `${spelled}%`).select("id").execute()).toEqual([]);
  });

  test.each([
    ["Cyrillic а", "p\u0430ul", "paul"],
    ["dotless ı", "m\u0131lan", "milan"],
    ["dotted İ", "\u0130lke", "ilke"],
  ])("is not known by a look-alike with %s, which is an address of its own", async (_what, spelled, stored) => {
    const host = `look-${(count += 1)}.example`;
    const owner = await aUser(t.db, { login: `${stored}@${host}` });
    const email = `${spelled}@${host}`;
    expect((await signUp(email)).status).toBe(200);
    expect(await mailsTo(t.db, owner.email)).toEqual([]);
    await activate(await tokenFor(t.db, email));
    expect((await logIn(email)).body.user.user_id).not.toBe(owner.id);
    expect((await logIn(owner.login)).status).toBe(401);
  });
});
