import { claimingLogin, claimingRegister } from "@portal/contract/claiming/calls";
import { activateRegistration } from "@portal/contract/auth/registration/calls";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { aFreeCompany, mailsTo } from "./testing/claimants.ts";

const PASSWORD = "Kupferdach 7 Libelle";
const { test, app } = apiTest();
let count = 0;

const someone = (company: number, change: Record<string, unknown> = {}) => ({
  email: `neu-${(count += 1)}@kunde.example`,
  displayName: "Petra Brandt",
  acceptedTerms: true as const,
  password: PASSWORD,
  company,
  ...change,
});
const tokenIn = (text: string): string => /[?&]token=([0-9A-Za-z]+)/.exec(text)?.[1] ?? "";

describe("registering to claim an entry", () => {
  test("the mail leads back to the company, where the new person logs in", async () => {
    const company = await aFreeCompany(app);
    const client = app.anonymous();
    const body = someone(company.id);
    const { status, body: answer } = await client.call(claimingRegister, { body });
    expect([status, answer]).toEqual([200, {}]);
    const [mail, ...more] = await mailsTo(app, body.email);
    expect(more).toEqual([]);
    const activated = await client.call(activateRegistration, { body: { token: tokenIn(mail?.text ?? "") } });
    expect(activated.body).toMatchObject({ login: body.email, next: `/claiming/login?firma=${company.id}` });
    const credentials = { login: body.email, password: PASSWORD, remember: false, company: company.id };
    const loggedIn = await client.call(claimingLogin, { body: credentials });
    expect(loggedIn.body).toMatchObject({ user: { login: body.email }, claiming: { page: "claiming_login_success" } });
  });

  test("a known address gets the same answer, and no person is created", async () => {
    const company = await aFreeCompany(app);
    const known = await aUser(app.db);
    const { status, body } = await app.anonymous().call(claimingRegister, {
      body: someone(company.id, { email: known.email }),
    });
    expect([status, body]).toEqual([200, {}]);
    expect(await mailsTo(app, known.email)).toHaveLength(1);
    const users = await app.db.selectFrom("users").select("id").where("email", "=", known.email).execute();
    expect(users).toHaveLength(1);
  });

  test.each([
    ["an unknown company", { company: 9_999_999 }, 404, "claiming.company_not_found", undefined],
    ["a weak password", { password: "passwort12" }, 400, "auth.password_weak", "password"],
    ["an impossible address", { email: "petra" }, 400, "request.invalid", "email"],
    ["missing consent to the terms", { acceptedTerms: false }, 400, "request.invalid", "acceptedTerms"],
  ])("refuses %s", async (_what, change, status, code, field) => {
    const company = await aFreeCompany(app);
    const reply = await app.anonymous().send({
      method: "POST",
      path: claimingRegister.path,
      body: someone(company.id, change),
    });
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ errors: [{ code, ...(field === undefined ? {} : { field }) }] });
  });
});

describe("logging in to claim an entry", () => {
  test.each([
    ["a wrong password", { password: "falsch" }, 401, "auth.invalid_credentials"],
    ["an unknown company", { company: 9_999_999 }, 404, "claiming.company_not_found"],
    ["a company that is no number", { company: "7" }, 400, "request.invalid"],
  ])("is refused with %s, and nobody is logged in", async (_what, change, status, code) => {
    const company = await aFreeCompany(app);
    const { login } = await aUser(app.db);
    const client = app.anonymous();
    const body = { login, password: TEST_PASSWORD, company: company.id, ...change };
    const reply = await client.send({ method: "POST", path: claimingLogin.path, body });
    expect([reply.status, reply.codes]).toEqual([status, [code]]);
    const cookies = [...client.cookies].filter(([name]) => name === "portal").map(([, value]) => value[0]);
    expect(cookies).toEqual(["a"]);
  });
});
