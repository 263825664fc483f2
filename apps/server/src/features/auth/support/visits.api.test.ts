/** How many companies an agent may visit in a day, and what is told about unusual visits. */
import { nahbei } from "@portal/contract/brands/nahbei/brand";
import { aCompany } from "@portal/db/factories/companies";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { securityEventsOf } from "../../../testing/security-events.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { type Agent, anAgent, visit } from "../testing/agents.ts";
import { createSupportService } from "./service.ts";

const ALERTS_TO = "sicherheit@anbieter.example";
const LIMIT = 4;
/** A Monday, 10 o'clock in Berlin. */
const MORNING = "2026-11-16T09:00:00Z";
const { test, app, mailbox } = apiTest({
  environment: { SUPPORT_COMPANIES_PER_DAY: String(LIMIT), SUPPORT_ALERT_EMAIL: ALERTS_TO },
});
const { app: quiet } = apiTest({ environment: { SUPPORT_COMPANIES_PER_DAY: "1" } });

let agent: Agent;
beforeEach(async () => {
  app.clock.set(MORNING);
  agent = await anAgent(app);
});

const alerts = async () =>
  (await mailbox.mailsTo(ALERTS_TO)).filter(({ key }) => key.startsWith(`support-alert:${agent.id}:`));
const visitNew = async (at: TestApp = app, as: Agent = agent) =>
  (await visit(at, as, (await aCompany(at.db)).id)).reply;
const earlier = async (companyId: number, startedAt: string, count = 1): Promise<void> => {
  const row = { agent_user_id: agent.id, company_id: companyId, reason: "Rückruf", ends_at: new Date(startedAt) };
  const rows = Array.from({ length: count }, () => ({ ...row, started_at: new Date(startedAt) }));
  await app.db.insertInto("support_visits").values(rows).execute();
};

describe("the limit", () => {
  test("refuses one company more on a Berlin day, says when it goes on, and lets the agent return to a company", async () => {
    const first = await aCompany(app.db);
    expect((await visit(app, agent, first.id)).reply.status).toBe(200);
    for (let count = 1; count < LIMIT; count += 1) expect((await visitNew()).status).toBe(200);
    const refused = await visitNew();
    expect([refused.status, refused.codes]).toEqual([429, ["auth.support_limit_reached"]]);
    const hoursLeft = Number(refused.raw.headers["retry-after"]) / 3600;
    expect(Math.round(hoursLeft)).toBe(14);
    expect((await visit(app, agent, first.id)).reply.status).toBe(200);
    app.clock.set("2026-11-16T23:00:00Z");
    expect((await visitNew()).status).toBe(200);
    const other = await anAgent(app);
    expect((await visitNew(app, other)).status).toBe(200);
  });

  test("counts visits of this Berlin day only", async () => {
    for (let count = 0; count < LIMIT; count += 1) await earlier((await aCompany(app.db)).id, "2026-11-15T22:59:59Z");
    for (let count = 1; count < LIMIT; count += 1) await earlier((await aCompany(app.db)).id, "2026-11-15T23:00:00Z");
    expect((await visitNew()).status).toBe(200);
    expect((await visitNew()).status).toBe(429);
  });

  test("is not exceeded by logins at once", async () => {
    for (let count = 1; count < LIMIT; count += 1) await earlier((await aCompany(app.db)).id, MORNING);
    const companies = await Promise.all(Array.from({ length: 4 }, () => aCompany(app.db)));
    // The service alone, because logins at once cannot use one code.
    const service = createSupportService(app.dependencies, { prove: async () => agent.id });
    const origin = { address: "127.0.0.1", userAgent: "", shownDevice: null, trustedDevice: async () => null };
    const body = { login: agent.login, password: "", reason: "Rückruf" };
    const done = await Promise.allSettled(
      companies.map(({ id }) => service.logIn({ ...body, companyId: id }, origin, nahbei)),
    );
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("the alert", () => {
  test("is one mail per agent and day, although several visits are unusual", async () => {
    for (let count = 0; count <= LIMIT; count += 1) await visitNew();
    const [mail, ...more] = await alerts();
    expect(more).toEqual([]);
    expect(mail?.text_body).toContain("Yvonne Seidel");
    expect(mail?.text_body).toContain("Ungewöhnlich viele Firmen an einem Tag.");
    app.clock.set("2026-11-17T03:00:00Z");
    await visitNew();
    expect(await alerts()).toHaveLength(2);
  });

  test("about a refused visit is sent although the visit is not written", async () => {
    for (let count = 0; count < LIMIT; count += 1) await earlier((await aCompany(app.db)).id, MORNING);
    expect((await visitNew()).status).toBe(429);
    const [mail] = await alerts();
    expect(mail?.text_body).toContain("Die Höchstzahl an Firmen für einen Tag ist erreicht.");
    const lines = app.db.selectFrom("audit_log").select("action").where("agent_user_id", "=", agent.id);
    expect(await lines.execute()).toEqual([{ action: "support.unusual" }]);
    expect(await securityEventsOf(app.db, agent.id)).toEqual(["support_unusual", "support_refused"]);
  });

  test("names the repeated visit of a company without a service case, and not of one with a case", async ({
    owner,
  }) => {
    const lonely = await aCompany(app.db);
    for (const { id } of [lonely, owner.company]) await earlier(id, "2026-11-13T09:00:00Z", 4);
    await app.db
      .insertInto("service_cases")
      .values({
        company_id: owner.company.id,
        type: "other",
        subject: "Frage",
        phone: "",
        brand: "nahbei",
        request_key: "fall-1",
        created_at: new Date(MORNING),
        changed_at: new Date(MORNING),
      })
      .execute();
    await visit(app, agent, owner.company.id);
    expect(await alerts()).toEqual([]);
    await visit(app, agent, lonely.id);
    expect((await alerts())[0]?.text_body).toContain("ohne dass es eine Anfrage gibt");
  });

  test("is absent for an ordinary visit, and tells of many visits in an hour", async () => {
    await visitNew();
    expect(await alerts()).toEqual([]);
    await earlier((await aCompany(app.db)).id, MORNING, 12);
    await visitNew();
    expect((await alerts())[0]?.text_body).toContain("in einer Stunde");
  });

  test("is one line of the log without personal data if no address is set", async () => {
    quiet.clock.set(MORNING);
    const as = await anAgent(quiet);
    await visitNew(quiet, as);
    await visitNew(quiet, as);
    await visitNew(quiet, as);
    const lines = quiet.logLines.filter((line) => line.includes("unusual visits"));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 40, unusual: "many_companies" });
    for (const word of [as.login, "Yvonne", "Rückruf"]) expect(lines[0]).not.toContain(word);
  });
});
