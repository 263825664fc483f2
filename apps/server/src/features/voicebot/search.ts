/** Finds calls of the voicebot by their summary. Names and numbers are masked in its list, so they are not searched. */
import { germanInstant } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { VOICEBOT_FAMILIES } from "@portal/contract/voicebot/calls";
import { statement } from "@portal/db/statement";
import { shortened, type SearchSource } from "../search/public.ts";

type Row = { id: number; called_at: Date; summary: string };
type Parameters = [companyId: number, first: string, second: string, third: string, limit: number];

const findCalls = statement<Row, Parameters>(`
  select id, called_at, summary from voicebot_calls
  where company_id = $1 and summary ~* $2 and summary ~* $3 and summary ~* $4
  order by called_at desc, id desc limit $5`);

export const voicebotSearch: SearchSource = {
  name: "voicebot-calls",
  label: "Anrufe beim Sprachbot",
  families: VOICEBOT_FAMILIES,
  async find({ db, scope, words, limit }) {
    const rows = await findCalls(db, scope.companyId, ...words, limit);
    return rows.map((row) => {
      const day = berlinDate(row.called_at.getTime());
      return {
        key: String(row.id),
        title: shortened(row.summary, words) || "Anruf",
        detail: germanInstant(row.called_at.getTime()),
        place: { page: "voicebot_overview", query: { von: day, bis: day } },
      };
    });
  },
  all: (text) => ({ page: "voicebot_overview", query: { zeitraum: "jahr", suche: text } }),
};
