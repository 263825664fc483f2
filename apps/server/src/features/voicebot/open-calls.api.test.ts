/** The mail about calls that the voicebot answered and that still wait. The sweep is the secretarial service's. */
import { aBotCall } from "@portal/db/factories/voicebot";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Member } from "../../testing/test-app.ts";
import { tellOpenVoicebotCalls } from "./jobs.ts";

const { test, app, mailbox } = apiTest();
let anna: Member;
beforeEach(async () => {
  app.clock.set("2026-03-10T15:30:00Z");
  anna = await app.logInMember({ products: ["VOICE"] });
});

const called = (columns: object = {}) =>
  aBotCall(app.db, {
    company_id: anna.company.id,
    called_at: new Date("2026-03-10T09:00:00Z"),
    outcome: "message",
    ...columns,
  });
const tell = () => tellOpenVoicebotCalls(app.dependencies);

test("messages and wishes for appointments are told once, without a word of the caller", async () => {
  await called();
  await called({ outcome: "appointment" });
  await tell();
  await tell();
  const [mail, ...more] = await mailbox.mailsTo(anna.login);
  expect([mail?.subject, more]).toEqual([`2 Anrufe warten: ${anna.company.name}`, []]);
  expect(mail?.text_body).toContain("Ihr Sprachbot hat heute 2 Anrufe notiert");
  expect(mail?.text_body).toContain("/kunde/meineProdukte/11880sprachbot/uebersicht?stand=offen");
  expect(mail?.text_body).not.toMatch(/Klein|445566|Öffnungszeiten/);
});

test.each([
  ["answered", { outcome: "answered" }],
  ["put through", { outcome: "connected" }],
  ["hung up", { outcome: "hung_up" }],
  ["done", { done_at: new Date("2026-03-10T10:00:00Z") }],
  ["of the day before", { called_at: new Date("2026-03-09T22:59:00Z") }],
])("a call that is %s is not told", async (_what, columns) => {
  await called(columns);
  await tell();
  expect(await mailbox.mailsTo(anna.login)).toEqual([]);
});

test("who switched these mails off gets none", async () => {
  await sql`insert into notification_settings (user_id, event, channel, wanted)
    values (${anna.userId}, 'open_calls', 'email', false)`.execute(app.db);
  await called();
  await tell();
  expect(await mailbox.mailsTo(anna.login)).toEqual([]);
});
