/** The latest changes of a company's products and data, from the log. Changes of the entry have a list of their own. */
import type { DashboardChange } from "@portal/contract/dashboard/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";
import { CHANGE_TEXTS, CUSTOMER_ACTIONS } from "../../platform/change-texts.ts";

const SHOWN = 5;
/** Lines of the log that are looked through; a company with thousands of others gets an older change later. */
const LOOKED_THROUGH = 200;

type Row = { id: number; action: string; at: Date; actor_user_id: number | null; agent_user_id: number | null };
const readLines = statement<Row, [companyId: number, actions: string[]]>(`
  select id, action, at, actor_user_id, agent_user_id
  from (select id, action, outcome, at, actor_user_id, agent_user_id from audit_log
        where company_id = $1 order by id desc limit ${LOOKED_THROUGH}) latest
  where outcome = 'done' and action = any ($2::text[]) order by id desc limit ${SHOWN}`);

export async function latestChanges(db: Kysely<Database>, scope: AccountScope): Promise<DashboardChange[]> {
  const rows = await readLines(db, scope.companyId, Object.keys(CHANGE_TEXTS));
  return rows.map((row) => ({
    id: row.id,
    text: CHANGE_TEXTS[row.action] ?? "",
    at: row.at.toISOString(),
    by: authorOf(row, scope),
  }));
}

function authorOf({ action, actor_user_id: actor, agent_user_id: agent }: Row, { userId, agentUserId }: AccountScope) {
  if (agent !== null) return "support";
  if (actor === null) return CUSTOMER_ACTIONS.has(action) ? "customer" : "provider";
  return agentUserId === null && actor === userId ? "me" : "company";
}
