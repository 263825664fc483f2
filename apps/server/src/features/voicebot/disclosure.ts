/** Disclosure of the voicebot. */
import { CALL_MONTHS } from "@portal/contract/phone/call-list";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanNumber } from "@portal/contract/text/formats";
import { MOST_RECORDING_DAYS } from "@portal/contract/voicebot/calls";
import { spokenGreeting } from "@portal/contract/voicebot/settings";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, WHILE_LISTED } from "../../platform/personal-data/disclosure.ts";

type SettingsRow = { greeting: string; forward_to: string; asks_to_record: boolean; total: number };
const settingsOf = statement<SettingsRow, [companyId: number]>(
  "select greeting, forward_to, asks_to_record, 1 as total from voicebot_settings where company_id = $1",
);

export const voicebotSettingsDisclosure: Subject = {
  key: "voicebotSettings",
  tables: ["voicebot_settings"],
  title: "Sprachbot: Einstellungen",
  purpose: "Damit der Sprachbot so antwortet, wie Sie es wünschen.",
  source: "Ihr Auftrag und was Sie im Portal eingestellt haben.",
  retention: WHILE_LISTED,
  place: { page: "voicebot_overview", label: "Einstellungen ansehen" },
  async read(db, { companyId }) {
    return asTable(["Begrüßung", "Weiterleitung"], await settingsOf(db, companyId), (row) => [
      spokenGreeting({ greeting: row.greeting, asksToRecord: row.asks_to_record }),
      row.forward_to,
    ]);
  },
};

type MonthRow = { month: string; calls: number; recordings: number; total: number };
const monthsOf = statement<MonthRow, [companyId: number, limit: number]>(`
  select to_char(called_at at time zone 'Europe/Berlin', 'MM/YYYY') as month, count(*)::int as calls,
         count(recording)::int as recordings, count(*) over ()::int as total
  from voicebot_calls where company_id = $1
  group by 1 order by max(called_at) desc limit $2`);

export const voicebotCallsDisclosure: Subject = {
  key: "voicebotCalls",
  tables: ["voicebot_calls"],
  title: "Sprachbot: Anrufe",
  purpose: "Damit Sie sehen, wer angerufen hat. Dazu gehören Name, Nummer, Zusammenfassung, Wortlaut und Aufnahme.",
  source: "Was Anrufer dem Sprachbot gesagt haben. Aufgenommen wird nur, wer zugestimmt hat.",
  retention: `Anrufe ${CALL_MONTHS} Monate, Aufnahmen höchstens ${MOST_RECORDING_DAYS} Tage.`,
  place: { page: "voicebot_overview", label: "Alle Anrufe ansehen" },
  async read(db, { companyId }) {
    return asTable(["Monat", "Anrufe", "Aufnahmen"], await monthsOf(db, companyId, DISCLOSED_ROWS), (row) => [
      row.month,
      germanNumber(row.calls),
      germanNumber(row.recordings),
    ]);
  },
};
