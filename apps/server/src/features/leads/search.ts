/** Finds leads in what the company may read: before it takes one that is the shown text, never who asks. */
import { PAGE_OF_KIND } from "@portal/contract/leads/pages";
import type { LeadKind } from "@portal/contract/leads/states";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import { shortened, type SearchPlace, type SearchSource } from "../search/public.ts";

type Row = {
  id: number;
  kind: LeadKind;
  name: string | null;
  text: string;
  place: string;
  received_at: Date;
  /** Of a message; null before it is accepted, and for customer care, which reads no threads. */
  thread_id: number | null;
};
type Parameters = [companyId: number, sees: boolean, first: string, second: string, third: string, limit: number];

const IS_OWN = "(l.company_id = o.company_id and $2::boolean)";
/** As the list of leads searches. */
const TEXT = `case when ${IS_OWN} then concat_ws(' ', l.name, l.email, l.phone, l.text, l.postal_code, l.place)
  when o.state = 'taken' then concat_ws(' ', l.postal_code, l.place)
  else concat_ws(' ', l.shown_text, l.postal_code, l.place) end`;
const findLeads = statement<Row, Parameters>(`
  select l.id, o.kind, case when ${IS_OWN} then l.name end as name, concat_ws(' ', l.postal_code, l.place) as place,
         case when ${IS_OWN} then l.text when o.state = 'taken' then '' else l.shown_text end as text, o.received_at,
         case when ${IS_OWN} and o.kind = 'message' then t.id end as thread_id
  from lead_offers o join leads l on l.id = o.lead_id
  left join message_threads t on t.company_id = o.company_id and t.lead_id = o.lead_id
  where o.company_id = $1 and ${TEXT} ~* $3 and ${TEXT} ~* $4 and ${TEXT} ~* $5
  order by o.received_at desc, o.lead_id desc limit $6`);

const KINDS: Record<LeadKind, string> = { request: "Angebotsanfrage", job: "Bewerbung", message: "Nachricht" };

/** A message is read in its thread. */
const placeOf = ({ id, kind, thread_id: thread }: Row): SearchPlace => ({
  page: PAGE_OF_KIND[kind],
  query: thread === null ? { anfrage: String(id) } : { verlauf: String(thread) },
});

export const leadsSearch: SearchSource = {
  name: "leads",
  label: "Anfragen von Kunden",
  families: "always",
  async find({ db, scope, words, limit }) {
    const rows = await findLeads(db, scope.companyId, scope.agentUserId === null, ...words, limit);
    return rows.map((row) => ({
      key: String(row.id),
      title: [KINDS[row.kind], row.name === null ? "" : `von ${row.name}`, row.place === "" ? "" : `aus ${row.place}`]
        .filter((part) => part !== "")
        .join(" "),
      detail: `${germanDay(berlinDate(row.received_at.getTime()))} · ${shortened(row.text, words)}`,
      place: placeOf(row),
    }));
  },
  all: (text) => ({ page: "inquiries_offers", query: { suche: text } }),
};
