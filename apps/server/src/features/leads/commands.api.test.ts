import { decideByHand, waitingComplaints } from "./change/decide-by-hand.ts";
import { creditsOf } from "./change/credits.ts";
import { changeLead, complainAboutLead, getLead } from "@portal/contract/leads/calls";
import { aLead } from "@portal/db/factories/leads";
import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";

const { test, app, mailbox } = apiTest();

test("credits reach billing by the Berlin day on which they were given or taken back", async () => {
  app.clock.set("2026-03-14T22:50:00Z");
  const { client, company } = await app.logInMember();
  const accountId = company.id;
  const lead = await aLead(app.db, { companies: [accountId], state: "accepted", price_cents: 1500 });
  const id = lead.id;
  const body = { id, version: 1, reason: "wrong_contact", text: "" } as const;
  const complained = await client.call(complainAboutLead, { accountId, body });
  expect(complained.codes).toEqual([]);
  const list = (first: string, last: string) => creditsOf(app.db, first, last);
  const credit = { lead: lead.external_id, reason: "wrong_contact", cents: 1500, withdrawn_at: null };
  expect(await list("2026-03-14", "2026-03-14")).toMatchObject([credit]);
  expect([await list("2026-03-01", "2026-03-13"), await list("2026-03-15", "2026-03-31")]).toEqual([[], []]);
  app.clock.set("2026-03-14T23:10:00Z");
  const undone = await client.call(changeLead, { accountId, body: { id, version: 2, action: "undo" } });
  expect(undone.codes).toEqual([]);
  expect(await list("2026-03-15", "2026-03-15")).toMatchObject([{ ...credit, withdrawn_at: expect.any(Date) }]);
});

test("a complaint that waits is decided once, with at most its price, and the company reads it", async () => {
  const { client, company, login } = await app.logInMember();
  const accountId = company.id;
  const { id } = await aLead(app.db, { companies: [accountId], state: "accepted", price_cents: 1500 });
  const body = { id, version: 1, reason: "not_serious", text: "Rief nie an" } as const;
  await client.call(complainAboutLead, { accountId, body });
  expect(await waitingComplaints(app.db)).toMatchObject([{ lead_id: id, reason: "not_serious", text: "Rief nie an" }]);
  expect(await decideByHand(app.dependencies, { leadId: id, creditCents: 1501 })).toBe(false);
  expect(await decideByHand(app.dependencies, { leadId: id, creditCents: 700 })).toBe(true);
  expect(await decideByHand(app.dependencies, { leadId: id, creditCents: 0 })).toBe(false);
  const { lead, steps } = (await client.call(getLead, { accountId, params: { id: String(id) } })).body;
  expect(lead.complaint).toMatchObject({ decision: "credited", rule: "provider", creditCents: 700 });
  expect(steps.at(-1)).toMatchObject({ step: "decision", bySupport: true });
  const [mail, ...more] = await mailbox.mailsTo(login);
  expect([mail?.template, more]).toEqual(["lead-complaint-decided", []]);
  expect(mail?.text_body).toMatch(/Gutschrift von 7,00\s€/);
  expect(mail?.text_body).not.toContain("Maria");
});
