/** The support login: who may, what its session can and cannot do, and how it ends. */
import { withEmptyFields } from "@portal/contract/entry/parts";
import { getAccountLocks } from "@portal/contract/account-locks/calls";
import { login, refresh } from "@portal/contract/auth/calls";
import { getEntryHistory } from "@portal/contract/entry/history/calls";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { beginSecondFactor, confirmSecondFactor } from "@portal/contract/auth/second-factor/calls";
import { getSupportVisits, loginCuca } from "@portal/contract/auth/support/calls";
import { aCompany } from "@portal/db/factories/companies";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { Secret, TOTP } from "otpauth";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

const { test, app } = apiTest();
let customer: Member;
let companyId: number;
beforeAll(async () => {
  customer = await app.logInMember({ name: "Brandt Bedachungen GmbH" });
  companyId = customer.company.id;
});

const REASON = "Rückruf wegen der Öffnungszeiten";

/** An agent acting for a company, with the client. */
async function anAgent(company = companyId): Promise<{ client: TestClient; id: number; login: string }> {
  const { id, login: name } = await aUser(app.db, { roles: ["cuca"], display_name: "Yvonne Seidel" });
  const client = app.anonymous();
  const body = { login: name, password: TEST_PASSWORD, companyId: company, reason: REASON };
  const { status } = await client.call(loginCuca, { body });
  expect(status).toBe(200);
  return { client, id, login: name };
}
const answersAs = async (client: TestClient, company = companyId): Promise<string[]> =>
  (await client.call(getAccountLocks, { accountId: company })).codes;

describe("the support login", () => {
  test("answers the linked person, forces the company and tells who acts until when", async () => {
    const { id, login: name } = await aUser(app.db, { roles: ["cuca"], display_name: "Yvonne Seidel" });
    const client = app.anonymous();
    const before = app.clock.now().getTime();
    const { body } = await client.call(loginCuca, {
      body: { login: name, password: TEST_PASSWORD, companyId, reason: REASON },
    });
    expect(body.user).toMatchObject({
      user_id: customer.userId,
      login: customer.login,
      email: "",
      role: "cuca",
      roles: ["cuca"],
      user_notification_code: "none",
      cucaInfo: { companyId, agent: "Yvonne Seidel" },
    });
    expect(Object.keys(body.user.accounts)).toEqual([String(companyId)]);
    const minutes = (Date.parse(body.user.cucaInfo?.endsAt ?? "") - before) / 60_000;
    expect(Math.round(minutes)).toBe(60);
    expect(client.cookies.get("auth_token_impersonate")).toBe("1");
    const again = await client.call(refresh, {});
    expect(again.body.user).toEqual(body.user);
    const lines = await app.db.selectFrom("audit_log").selectAll().where("actor_user_id", "=", id).execute();
    expect(lines).toMatchObject([
      { action: "loginCuca", outcome: "done", agent_user_id: id, company_id: companyId, details: {} },
    ]);
  });

  test("shows user 2 if nobody is linked", async () => {
    const company = await aCompany(app.db);
    const { client } = await anAgent(company.id);
    const { body } = await client.call(refresh, {});
    expect(body.user).toMatchObject({ user_id: 2, login: "", last_login: null });
  });

  test("ends a presented session, and does not count as the linked person's device", async () => {
    const person = await app.logInPerson({ roles: ["cuca"] });
    const old = person.client.copy();
    person.client.cookies.delete("auth_device");
    const { status } = await person.client.call(loginCuca, {
      body: { login: person.login, password: TEST_PASSWORD, companyId, reason: REASON },
    });
    expect(status).toBe(200);
    expect((await old.call(refresh, {})).codes).toEqual(["auth.no_session"]);
  });

  test("asks for the agent's second factor if it is on", async () => {
    const person = await app.logInPerson({ roles: ["cuca"] });
    const { body: begun } = await person.client.call(beginSecondFactor, { body: { password: TEST_PASSWORD } });
    const code = (steps: number): string =>
      new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate({
        timestamp: app.clock.now().getTime() + steps * 30_000,
      });
    await person.client.call(confirmSecondFactor, { body: { code: code(0) } });
    const credentials = { login: person.login, password: TEST_PASSWORD, companyId, reason: REASON };
    const bare = await app.anonymous().call(loginCuca, { body: credentials });
    expect(bare.codes).toEqual(["auth.second_factor_required"]);
    const wrong = await app.anonymous().call(loginCuca, { body: { ...credentials, secondFactor: "000000" } });
    expect(wrong.codes).toEqual(["auth.second_factor_wrong"]);
    const right = await app.anonymous().call(loginCuca, { body: { ...credentials, secondFactor: code(1) } });
    expect(right.status).toBe(200);
  });

  test("refuses a second company while acting for one", async () => {
    const { client, login: name } = await anAgent();
    const body = { login: name, password: TEST_PASSWORD, companyId, reason: REASON };
    expect((await client.call(loginCuca, { body })).codes).toEqual(["auth.support_nested"]);
    expect(await answersAs(client)).toEqual([]);
  });

  test.each<[string, object, string, string | undefined]>([
    ["a wrong password", { password: "falsch" }, "auth.invalid_credentials", undefined],
    ["an unknown company", { companyId: 987_654_321 }, "auth.support_company_unknown", "companyId"],
    ["no reason", { reason: "   " }, "request.invalid", "reason"],
    ["a reason of 301 characters", { reason: "x".repeat(301) }, "request.invalid", "reason"],
    ["no company", { companyId: 0 }, "request.invalid", "companyId"],
  ])("refuses %s", async (_name, change, code, field) => {
    const { login: name } = await aUser(app.db, { roles: ["cuca"] });
    const good = { login: name, password: TEST_PASSWORD, companyId, reason: REASON };
    const { body, codes } = await app.anonymous().call(loginCuca, { body: { ...good, ...change } });
    expect(codes).toEqual([code]);
    expect((body as unknown as { errors: { field?: string }[] }).errors[0]?.field).toBe(field);
  });

  test("refuses people without the role and starts nothing", async () => {
    const { id, login: name } = await aUser(app.db, { roles: ["tradesmanager"] });
    const client = app.anonymous();
    const body = { login: name, password: TEST_PASSWORD, companyId, reason: REASON };
    expect((await client.call(loginCuca, { body })).codes).toEqual(["auth.role_missing"]);
    expect(await app.db.selectFrom("sessions").select("handle").where("user_id", "=", id).execute()).toEqual([]);
  });
});

describe("the support session", () => {
  test("reaches no other company, not even the agent's own", async () => {
    const { client, id } = await anAgent();
    const own = await aCompany(app.db);
    await app.db.insertInto("memberships").values({ user_id: id, company_id: own.id, right: "owner" }).execute();
    expect(await answersAs(client, own.id)).toEqual(["account_not_available"]);
    expect(await answersAs(client)).toEqual([]);
  });

  test("ends with its time and does not continue as the agent's own", async () => {
    const { client, id } = await anAgent();
    await app.db.insertInto("memberships").values({ user_id: id, company_id: companyId, right: "read" }).execute();
    await app.db
      .updateTable("sessions")
      .set({ agent_expires_at: new Date(app.clock.now().getTime() - 1) })
      .where("user_id", "=", id)
      .execute();
    expect(await answersAs(client)).toEqual(["auth.no_session"]);
    expect((await client.call(refresh, {})).codes).toEqual(["auth.no_session"]);
  });

  test("cannot be refreshed beyond its time", async () => {
    const { client, id } = await anAgent();
    await client.call(refresh, {});
    const session = await app.db
      .selectFrom("sessions")
      .select(["absolute_expires_at", "agent_expires_at"])
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(session.absolute_expires_at).toEqual(session.agent_expires_at);
  });

  test("ends with the agent's role, on the next call", async () => {
    const { client, id } = await anAgent();
    await app.db.updateTable("users").set({ roles: [] }).where("id", "=", id).execute();
    expect(await answersAs(client)).toEqual(["auth.no_session"]);
  });

  test("an ordinary login afterwards deletes the impersonation key", async () => {
    const { client } = await anAgent();
    const person = await app.logInPerson();
    const { body } = await client.call(login, { body: { login: person.login, password: TEST_PASSWORD } });
    expect(body.user.cucaInfo).toBeUndefined();
    expect(client.cookies.has("auth_token_impersonate")).toBe(false);
  });
});

describe("what the company sees", () => {
  test("a change by customer care is named so, with agent and company in the audit log", async () => {
    const { client, id } = await anAgent();
    const entry = (await client.call(getSalesForceEntry, { accountId: companyId })).body.entry;
    const saved = await client.call(saveCallOf("aboutUs"), {
      accountId: companyId,
      body: {
        version: entry.versions.aboutUs,
        ...withEmptyFields("aboutUs", { text: "Seit 1921.", foundingYear: 1921 }),
      },
    });
    expect([saved.status, saved.codes]).toEqual([200, []]);
    const { body } = await customer.client.call(getEntryHistory, { accountId: companyId, query: {} });
    expect(JSON.stringify(body)).toContain('"support"');
    const lines = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("agent_user_id", "=", id)
      .orderBy("id")
      .execute();
    expect(lines.at(-1)).toMatchObject({ action: "updateEntryAboutUs", outcome: "done", company_id: companyId });
  });

  test("the visits are listed newest first, with agent and reason", async ({ owner: own }) => {
    const company = own.company.id;
    await anAgent(company);
    const { body } = await own.client.call(getSupportVisits, { accountId: company });
    expect(body.visits).toMatchObject([{ agent: "Yvonne Seidel", reason: REASON }]);
  });
});
