/** What the demo companies did with their leads: threads, notes, reminders, and complaints with their credits. */
import { type ComplaintReason, decideComplaint } from "@portal/contract/leads/complaints";
import { HELD_STATES, type LeadState } from "@portal/contract/leads/states";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { openThread } from "./messages/open-thread.ts";
import { insertMessage, refreshThread } from "./messages/write-repository.ts";

type Db = Kysely<Database>;
type Lead = {
  id: number;
  kind: "request" | "job" | "message";
  state: LeadState;
  received_at: Date;
  accepted_at: Date | null;
  price_cents: number | null;
};
type Work = { companyId: number; userId: number | null; now: Date };

const COMPANIES = ["C-1001", "C-1005", "C-1011", "C-1013"];
const HOUR_MS = 3_600_000;

/** Hours after the first message; undefined: the latest message of the thread, which nobody has read. */
type Line = { author: "customer" | "company"; hours: number; text: string; isUnread?: true };

const GREETING = "Guten Tag,\n\n";
/** Threads in their order, the newest first: one in which the customer waits, one after a visit, one that is over. */
const THREADS: readonly (readonly Line[])[] = [
  [
    { author: "company", hours: 3, text: `${GREETING}gern. Passt Ihnen Donnerstag um 9 Uhr?\n\nFreundliche Grüße` },
    { author: "customer", hours: 20, text: "Donnerstag passt. Brauchen Sie vorher noch Fotos?", isUnread: true },
    { author: "customer", hours: 21, text: "Und wo können Sie bei uns parken?", isUnread: true },
  ],
  [
    { author: "company", hours: 2, text: `${GREETING}vielen Dank. Wir rufen Sie heute Nachmittag an.` },
    { author: "customer", hours: 26, text: "Danke für das nette Gespräch. Das Angebot nehmen wir so." },
    { author: "company", hours: 28, text: `${GREETING}das freut uns. Wir kommen am Montag um acht.` },
    { author: "customer", hours: 29, text: "Perfekt, bis Montag." },
    { author: "company", hours: 30, text: "Bis Montag." },
  ],
  [
    { author: "company", hours: 5, text: `${GREETING}leider sind wir in den nächsten sechs Wochen ausgebucht.` },
    { author: "customer", hours: 9, text: "Schade, dann suchen wir weiter. Danke für die ehrliche Antwort." },
    { author: "company", hours: 10, text: "Alles Gute, und melden Sie sich gern wieder." },
  ],
];

const NOTES = [
  "Am Telefon erreicht, Termin zur Besichtigung vereinbart.",
  "Wünscht ein Angebot mit und ohne Entsorgung.",
  "Möchte erst mit der Hausverwaltung sprechen.",
];
/** Days until the reminder is due. */
const REMINDERS = [
  { days: 0, text: "Angebot nachfassen" },
  { days: 3, text: "Noch einmal anrufen" },
  { days: 12, text: "Nach der Zusage der Hausverwaltung fragen" },
];
const COMPLAINTS: readonly ComplaintReason[] = ["wrong_contact", "outside_area", "duplicate", "advertising"];
/** One in so many leads without an order is a complaint. */
const ONE_IN = 6;

/** Adds the work once; nothing to a company that has any. */
export async function addDemoLeadWork(db: Db, now: Date): Promise<void> {
  for (const key of COMPANIES) {
    const company = await db.selectFrom("companies").select("id").where("external_id", "=", key).executeTakeFirst();
    if (company === undefined) continue;
    const worked = await db
      .selectFrom("lead_steps")
      .select("id")
      .where("company_id", "=", company.id)
      .limit(1)
      .execute();
    if (worked.length > 0) continue;
    const owner = await db
      .selectFrom("memberships")
      .select("user_id")
      .where("company_id", "=", company.id)
      .where("right", "=", "owner")
      .orderBy("user_id")
      .executeTakeFirst();
    const work = { companyId: company.id, userId: owner?.user_id ?? null, now };
    await db.transaction().execute(async (trx) => {
      const leads = await leadsOf(trx, company.id);
      await addThreads(trx, work, leads);
      await addNotes(trx, work, leads);
      await addComplaints(trx, work, leads);
    });
  }
}

/** The company's accepted leads, the newest first. */
const leadsOf = (trx: Db, companyId: number): Promise<Lead[]> =>
  trx
    .selectFrom("lead_offers as o")
    .innerJoin("leads as l", "l.id", "o.lead_id")
    .select(["l.id", "o.kind", "o.state", "o.received_at", "l.accepted_at", "l.price_cents"])
    .where("o.company_id", "=", companyId)
    .where("o.state", "in", HELD_STATES)
    .orderBy("o.received_at", "desc")
    .orderBy("l.id", "desc")
    .execute();

async function addThreads(trx: Db, { companyId, userId, now }: Work, leads: readonly Lead[]): Promise<void> {
  const asked = leads.filter(({ kind }) => kind === "message");
  for (const [index, lines] of THREADS.entries()) {
    const lead = asked[index];
    if (lead === undefined) return;
    const threadId = await openThread(trx, { companyId, leadId: lead.id, waits: false });
    if (threadId === undefined) continue;
    await trx.updateTable("messages").set({ read_at: now }).where("thread_id", "=", threadId).execute();
    for (const [place, { author, hours, text, isUnread }] of lines.entries()) {
      const at = new Date(lead.received_at.getTime() + hours * HOUR_MS);
      if (at > now) break;
      const readAt = author === "customer" && isUnread !== true ? at : null;
      const by = author === "company" ? userId : null;
      await insertMessage(trx, threadId, author, by, text, "", [], `demo-${place}`, null, null, at, readAt);
    }
    await refreshThread(trx, threadId);
  }
}

async function addNotes(trx: Db, { companyId, userId, now }: Work, leads: readonly Lead[]): Promise<void> {
  const open = leads.filter(
    ({ state, kind }) => kind !== "message" && ["accepted", "contacted", "offer"].includes(state),
  );
  for (const [index, text] of NOTES.entries()) {
    const lead = open[index];
    const reminder = REMINDERS[index];
    if (lead === undefined || reminder === undefined) return;
    const at = new Date(Math.min(now.getTime(), (lead.accepted_at ?? lead.received_at).getTime() + HOUR_MS));
    const step = { company_id: companyId, lead_id: lead.id, state: lead.state, by_support: false, user_id: userId, at };
    await trx
      .insertInto("lead_steps")
      .values([
        { ...step, step: "accept", text: "" },
        { ...step, step: "note", text },
      ])
      .execute();
    const due_on = addDays(berlinDate(now.getTime()), reminder.days);
    await trx
      .insertInto("lead_reminders")
      .values({
        company_id: companyId,
        lead_id: lead.id,
        due_on,
        text: reminder.text,
        set_by_user_id: userId,
        set_at: at,
        told_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function addComplaints(trx: Db, { companyId, userId, now }: Work, leads: readonly Lead[]): Promise<void> {
  const lost = leads.filter(({ state, price_cents: price }) => state === "lost" && price !== null);
  for (const [index, lead] of lost.entries()) {
    const reason = COMPLAINTS[Math.floor(index / ONE_IN) % COMPLAINTS.length];
    if (index % ONE_IN !== 0 || reason === undefined) continue;
    const at = new Date(Math.min(now.getTime(), (lead.accepted_at ?? lead.received_at).getTime() + 24 * HOUR_MS));
    const facts = {
      reason,
      priceCents: lead.price_cents,
      daysSinceAcceptance: 1,
      hasDuplicate: false,
      recentCredits: 0,
    };
    const { decision, rule, creditCents } = decideComplaint(facts);
    const own = { company_id: companyId, lead_id: lead.id };
    await trx
      .insertInto("lead_complaints")
      .values({
        ...own,
        reason,
        text: "",
        raised_at: at,
        raised_by_user_id: userId,
        decision,
        rule,
        credit_cents: creditCents,
        decided_at: at,
        withdrawn_at: null,
      })
      .execute();
    await trx
      .insertInto("lead_steps")
      .values({ ...own, step: "complain", state: "complaint", text: "", by_support: false, user_id: userId, at })
      .execute();
    await trx
      .updateTable("lead_offers")
      .set({ state: "complaint", state_before: "lost", changed_at: at })
      .where("company_id", "=", companyId)
      .where("lead_id", "=", lead.id)
      .execute();
  }
}
