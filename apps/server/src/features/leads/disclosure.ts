/** Disclosure of leads: how many there were, and what the company did about them. */
import { KEPT_DAYS, type LeadKind } from "@portal/contract/leads/states";
import { LEAD_KIND_LABELS } from "@portal/contract/leads/words";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanNumber } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { asTable, type Subject } from "../../platform/personal-data/disclosure.ts";

type MonthRow = { month: string; kind: LeadKind; leads: number; accepted: number; total: number };
const monthsOf = statement<MonthRow, [companyId: number, limit: number]>(`
  select to_char(received_at at time zone 'Europe/Berlin', 'MM/YYYY') as month, kind, count(*)::int as leads,
         count(*) filter (where state not in ('new', 'declined', 'taken'))::int as accepted,
         count(*) over ()::int as total
  from lead_offers where company_id = $1
  group by 1, 2 order by max(received_at) desc, kind limit $2`);

export const leadsDisclosure: Subject = {
  key: "leads",
  tables: ["leads", "lead_offers", "lead_steps", "lead_reminders", "lead_complaints"],
  title: "Anfragen, Bewerbungen und Nachrichten",
  purpose:
    "Damit Sie Anfragen annehmen, beantworten und ihren Stand festhalten. Dazu gehören Notizen und Reklamationen.",
  source: "Was Menschen Ihnen über das Verzeichnis geschrieben haben; was Sie dazu festgehalten haben.",
  retention: `Bewerbungen ${KEPT_DAYS.job} Tage, alles andere ${KEPT_DAYS.request} Tage nach dem Eingang.`,
  place: { page: "inquiries_overview", label: "Anfragen ansehen" },
  async read(db, { companyId }) {
    const rows = await monthsOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Monat", "Art", "Eingegangen", "Angenommen"], rows, (row) => [
      row.month,
      LEAD_KIND_LABELS[row.kind],
      germanNumber(row.leads),
      germanNumber(row.accepted),
    ]);
  },
};
