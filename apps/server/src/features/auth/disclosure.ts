/** Disclosure of visits of customer care. */
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import {
  asTable,
  type Subject,
  timeOf,
  type UndisclosedTables,
  WHILE_LISTED,
} from "../../platform/personal-data/disclosure.ts";
import { shownName } from "../../platform/session/shown-login.ts";

type VisitRow = { name: string; reason: string; started_at: Date; ends_at: Date; total: number };
const visitsOf = statement<VisitRow, [companyId: number, limit: number]>(`
  select coalesce(u.display_name, '') as name, v.reason, v.started_at, v.ends_at, count(*) over ()::int as total
  from support_visits v left join users u on u.id = v.agent_user_id
  where v.company_id = $1 order by v.id desc limit $2`);

export const visitsDisclosure: Subject = {
  key: "visits",
  tables: ["support_visits"],
  title: "Besuche des Kundendienstes",
  purpose: "Damit Sie sehen, wann und weshalb jemand von uns für Sie gehandelt hat.",
  source: "Jede Anmeldung des Kundendienstes für Ihre Firma.",
  retention: WHILE_LISTED,
  place: { page: "account_locks", label: "Besuche ansehen" },
  async read(db, scope) {
    const rows = await visitsOf(db, scope.companyId, DISCLOSED_ROWS);
    return asTable(["Von", "Längstens bis", "Wer", "Grund"], rows, (row) => [
      timeOf(row.started_at),
      timeOf(row.ends_at),
      shownName(scope, row.name) || "Kundendienst",
      row.reason,
    ]);
  },
};

export const UNDISCLOSED_SESSIONS: UndisclosedTables = {
  sessions: "an agent's session names the company for at most an hour; the visit with its reason is disclosed",
};
