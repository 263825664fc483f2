/** Writes one row of the import: the lead, unless a later report is stored, and its offer to one company. */
import { isHeld } from "@portal/contract/leads/states";
import { shownText } from "@portal/contract/leads/shown-text";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { mayContact } from "../../../platform/contact/may-contact.ts";
import { toDate } from "../../../platform/import/instants.ts";
import { rejected, type RowOutcome } from "../../../platform/import/row-outcome.ts";
import { announceLeads } from "../announce-leads.ts";
import type { LeadRow } from "./lead-row.ts";
import type { Db } from "../list/repository.ts";
import { openThread } from "../messages/open-thread.ts";
import { deletionDay, isNews, lockOf } from "./offer-lead.ts";
import {
  findReported,
  holdLead,
  insertReportedOffer,
  type ReportedLead,
  type StoredLead,
  storeReported,
} from "./repository.ts";

const contentOf = (row: LeadRow): ReportedLead => {
  const { name = "", text = "" } = row;
  const receivedAt = toDate(row.at);
  return [
    row.external_id,
    row.kind,
    row.source ?? "import",
    name,
    row.email ?? "",
    row.phone ?? "",
    text,
    shownText(text, name),
    row.postal_code ?? "",
    row.place ?? "",
    row.price_cents ?? null,
    receivedAt,
    toDate(row.reported),
    deletionDay(row.kind, receivedAt),
  ];
};

export async function writeLead(trx: Db, row: LeadRow, companyId: number, now: Date): Promise<RowOutcome> {
  const [before] = await findReported(trx, row.external_id, companyId);
  if (before?.is_offered !== true) {
    const refusal = await refusalOf(trx, row, companyId, before, now);
    if (refusal !== undefined) return refusal;
  }
  const isNewer = (await storeReported(trx, ...contentOf(row))).length > 0;
  if (before?.is_offered === true) return { outcome: isNewer ? "updated" : "unchanged" };
  const [lead] = await findReported(trx, row.external_id, companyId);
  if (lead === undefined) throw new Error("a lead without a row");
  const { state = "new", accepted = null, first_response: response = null, value_cents: value = null } = row;
  if (isHeld(state) && accepted !== null)
    await holdLead(trx, lead.id, companyId, toDate(accepted), toDate(response), value);
  const told = isNews(lead.received_at, now) && state === "new" ? null : now;
  await insertReportedOffer(trx, companyId, lead.id, lead.kind, lead.received_at, state, now, told);
  // Messages that a company holds are shown and answered in their threads.
  if (lead.kind === "message" && isHeld(state)) {
    await openThread(trx, { companyId, leadId: lead.id, waits: state === "accepted" });
  }
  await announceLeads(trx, [companyId]);
  return { outcome: "created" };
}

async function refusalOf(
  trx: Db,
  row: LeadRow,
  companyId: number,
  before: StoredLead | undefined,
  now: Date,
): Promise<RowOutcome | undefined> {
  const { kind, at, state = "new" } = row;
  if (deletionDay(kind, toDate(at)) <= berlinDate(now.getTime())) return rejected("at", "liegt zu lange zurück.");
  if (before !== undefined && before.company_id !== null && state !== "taken") {
    return rejected("company", "kommt zu spät: Eine andere Firma hat diese Anfrage schon angenommen.");
  }
  if (state === "new" && !(await mayContact(trx, companyId, lockOf(kind)))) {
    return rejected("company", "wünscht keine Anfragen dieser Art.");
  }
  return undefined;
}
