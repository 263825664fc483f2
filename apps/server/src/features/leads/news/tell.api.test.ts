import { aLead } from "@portal/db/factories/leads";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { leadJobs } from "../jobs.ts";
import { tellNewLeads, tellReminders } from "./tell.ts";

const { test, app, mailbox } = apiTest();
let anna: Member;
let accountId: number;
beforeEach(async () => {
  app.clock.set("2026-03-14T05:00:00Z");
  anna = await app.logInMember();
  accountId = anna.company.id;
});

/** A lead that nobody was told of. */
async function untold(columns: object = {}) {
  const lead = await aLead(app.db, { companies: [accountId], ...columns });
  await app.db.updateTable("lead_offers").set({ told_at: null }).where("lead_id", "=", lead.id).execute();
  return lead;
}
const mails = () => mailbox.mailsTo(anna.login);

test("one mail tells of a new lead, however often the sweep runs; it names nobody", async () => {
  const { id } = await untold();
  await tellNewLeads(app.dependencies);
  await tellNewLeads(app.dependencies);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toContain("Neue Angebotsanfrage aus Köln");
  const text = JSON.stringify(mail);
  expect(text).toContain(`/kunde/anfragen/angebote?anfrage=${id}`);
  for (const secret of ["Maria", "Klein", "445566", "maria.klein"]) expect(text).not.toContain(secret);
});

test("nobody is told of a lead that was accepted or taken meanwhile, or that people do not want to hear of", async () => {
  await untold({ state: "accepted" });
  await app.db
    .insertInto("notification_settings")
    .values({ user_id: anna.userId, event: "new_lead", channel: "email", wanted: false })
    .execute();
  await untold();
  await tellNewLeads(app.dependencies);
  expect(await mails()).toEqual([]);
});

test("a reminder is sent once, from seven in the morning of its day, while the lead is open", async () => {
  const open = await aLead(app.db, { companies: [accountId], state: "contacted" });
  const over = await aLead(app.db, { companies: [accountId], state: "lost" });
  const reminder = { company_id: accountId, due_on: "2026-03-14", set_by_user_id: null, set_at: new Date() };
  await app.db
    .insertInto("lead_reminders")
    .values([open, over].map(({ id }) => ({ ...reminder, lead_id: id, text: "Gerüst klären", told_at: null })))
    .execute();
  await tellReminders(app.dependencies);
  expect(await mails()).toEqual([]);
  app.clock.set("2026-03-14T06:30:00Z");
  await tellReminders(app.dependencies);
  await tellReminders(app.dependencies);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(JSON.stringify(mail)).toContain("Gerüst klären");
});

test("leads are deleted on their day, with all that was noted about them", async () => {
  const kept = await aLead(app.db, { companies: [accountId], delete_on: "2026-03-15" });
  const { id } = await aLead(app.db, { companies: [accountId], kind: "job", delete_on: "2026-03-14" });
  const sweep = leadJobs.sweeps?.find(({ name }) => name === "leads");
  expect(await sweep?.run(app.dependencies)).toBe(1);
  const left = await app.db.selectFrom("leads").select("id").where("id", "in", [id, kept.id]).execute();
  expect(left).toEqual([{ id: kept.id }]);
});
