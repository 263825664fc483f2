/** The mail about calls that still wait: when, to whom, about what, and how often. */
import { aCaller } from "@portal/db/factories/secretarial";
import { aMembership, aUser } from "@portal/db/factories/users";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Member } from "../../testing/test-app.ts";
import { tellOpenSecretarialCalls } from "./jobs.ts";

const { test, app, mailbox } = apiTest();
let anna: Member;
beforeEach(async () => {
  app.clock.set("2026-03-10T15:30:00Z");
  anna = await app.logInMember({ products: ["SEC"] });
});

const called = (columns: object = {}) =>
  aCaller(app.db, { company_id: anna.company.id, called_at: new Date("2026-03-10T09:00:00Z"), ...columns });
const tell = () => tellOpenSecretarialCalls(app.dependencies);
const mails = (login = anna.login) => mailbox.mailsTo(login);

test("calls of the day are told once, without a word of the caller", async () => {
  await called();
  await called({ outcome: "connected", wants_callback: true });
  await tell();
  await tell();
  const [mail, ...more] = await mails();
  expect([mail?.subject, more]).toEqual([`2 Anrufe warten: ${anna.company.name}`, []]);
  expect(mail?.text_body).toContain("/kunde/meineProdukte/sekretariatsservice/uebersicht?stand=offen");
  expect(mail?.text_body).not.toMatch(/Klein|445566|Dachrinne/);
});

test.each([
  ["done", { done_at: new Date("2026-03-10T10:00:00Z") }],
  ["of the day before", { called_at: new Date("2026-03-09T22:59:00Z") }],
  ["put through", { outcome: "connected", wants_callback: false }],
  ["hung up", { outcome: "hung_up", wants_callback: false }],
])("a call that is %s is not told", async (_what, columns) => {
  await called(columns);
  await tell();
  expect(await mails()).toEqual([]);
});

test.each(["2026-03-10T14:59:00Z", "2026-03-10T19:00:00Z"])("at %s nothing is sent", async (now) => {
  app.clock.set(now);
  await called();
  await tell();
  expect(await mails()).toEqual([]);
});

test("who may only read, and who switched these mails off, gets none", async () => {
  const reader = await aUser(app.db);
  await aMembership(app.db, { user_id: reader.id, company_id: anna.company.id, right: "read" });
  await sql`insert into notification_settings (user_id, event, channel, wanted)
    values (${anna.userId}, 'open_calls', 'email', false)`.execute(app.db);
  await called();
  await tell();
  expect([await mails(), await mails(reader.email)]).toEqual([[], []]);
});
