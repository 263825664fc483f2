import { getLead, getLeads, getLeadsCsv } from "@portal/contract/leads/calls";
import { aLead } from "@portal/db/factories/leads";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { logInAgentFor } from "../testing/agents.ts";

const { test, app } = apiTest();
let anna: Member;
let accountId: number;
beforeEach(async () => {
  anna = await app.logInMember();
  accountId = anna.company.id;
});

const list = async (query: object = {}) => (await anna.client.call(getLeads, { accountId, query })).body;
const SECRETS = ["Maria", "Klein", "445566", "post.example"];

describe("the list of leads", () => {
  test("ten are a page, the newest first, with total, offset and a cache key; limit 1 asks whether there are any", async () => {
    expect(await list({ limit: "1" })).toMatchObject({ leads: [], total: 0, offset: 0, isMore: false });
    for (let minute = 10; minute < 22; minute += 1) {
      await aLead(app.db, { companies: [accountId], received_at: new Date(`2026-03-05T09:${minute}:00Z`) });
    }
    const first = await list();
    expect([first.leads.length, first.total, first.offset]).toEqual([10, 12, 0]);
    expect(first.leads[0]?.receivedAt).toBe("2026-03-05T09:21:00.000Z");
    const rest = await list({ offset: "10" });
    expect([rest.leads.length, rest.total, rest.offset]).toEqual([2, 12, 10]);
    expect((await list({ limit: "1" })).leads).toHaveLength(1);
  });

  test("the cache key stays until something changes", async () => {
    const { cacheKey } = await list();
    expect((await list()).cacheKey).toBe(cacheKey);
    expect((await list({ offset: "10" })).cacheKey).not.toBe(cacheKey);
    await aLead(app.db, { companies: [accountId] });
    expect((await list()).cacheKey).not.toBe(cacheKey);
  });

  test.each([
    ["limit", "0x1"],
    ["limit", "101"],
    ["limit", "-1"],
    ["offset", "10001"],
    ["offset", "1.5"],
    ["kind", "other"],
    ["state", "other"],
    ["from", "2026-02-30"],
  ])("a query with %s=%s is refused", async (name, value) => {
    const { status, body } = await anna.client.send({
      method: "GET",
      path: getLeads.path,
      query: { [name]: value },
      accountId,
    });
    expect([status, (body as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, name]);
  });

  test("kind, state and days narrow list and total; days are of Berlin", async () => {
    await aLead(app.db, { companies: [accountId], kind: "job", received_at: new Date("2026-03-04T22:59:00Z") });
    await aLead(app.db, { companies: [accountId], state: "won", received_at: new Date("2026-03-04T23:01:00Z") });
    await aLead(app.db, { companies: [accountId], state: "contacted" });
    const total = async (query: object) => (await list(query)).total;
    expect(await total({ kind: "job" })).toBe(1);
    expect(await total({ state: "won" })).toBe(1);
    expect(await total({ state: "open" })).toBe(2);
    expect(await total({ from: "2026-03-05", to: "2026-03-05" })).toBe(1);
    expect(await total({ to: "2026-03-04" })).toBe(1);
  });

  test.each([
    ["undicht", 1],
    ["KÖLN", 1],
    ["50667", 1],
    ["Klein", 0],
    ["445566", 0],
    ["post.example", 0],
    ["%", 0],
    ["_", 0],
  ])("before acceptance the search %j finds %i", async (search, total) => {
    await aLead(app.db, { companies: [accountId] });
    expect((await list({ search })).total).toBe(total);
  });

  test.each([["Klein"], ["445566"], ["post.example"], ["undicht"]])(
    "after it the search %j finds the lead",
    async (search) => {
      await aLead(app.db, { companies: [accountId], state: "accepted" });
      expect((await list({ search })).total).toBe(1);
      expect((await list({ search })).leads).toHaveLength(1);
    },
  );
});

describe("who asks", () => {
  test("is nowhere before acceptance, nor for a company that came second", async () => {
    const other = await app.logInMember();
    const open = await aLead(app.db, { companies: [accountId] });
    const taken = await aLead(app.db, { companies: [other.company.id, accountId], state: "accepted" });
    const csv = await anna.client.send({ method: "GET", path: getLeadsCsv.path, accountId });
    const texts = [JSON.stringify(await list()), csv.raw.body];
    for (const { id } of [open, taken]) {
      texts.push(JSON.stringify((await anna.client.call(getLead, { accountId, params: { id: String(id) } })).body));
    }
    for (const text of texts) for (const secret of SECRETS) expect(text).not.toContain(secret);
    expect((await list({ state: "taken" })).leads[0]).toMatchObject({ text: "", contact: null, acceptedAt: null });
    expect((await list({ state: "new" })).leads[0]?.text).toBe("Dachrinne undicht, bitte rufen Sie ••• an.");
  });

  test("is shown to the company that accepted, and in its file", async () => {
    const { id } = await aLead(app.db, { companies: [accountId], state: "accepted" });
    const { body } = await anna.client.call(getLead, { accountId, params: { id: String(id) } });
    expect(body.lead.contact).toEqual({
      name: "Maria Klein",
      email: "maria.klein@post.example",
      phone: "0221 445566",
    });
    const csv = await anna.client.send({ method: "GET", path: getLeadsCsv.path, accountId });
    expect(csv.raw.headers["content-disposition"]).toContain("anfragen.csv");
    expect(csv.raw.body).toContain("Maria Klein;0221 445566;maria.klein@post.example;50667;Köln");
  });

  test("is not shown to customer care, which gets no file", async () => {
    const { id } = await aLead(app.db, { companies: [accountId], state: "accepted" });
    const { client } = await logInAgentFor(app, accountId);
    const { body } = await client.call(getLead, { accountId, params: { id: String(id) } });
    for (const secret of SECRETS) expect(JSON.stringify(body)).not.toContain(secret);
    const found = await client.call(getLeads, { accountId, query: { search: "Klein" } });
    expect(found.body.total).toBe(0);
    expect((await client.send({ method: "GET", path: getLeadsCsv.path, accountId })).status).toBe(403);
  });

  test("a lead of another company is like one that does not exist", async () => {
    const other = await app.logInMember();
    const { id } = await aLead(app.db, { companies: [other.company.id] });
    for (const asked of [id, id + 9999]) {
      const { status, codes } = await anna.client.call(getLead, { accountId, params: { id: String(asked) } });
      expect([status, codes]).toEqual([404, ["leads.not_found"]]);
    }
  });
});
