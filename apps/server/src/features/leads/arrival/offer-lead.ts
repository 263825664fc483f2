/**
 * A lead arrives for one company. The first delivery stores it; one for another company offers it there, too. Nothing is
 * stored of a lead that nobody may get.
 */
import { KEPT_DAYS, type LeadKind, type LeadSource } from "@portal/contract/leads/states";
import { shownText } from "@portal/contract/leads/shown-text";
import { addDays, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { mayContact } from "../../../platform/contact/may-contact.ts";
import { announceLeads } from "../announce-leads.ts";
import type { Db } from "../list/repository.ts";
import { findOffer, insertLead, insertOffer, lockLead } from "./repository.ts";

/** A lead that came later than this is old news: nobody gets a mail about it. */
const NEWS_MS = 2 * 24 * 3600 * 1000;

export const isNews = (receivedAt: Date, now: Date): boolean => now.getTime() - receivedAt.getTime() <= NEWS_MS;

export type ArrivingLead = {
  externalId: string;
  kind: LeadKind;
  source: LeadSource;
  name: string;
  email: string;
  phone: string;
  text: string;
  postalCode: string;
  place: string;
  priceCents: number | null;
  receivedAt: Date;
};
/** `locked`: the company wants none of this kind. `taken`: another company was first. `too_old`: its time is over. */
export type Arrival = "created" | "offered" | "repeated" | "locked" | "taken" | "too_old";

export const lockOf = (kind: LeadKind): "leads" | "jobLeads" => (kind === "job" ? "jobLeads" : "leads");

/** The day on which a lead is deleted. */
export const deletionDay = (kind: LeadKind, receivedAt: Date): Day =>
  addDays(berlinDate(receivedAt.getTime()), KEPT_DAYS[kind]);

/** Stores the lead and offers it to the company, in the caller's transaction. */
export async function offerLead(
  trx: Db,
  { lead, companyId, now }: { lead: ArrivingLead; companyId: number; now: Date },
): Promise<Arrival> {
  if ((await findOffer(trx, companyId, lead.externalId)).length > 0) return "repeated";
  const deleteOn = deletionDay(lead.kind, lead.receivedAt);
  if (deleteOn <= berlinDate(now.getTime())) return "too_old";
  if (!(await mayContact(trx, companyId, lockOf(lead.kind)))) return "locked";
  const [made] = await insertLead(
    trx,
    lead.externalId,
    lead.kind,
    lead.source,
    lead.name,
    lead.email,
    lead.phone,
    lead.text,
    shownText(lead.text, lead.name),
    lead.postalCode,
    lead.place,
    lead.priceCents,
    lead.receivedAt,
    deleteOn,
  );
  const [stored] = await lockLead(trx, lead.externalId);
  if (stored === undefined) throw new Error("a lead without a row");
  if (stored.company_id !== null) return "taken";
  const { id, kind, received_at: receivedAt } = stored;
  const told = isNews(receivedAt, now) ? null : now;
  const [offered] = await insertOffer(trx, companyId, id, kind, receivedAt, now, told);
  if (offered === undefined) return "repeated";
  await announceLeads(trx, [companyId]);
  return made === undefined ? "offered" : "created";
}
