/** Disclosure of service cases. */
import { keptWords } from "@portal/contract/law/retention";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { CASE_STATE_LABELS, CASE_TYPES, type CaseType } from "@portal/contract/service-case/calls";
import type { CaseState } from "@portal/contract/service-case/states";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf } from "../../platform/personal-data/disclosure.ts";

type CaseRow = { id: number; type: CaseType; subject: string; state: CaseState; created_at: Date; total: number };
const casesOf = statement<CaseRow, [companyId: number, limit: number]>(`
  select id, type, subject, state, created_at, count(*) over ()::int as total
  from service_cases where company_id = $1 order by changed_at desc, id desc limit $2`);

export const casesDisclosure: Subject = {
  key: "cases",
  tables: ["service_cases", "service_case_events"],
  title: "Anfragen an uns",
  purpose: "Damit wir Ihre Anfragen beantworten und Sie den Stand sehen. Dazu gehören alle Nachrichten.",
  source: "Was Sie uns geschrieben haben, und unsere Antworten.",
  retention: keptWords("serviceCases"),
  place: { page: "service_cases", label: "Anfragen mit allen Nachrichten ansehen" },
  async read(db, { companyId }) {
    const rows = await casesOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Nummer", "Thema", "Betreff", "Stand", "Gestellt am"], rows, (row) => [
      String(row.id),
      CASE_TYPES[row.type].label,
      row.subject,
      CASE_STATE_LABELS[row.state],
      timeOf(row.created_at),
    ]);
  },
};
