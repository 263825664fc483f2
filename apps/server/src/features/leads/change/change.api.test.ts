import {
  acceptLead,
  addLeadNote,
  changeLead,
  complainAboutLead,
  createLeadFromCall,
  deleteLeadNote,
  getLead,
  MOST_NOTES,
  setLeadReminder,
  setLeadValue,
} from "@portal/contract/leads/calls";
import { getCompanyCallerList } from "@portal/contract/secretarial/calls";
import { aLead } from "@portal/db/factories/leads";
import { aCaller } from "@portal/db/factories/secretarial";
import { aBotCall } from "@portal/db/factories/voicebot";
import { beforeEach, describe, expect } from "vitest";
import { secondServer } from "../../../testing/second-server.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { logInAgentFor } from "../testing/agents.ts";
import { TestClient } from "../../../testing/test-client.ts";

const { test, app } = apiTest();
let anna: Member;
let bernd: Member;
let accountId: number;
beforeEach(async () => {
  app.clock.set("2026-03-14T12:00:00Z");
  [anna, bernd] = [await app.logInMember({ products: ["SEC", "VOICE"] }), await app.logInMember()];
  accountId = anna.company.id;
});

const accept = ({ client, company }: Member, externalId: string) =>
  client.call(acceptLead, { accountId: company.id, body: { externalId } });
const read = async (id: number) => (await anna.client.call(getLead, { accountId, params: { id: String(id) } })).body;
const audited = (action: string) =>
  app.db.selectFrom("audit_log").selectAll().where("action", "=", action).where("company_id", "=", accountId).execute();

describe("accepting", () => {
  test("shows who asks; the others get a friendly 409 and lose it", async () => {
    const lead = await aLead(app.db, { companies: [accountId, bernd.company.id] });
    const { body } = await accept(anna, lead.external_id);
    expect(body.lead).toMatchObject({ state: "accepted", isShared: true, contact: { name: "Maria Klein" } });
    const late = await accept(bernd, lead.external_id);
    expect([late.status, late.codes]).toEqual([409, ["leads.taken"]]);
    const again = await accept(anna, lead.external_id);
    expect([again.status, again.codes]).toEqual([409, ["leads.already_accepted"]]);
    expect((await read(lead.id)).steps.map(({ step, state }) => [step, state])).toEqual([["accept", "accepted"]]);
  });

  test("a lead that the company never got, and one that does not exist: 404", async () => {
    const lead = await aLead(app.db, { companies: [bernd.company.id] });
    for (const externalId of [lead.external_id, "nothing"]) {
      const { status, codes } = await accept(anna, externalId);
      expect([status, codes]).toEqual([404, ["leads.not_found"]]);
    }
  });

  test("a hundred at once by two companies on two servers: one succeeds, 99 are refused, the audit log agrees", async () => {
    const lead = await aLead(app.db, { companies: [accountId, bernd.company.id] });
    const other = await secondServer(app);
    const clients = [anna, bernd].flatMap((person) => {
      const elsewhere = new TestClient(other);
      for (const [name, value] of person.client.cookies) elsewhere.cookies.set(name, value);
      return [person.client, elsewhere].map((client) => ({ ...person, client }));
    });
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) => accept(clients[index % 4] as Member, lead.external_id)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(99);
    const lines = await app.db
      .selectFrom("audit_log")
      .select("company_id")
      .where("action", "=", "lead.accepted")
      .where("company_id", "in", [accountId, bernd.company.id])
      .execute();
    const { company_id: holder } = await app.db
      .selectFrom("leads")
      .select("company_id")
      .where("id", "=", lead.id)
      .executeTakeFirstOrThrow();
    expect(lines).toEqual([{ company_id: holder }]);
  });
});

describe("working on a lead", () => {
  const change = (id: number, version: number, action: string, more: object = {}) =>
    anna.client.call(changeLead, { accountId, body: { id, version, action: action as "win", ...more } });

  test("each step is in the history; the first answer and the value are kept; undo goes one step back", async () => {
    const { id } = await aLead(app.db, { companies: [accountId], state: "accepted" });
    const contacted = (await change(id, 1, "contact")).body.lead;
    expect(contacted).toMatchObject({
      state: "contacted",
      firstResponseAt: expect.stringMatching(/^2026-03-14T12:00/),
      version: 2,
    });
    const won = (await change(id, 2, "win", { valueCents: 420_000 })).body.lead;
    expect(won).toMatchObject({ state: "won", valueCents: 420_000 });
    const undone = (await change(id, 3, "undo")).body.lead;
    expect(undone).toMatchObject({ state: "contacted", version: 4 });
    expect((await change(id, 4, "undo")).codes).toEqual(["leads.not_possible_now"]);
    expect((await read(id)).steps.map(({ step }) => step)).toEqual(["contact", "win", "undo"]);
    expect(await audited("lead.changed")).toHaveLength(3);
  });

  test("undoing the first contact takes the first answer back", async () => {
    const { id } = await aLead(app.db, { companies: [accountId], state: "accepted" });
    await change(id, 1, "contact");
    expect((await change(id, 2, "undo")).body.lead.firstResponseAt).toBeNull();
  });

  test("a version that somebody else changed is refused", async () => {
    const { id } = await aLead(app.db, { companies: [accountId], state: "accepted" });
    await change(id, 1, "contact");
    const { status, codes } = await change(id, 1, "win");
    expect([status, codes]).toEqual([409, ["leads.stale"]]);
  });

  test("a declined lead comes back, unless another company took it meanwhile", async () => {
    const lead = await aLead(app.db, { companies: [accountId, bernd.company.id] });
    await change(lead.id, 1, "decline");
    expect((await accept(anna, lead.external_id)).codes).toEqual(["leads.not_possible_now"]);
    expect((await change(lead.id, 2, "undo")).body.lead.state).toBe("new");
    await change(lead.id, 3, "decline");
    await accept(bernd, lead.external_id);
    expect((await read(lead.id)).lead.state).toBe("taken");
  });

  test("customer care may work on a lead, is named as such, and neither accepts nor declines", async () => {
    const { id } = await aLead(app.db, { companies: [accountId], state: "accepted" });
    const open = await aLead(app.db, { companies: [accountId] });
    const { client } = await logInAgentFor(app, accountId);
    await client.call(changeLead, { accountId, body: { id, version: 1, action: "contact" } });
    expect((await read(id)).steps).toMatchObject([{ step: "contact", by: "", bySupport: true }]);
    const declined = await client.call(changeLead, { accountId, body: { id: open.id, version: 1, action: "decline" } });
    expect(declined.codes).toEqual(["leads.not_possible_now"]);
    const accepted = await client.call(acceptLead, { accountId, body: { externalId: open.external_id } });
    expect(accepted.status).toBe(403);
  });

  test("a value is set and taken away; before acceptance there is none", async () => {
    const { id } = await aLead(app.db, { companies: [accountId], state: "won" });
    const set = (valueCents: number | null, leadId = id) =>
      anna.client.call(setLeadValue, { accountId, body: { id: leadId, valueCents } });
    expect((await set(99)).body.lead.valueCents).toBe(99);
    expect((await set(null)).body.lead.valueCents).toBeNull();
    expect((await set(-1)).status).toBe(400);
    const open = await aLead(app.db, { companies: [accountId] });
    expect((await set(1, open.id)).codes).toEqual(["leads.not_possible_now"]);
  });

  test("a note is written and deleted, of this lead only, and there is a limit", async () => {
    const { id } = await aLead(app.db, { companies: [accountId] });
    const note = (text: string) => anna.client.call(addLeadNote, { accountId, body: { id, text } });
    const [written] = (await note("Ruft zurück <b>")).body.steps;
    expect(written).toMatchObject({ step: "note", text: "Ruft zurück <b>", state: "new" });
    const remove = (noteId: number) => anna.client.call(deleteLeadNote, { accountId, body: { id, noteId } });
    expect((await remove((written?.id ?? 0) + 1)).codes).toEqual(["leads.note_not_found"]);
    expect((await remove(written?.id ?? 0)).body.steps).toEqual([]);
    expect((await note("")).status).toBe(400);
    const many = Array.from({ length: MOST_NOTES }, () => ({
      company_id: accountId,
      lead_id: id,
      step: "note" as const,
      state: "new" as const,
      text: "n",
      by_support: false,
      user_id: null,
      at: new Date(),
    }));
    await app.db.insertInto("lead_steps").values(many).execute();
    expect((await note("noch eine")).codes).toEqual(["leads.too_many_notes"]);
  });

  test("a reminder is set, replaced and taken away; not for a day that is over in Berlin", async () => {
    const { id } = await aLead(app.db, { companies: [accountId] });
    const remind = (dueOn: string | null) =>
      anna.client.call(setLeadReminder, { accountId, body: { id, dueOn, text: "Anrufen" } });
    expect((await remind("2026-03-14")).body.lead.reminder).toEqual({ dueOn: "2026-03-14", text: "Anrufen" });
    expect((await remind("2026-04-01")).body.lead.reminder?.dueOn).toBe("2026-04-01");
    expect((await remind("2026-03-13")).codes).toEqual(["leads.reminder_in_past"]);
    expect((await remind(null)).body.lead.reminder).toBeNull();
  });
});

describe("complaints", () => {
  const complain = (id: number, reason = "wrong_contact", version = 1) =>
    anna.client.call(complainAboutLead, { accountId, body: { id, version, reason: reason as "duplicate", text: "" } });

  test("a rule gives the credit and says why; undo takes both back", async () => {
    const { id } = await aLead(app.db, { companies: [accountId], state: "accepted", accepted_at: app.clock.now() });
    const { lead } = (await complain(id)).body;
    expect(lead).toMatchObject({
      state: "complaint",
      complaint: { decision: "credited", rule: "wrong_contact", creditCents: 1500 },
    });
    const undo = { id, version: 2, action: "undo" } as const;
    const undone = (await anna.client.call(changeLead, { accountId, body: undo })).body.lead;
    expect(undone).toMatchObject({ state: "accepted", complaint: null });
  });

  test("a duplicate is found by its number, however it is written, among the company's own leads", async () => {
    const accepted_at = app.clock.now();
    const received_at = new Date("2026-03-10T10:00:00Z");
    const { id } = await aLead(app.db, { companies: [accountId], state: "accepted", accepted_at, received_at });
    expect((await complain(id, "duplicate")).body.lead.complaint).toMatchObject({
      rule: "no_duplicate",
      creditCents: 0,
    });
    await anna.client.call(changeLead, { accountId, body: { id, version: 2, action: "undo" } });
    await aLead(app.db, {
      companies: [accountId],
      state: "won",
      email: "",
      phone: "0221/44 55-66",
      received_at: new Date("2026-02-01T10:00:00Z"),
    });
    expect((await complain(id, "duplicate", 3)).body.lead.complaint?.rule).toBe("duplicate");
  });

  test("the fourth credit within 30 days waits for the provider", async () => {
    const rules: (string | undefined)[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { id } = await aLead(app.db, { companies: [accountId], state: "accepted", accepted_at: app.clock.now() });
      rules.push((await complain(id)).body.lead.complaint?.rule);
    }
    expect(rules).toEqual(["wrong_contact", "wrong_contact", "wrong_contact", "many_credits"]);
  });

  test("a lead that was not accepted can't be complained about", async () => {
    const { id } = await aLead(app.db, { companies: [accountId] });
    expect((await complain(id)).codes).toEqual(["leads.not_possible_now"]);
  });
});

describe("a lead made of a call", () => {
  const make = (service: "secretarial" | "voicebot", callId: number) =>
    anna.client.call(createLeadFromCall, { accountId, body: { service, callId } });

  test("takes over who called and why, once, and both know each other", async () => {
    const call = await aCaller(app.db, { company_id: accountId, called_at: new Date("2026-03-14T09:00:00Z") });
    const { lead } = (await make("secretarial", call.id)).body;
    expect(lead).toMatchObject({
      state: "accepted",
      source: "secretarial",
      contact: { name: "Maria Klein", phone: "0221 445566", email: "" },
      call: { service: "secretarial", id: call.id },
    });
    const again = await make("secretarial", call.id);
    expect([again.status, again.codes]).toEqual([409, ["leads.call_has_lead"]]);
    const query = { startDate: "2026-03-14", endDate: "2026-03-14" };
    const { calls } = (await anna.client.call(getCompanyCallerList, { accountId, query })).body;
    expect(calls.map(({ leadId }) => leadId)).toEqual([lead.id]);
  });

  test("of the voicebot names the caller, which the audit log says", async () => {
    const call = await aBotCall(app.db, { company_id: accountId });
    const { lead } = (await make("voicebot", call.id)).body;
    expect(lead.call).toEqual({ service: "voicebot", id: call.id });
    expect(await audited("lead.madeOfCall")).toHaveLength(1);
  });

  test("not of another company's call", async () => {
    const call = await aCaller(app.db, { company_id: bernd.company.id });
    const { status, codes } = await make("secretarial", call.id);
    expect([status, codes]).toEqual([404, ["leads.call_not_found"]]);
  });
});
