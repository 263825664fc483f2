/** Contacts, changes and highlights of a real company, through the calls. */
import { getDashboard } from "@portal/contract/dashboard/calls";
import { getHighlights } from "@portal/contract/dashboard/highlights/calls";
import { aLead } from "@portal/db/factories/leads";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { sql } from "kysely";
import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";

const { test, app } = apiTest();
const today = () => berlinDate(app.clock.now().getTime());

test("a call that began in the entry and one that was answered on the same day are one contact", async () => {
  const { client, company } = await app.logInMember({ products: ["SEC"] });
  const day = addDays(today(), -2);
  await sql`update tracking_progress set until = ${app.clock.now()} where single`.execute(app.db);
  await sql`insert into tracking_sums (company_id, grain, start, view_phone, view_computer, view_tablet, view_unknown, call, route, website, email)
    values (${company.id}, 'day', ${day}::date, 9, 0, 0, 0, 3, 1, 7, 1)`.execute(app.db);
  for (const [index, at] of ["08:00", "09:00", "10:00", "11:00"].entries())
    await sql`insert into secretarial_calls (company_id, external_id, called_at, caller_name, caller_company, phone, concern, outcome, wants_callback, seconds, reported_at, note)
      values (${company.id}, ${`c${index}`}, ${new Date(`${day}T${at}:00Z`)}, 'n', '', '0', 'c', 'message', false, 1, now(), '')`.execute(
      app.db,
    );
  const { contacts } = (await client.call(getDashboard, { accountId: company.id })).body;
  // Three calls, a way and a mail in the entry; of four answered calls one is more than those that began.
  expect(contacts).toMatchObject({ total: 6, before: null });
  expect(contacts?.sources.map(({ key, contacts: count, leftOut }) => [key, count, leftOut])).toEqual([
    ["entry", 5, 0],
    ["secretarial", 1, 3],
  ]);
});

test("accepted leads are contacts with their price, but not those that began in the entry or came as calls", async () => {
  const { client, company } = await app.logInMember();
  const day = addDays(today(), -2);
  const received_at = new Date(`${day}T10:00:00Z`);
  await sql`update tracking_progress set until = ${app.clock.now()} where single`.execute(app.db);
  await sql`insert into tracking_sums (company_id, grain, start, view_phone, view_computer, view_tablet, view_unknown, call, route, website, email)
    values (${company.id}, 'day', ${day}::date, 9, 0, 0, 0, 0, 0, 0, 1)`.execute(app.db);
  const lead = (given: object) => aLead(app.db, { companies: [company.id], received_at, price_cents: 1500, ...given });
  for (const state of ["accepted", "won", "lost"] as const) await lead({ state });
  for (const given of [{}, { state: "declined" }, { state: "accepted", source: "voicebot" }]) await lead(given);
  for (const cents of [1500, 700]) {
    const { id } = await lead({ state: "complaint" });
    await sql`insert into lead_complaints (lead_id, company_id, reason, text, raised_at, decision, rule, credit_cents, decided_at)
      values (${id}, ${company.id}, 'outside_area', '', now(), 'credited', 'provider', ${cents}, now())`.execute(
      app.db,
    );
  }
  const { contacts } = (await client.call(getDashboard, { accountId: company.id })).body;
  // One mail began in the entry and covers one of four leads, which were paid for; of one a part came back.
  expect(contacts?.total).toBe(4);
  expect(contacts?.sources).toMatchObject([
    { key: "entry", contacts: 1, leftOut: 0, costCents: null },
    { key: "leads", product: "Anfragen", contacts: 3, leftOut: 1, costCents: 5300 },
  ]);
});

test("changes are those that people made or see, newest first; what was only looked at or refused is none", async () => {
  const { client, company, userId } = await app.logInMember();
  for (const [action, outcome, actor, agent] of [
    ["webBanner.approve", "done", userId, null],
    ["people.invited", "done", null, userId],
    ["people.revoked", "refused", userId, null],
    ["selfDisclosure.document", "done", userId, null],
    ["webBanner.start", "done", null, null],
    ["inquiry.confirmed", "done", null, null],
    ["message.received", "done", null, null],
  ] as const)
    await sql`insert into audit_log (at, action, outcome, company_id, actor_user_id, agent_user_id)
      values (${app.clock.now()}, ${action}, ${outcome}, ${company.id}, ${actor}, ${agent})`.execute(app.db);
  const { changes } = (await client.call(getDashboard, { accountId: company.id })).body;
  expect(changes.map(({ text, by }) => [text, by])).toEqual([
    ["Ein Kunde hat geschrieben", "customer"],
    ["Anfrage über Ihren Eintrag eingegangen", "customer"],
    ["Werbebanner läuft", "provider"],
    ["Person eingeladen", "support"],
    ["Werbebanner freigegeben", "me"],
  ]);
});

test("highlights are of the last eight weeks and of products that the company has", async () => {
  const [withRatings, without] = [await app.logInMember({ products: ["RAT"] }), await app.logInMember()];
  for (const { company } of [withRatings, without])
    for (const [id, days] of [
      ["new", 10],
      ["old", 60],
    ] as const)
      await sql`insert into ratings (company_id, source, external_id, stars, title, body, rated_at, updated_at, stored_at)
        values (${company.id}, 'google', ${id}, 5, ${id}, 'Gut', ${new Date(app.clock.now().getTime() - days * 86_400_000)}, now(), now())`.execute(
        app.db,
      );
  const titles = async ({ client, company }: typeof without) =>
    (await client.call(getHighlights, { accountId: company.id })).body.highlights.map(({ title }) => title);
  expect(await titles(withRatings)).toEqual(["Fünf Sterne: „new“"]);
  expect(await titles(without)).toEqual([]);
});
