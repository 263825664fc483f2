/** Disclosure of the audit log. */
import { keptWords } from "@portal/contract/law/retention";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { auditWords } from "./audit-words.ts";
import { asTable, type Subject, timeOf } from "../../platform/personal-data/disclosure.ts";

type LogRow = { action: string; outcome: "done" | "refused"; by_agent: boolean; at: Date; total: number };
const logOf = statement<LogRow, [companyId: number, limit: number]>(`
  select action, outcome, agent_user_id is not null as by_agent, at, count(*) over ()::int as total
  from audit_log where company_id = $1 order by id desc limit $2`);

export const logDisclosure: Subject = {
  key: "log",
  tables: ["audit_log"],
  title: "Protokoll",
  purpose: "Damit Missbrauch auffällt. Es nennt, worum es ging, aber keine Inhalte.",
  source: "Jede Änderung und jeder abgelehnte Versuch im Portal.",
  retention: `${keptWords("log")} Geändert werden kann es nicht.`,
  place: null,
  async read(db, { companyId }) {
    const rows = await logOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Zeitpunkt", "Vorgang", "Ergebnis"], rows, (row) => [
      timeOf(row.at),
      row.by_agent ? `${auditWords(row.action)} (Kundendienst)` : auditWords(row.action),
      row.outcome === "done" ? "ausgeführt" : "abgelehnt",
    ]);
  },
};
