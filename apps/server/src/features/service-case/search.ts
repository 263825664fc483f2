/** Finds service cases by number, subject, reference and messages. */
import { CASE_STATE_LABELS } from "@portal/contract/service-case/calls";
import type { CaseState } from "@portal/contract/service-case/states";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import { shortened, type SearchSource } from "../search/public.ts";

type Row = { id: number; subject: string; state: CaseState; changed_at: Date };
type Parameters = [companyId: number, first: string, second: string, third: string, digits: string, limit: number];

const TEXT = "concat_ws(' ', s.subject, s.reference)";
const findCases = statement<Row, Parameters>(`
  select s.id, s.subject, s.state, s.changed_at from service_cases s
  where s.company_id = $1 and ((${TEXT} ~* $2 and ${TEXT} ~* $3 and ${TEXT} ~* $4) or s.id::text = $5
    or exists (select from service_case_events e
               where e.case_id = s.id and e.text ~* $2 and e.text ~* $3 and e.text ~* $4))
  order by s.changed_at desc, s.id desc limit $6`);

export const casesSearch: SearchSource = {
  name: "service-cases",
  label: "Anfragen an uns",
  families: "always",
  async find({ db, scope, words, digits, limit }) {
    const rows = await findCases(db, scope.companyId, ...words, digits, limit);
    return rows.map((row) => ({
      key: String(row.id),
      title: shortened(row.subject, words),
      detail: `Nummer ${row.id} · ${CASE_STATE_LABELS[row.state]} · ${germanDay(berlinDate(row.changed_at.getTime()))}`,
      place: { page: "service_cases", query: { anfrage: String(row.id) } },
    }));
  },
  all: (text) => ({ page: "service_cases", query: { suche: text } }),
};
