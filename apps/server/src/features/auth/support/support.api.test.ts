/** The support login: who may, what its session can and cannot do, and how it ends. */
import { withEmptyFields } from "@portal/contract/entry/parts";
import { getAccountLocks } from "@portal/contract/account-locks/calls";
import { login, refresh } from "@portal/contract/auth/calls";
import { getEntryHistory } from "@portal/contract/entry/history/calls";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { beginSecondFactor, confirmSecondFactor } from "@portal/contract/auth/second-factor/calls";
import { getSupportVisits, loginCuca } from "@portal/contract/auth/support/calls";
import { getProfile } from "@portal/contract/user-area/profile";
import { aCompany } from "@portal/db/factories/companies";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { sql } from "kysely";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { securityEventsOf } from "../../../testing/security-events.ts";
import type { Member } from "../../../testing/test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { type Agent, anAgent, codeFor, REASON, visit } from "../testing/agents.ts";

const { test, app } = apiTest();
let customer: Member;
let companyId: number;
beforeAll(async () => {
  customer = await app.logInMember({ name: "Brandt Bedachungen GmbH" });
  companyId = customer.company.id;
});

/** An agent acting for a company, with the client. */
async function anActingAgent(company = companyId): Promise<Agent & { client: TestClient }> {
  const agent = await anAgent(app);
  const { client, reply } = await visit(app, agent, company);
  expect(reply.status).toBe(200);
  return { ...agent, client };
}
const answersAs = async (client: TestClient, company = companyId): Promise<string[]> =>
  (await client.call(getAccountLocks, { accountId: company })).codes;

describe("the support login", () => {
  test("is a security event of the agent, and so is a refused one", async () => {
    const agent = await anActingAgent();
    expect((await securityEventsOf(app.db, agent.id)).at(-1)).toBe("support_visit");
    const body = { login: customer.login, password: TEST_PASSWORD, companyId, reason: REASON };
    expect((await app.anonymous().call(loginCuca, { body })).codes).toEqual(["auth.role_missing"]);
    expect((await securityEventsOf(app.db, customer.userId)).at(-1)).toBe("support_refused");
  });

  test("answers the linked person, forces the company and tells who acts until when", async () => {
    const agent = await anAgent(app);
    const before = app.clock.now().getTime();
    const {
      client,
      reply: { body },
    } = await visit(app, agent, companyId);
    expect(body.user).toMatchObject({
      user_id: customer.userId,
      login: "p•••@k•••.example",
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
    const lines = await app.db.selectFrom("audit_log").selectAll().where("actor_user_id", "=", agent.id).execute();
    expect(lines).toMatchObject([
      { action: "loginCuca", outcome: "done", agent_user_id: agent.id, company_id: companyId, details: {} },
    ]);
  });

  test("shows user 2 if nobody is linked", async () => {
    const company = await aCompany(app.db);
    const { client } = await anActingAgent(company.id);
    const { body } = await client.call(refresh, {});
    expect(body.user).toMatchObject({ user_id: 2, login: "", last_login: null });
  });

  test("ends a presented session, and does not count as the linked person's device", async () => {
    const agent = await anAgent(app);
    const client = app.anonymous();
    const secondFactor = await codeFor(app, agent);
    await client.call(login, { body: { login: agent.login, password: TEST_PASSWORD, secondFactor } });
    const old = client.copy();
    client.cookies.delete("auth_device");
    expect((await visit(app, agent, companyId, { client })).reply.status).toBe(200);
    expect((await old.call(refresh, {})).codes).toEqual(["auth.no_session"]);
  });

  test("asks for the agent's code, and refuses a wrong one", async () => {
    const agent = await anAgent(app);
    const bare = await visit(app, agent, companyId, { change: { secondFactor: undefined } });
    expect(bare.reply.codes).toEqual(["auth.second_factor_required"]);
    const wrong = await visit(app, agent, companyId, { change: { secondFactor: "000000" } });
    expect(wrong.reply.codes).toEqual(["auth.second_factor_wrong"]);
    expect((await visit(app, agent, companyId)).reply.status).toBe(200);
  });

  test("refuses an agent without a second factor, who logs in and sets one up first", async () => {
    const { id, login: name } = await aUser(app.db, { roles: ["cuca"] });
    const client = app.anonymous();
    const asAgent = { login: name, password: TEST_PASSWORD, companyId, reason: REASON };
    expect((await client.call(loginCuca, { body: asAgent })).codes).toEqual(["auth.second_factor_missing"]);
    const { body } = await client.call(login, { body: { login: name, password: TEST_PASSWORD } });
    expect(body.user.secondFactorMissing).toBe(true);
    expect((await client.call(getProfile, {})).codes).toEqual(["auth.second_factor_missing"]);
    const { body: begun } = await client.call(beginSecondFactor, { body: { password: TEST_PASSWORD } });
    // A begun one protects nothing.
    expect((await client.call(getProfile, {})).codes).toEqual(["auth.second_factor_missing"]);
    const secondFactor = () => codeFor(app, { id, login: name, secret: begun.secret });
    await client.call(confirmSecondFactor, { body: { code: await secondFactor() } });
    expect((await client.call(getProfile, {})).status).toBe(200);
    expect((await client.call(refresh, {})).body.user).not.toHaveProperty("secondFactorMissing");
    const acting = await app.anonymous().call(loginCuca, { body: { ...asAgent, secondFactor: await secondFactor() } });
    expect(acting.status).toBe(200);
  });

  test("refuses a second company while acting for one", async () => {
    const { client, ...agent } = await anActingAgent();
    expect((await visit(app, agent, companyId, { client })).reply.codes).toEqual(["auth.support_nested"]);
    expect(await answersAs(client)).toEqual([]);
  });

  test.each<[string, object, string, string | undefined]>([
    ["a wrong password", { password: "falsch" }, "auth.invalid_credentials", undefined],
    ["an unknown company", { companyId: 987_654_321 }, "auth.support_company_unknown", "companyId"],
    ["no reason", { reason: "   " }, "request.invalid", "reason"],
    ["a reason of 301 characters", { reason: "x".repeat(301) }, "request.invalid", "reason"],
    ["no company", { companyId: 0 }, "request.invalid", "companyId"],
  ])("refuses %s", async (_name, change, code, field) => {
    const { reply } = await visit(app, await anAgent(app), companyId, { change });
    const { body, codes } = reply;
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
    const { client, id } = await anActingAgent();
    const own = await aCompany(app.db);
    await app.db.insertInto("memberships").values({ user_id: id, company_id: own.id, right: "owner" }).execute();
    expect(await answersAs(client, own.id)).toEqual(["account_not_available"]);
    expect(await answersAs(client)).toEqual([]);
  });

  test("ends with its time and does not continue as the agent's own", async () => {
    const { client, id } = await anActingAgent();
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
    const { client, id } = await anActingAgent();
    await client.call(refresh, {});
    const session = await app.db
      .selectFrom("sessions")
      .select(["absolute_expires_at", "agent_expires_at"])
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(session.absolute_expires_at).toEqual(session.agent_expires_at);
  });

  test("ends with the agent's role, on the next call", async () => {
    const { client, id } = await anActingAgent();
    await app.db.updateTable("users").set({ roles: [] }).where("id", "=", id).execute();
    expect(await answersAs(client)).toEqual(["auth.no_session"]);
  });

  test("ends with the agent's second factor, on the next call", async () => {
    const { client, id } = await anActingAgent();
    await sql`delete from second_factors where user_id = ${id}`.execute(app.db);
    expect(await answersAs(client)).toEqual(["auth.no_session"]);
  });

  test("an ordinary login afterwards deletes the impersonation key", async () => {
    const { client } = await anActingAgent();
    const person = await app.logInPerson();
    const { body } = await client.call(login, { body: { login: person.login, password: TEST_PASSWORD } });
    expect(body.user.cucaInfo).toBeUndefined();
    expect(client.cookies.has("auth_token_impersonate")).toBe(false);
  });
});

describe("what the company sees", () => {
  test("a change by customer care is named so, with agent and company in the audit log", async () => {
    const { client, id } = await anActingAgent();
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
    await anActingAgent(company);
    const { body } = await own.client.call(getSupportVisits, { accountId: company });
    expect(body.visits).toMatchObject([{ agent: "Yvonne Seidel", reason: REASON }]);
  });
});
