/** Disclosure of the secretarial service. */
import { CALL_MONTHS } from "@portal/contract/phone/call-list";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, WHILE_LISTED } from "../../platform/personal-data/disclosure.ts";

type SettingsRow = {
  service_number: string;
  greeting: string;
  forward_to: string;
  vacation_from: string | null;
  vacation_to: string | null;
  total: number;
};
const settingsOf = statement<SettingsRow, [companyId: number]>(`
  select service_number, greeting, forward_to, vacation_from, vacation_to, 1 as total
  from secretarial_settings where company_id = $1`);

const dayText = (day: string | null): string => (day === null ? "" : germanDay(day));

export const secretarialSettingsDisclosure: Subject = {
  key: "secretarialSettings",
  tables: ["secretarial_settings"],
  title: "Sekretariatsservice: Einstellungen",
  purpose: "Damit wir uns an Ihrem Telefon so melden, wie Sie es wünschen.",
  source: "Ihr Auftrag und was Sie im Portal eingestellt haben.",
  retention: WHILE_LISTED,
  place: { page: "secretarial_overview", label: "Einstellungen ansehen" },
  async read(db, { companyId }) {
    const rows = await settingsOf(db, companyId);
    return asTable(["Rufnummer", "Begrüßung", "Weiterleitung", "Urlaub von", "Urlaub bis"], rows, (row) => [
      row.service_number,
      row.greeting,
      row.forward_to,
      dayText(row.vacation_from),
      dayText(row.vacation_to),
    ]);
  },
};

type MonthRow = { month: string; calls: number; total: number };
const monthsOf = statement<MonthRow, [companyId: number, limit: number]>(`
  select to_char(called_at at time zone 'Europe/Berlin', 'MM/YYYY') as month, count(*)::int as calls,
         count(*) over ()::int as total
  from secretarial_calls where company_id = $1
  group by 1 order by max(called_at) desc limit $2`);

export const secretarialCallsDisclosure: Subject = {
  key: "secretarialCalls",
  tables: ["secretarial_calls"],
  title: "Sekretariatsservice: Anrufe",
  purpose: "Damit Sie sehen, wer angerufen hat, und zurückrufen. Dazu gehören Name, Nummer und Anliegen.",
  source: "Was Anrufer unserem Sekretariat gesagt haben; Notizen von Ihnen.",
  retention: `Bis ${CALL_MONTHS} Monate nach dem Anruf.`,
  place: { page: "secretarial_overview", label: "Alle Anrufe ansehen" },
  async read(db, { companyId }) {
    return asTable(["Monat", "Anrufe"], await monthsOf(db, companyId, DISCLOSED_ROWS), (row) => [
      row.month,
      germanNumber(row.calls),
    ]);
  },
};
