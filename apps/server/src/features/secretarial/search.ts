/** Finds calls that the secretarial service took, by caller, number, concern and note. */
import { SECRETARIAL_FAMILIES } from "@portal/contract/secretarial/calls";
import { germanInstant } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import { shortened, type SearchSource } from "../search/public.ts";

type Row = { id: number; called_at: Date; caller_name: string; caller_company: string; phone: string; concern: string };
type Parameters = [companyId: number, first: string, second: string, third: string, digits: string, limit: number];

const TEXT = "concat_ws(' ', caller_name, caller_company, concern, note)";
const findCalls = statement<Row, Parameters>(`
  select id, called_at, caller_name, caller_company, phone, concern from secretarial_calls
  where company_id = $1 and ((${TEXT} ~* $2 and ${TEXT} ~* $3 and ${TEXT} ~* $4)
    or ($5 <> '' and strpos(regexp_replace(phone, '\\D', '', 'g'), $5) > 0))
  order by called_at desc, id desc limit $6`);

export const secretarialSearch: SearchSource = {
  name: "secretarial-calls",
  label: "Anrufe beim Sekretariatsservice",
  families: SECRETARIAL_FAMILIES,
  async find({ db, scope, words, digits, limit }) {
    const rows = await findCalls(db, scope.companyId, ...words, digits, limit);
    return rows.map((row) => {
      const day = berlinDate(row.called_at.getTime());
      const caller = [row.caller_name, row.caller_company].filter((name) => name !== "").join(", ");
      return {
        key: String(row.id),
        title: caller || row.phone || "Anruf ohne Namen",
        detail: `${germanInstant(row.called_at.getTime())} · ${shortened(row.concern, words)}`,
        place: {
          page: "secretarial_overview",
          query: { von: day, bis: day, ...(row.caller_name !== "" && { suche: row.caller_name }) },
        },
      };
    });
  },
  all: (text) => ({ page: "secretarial_overview", query: { zeitraum: "jahr", suche: text } }),
};
