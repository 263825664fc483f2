/** The append-only audit log: who did or tried what. It holds ids and codes, never what people typed. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

export type AuditLine = {
  at: Date;
  action: string;
  outcome: "done" | "refused";
  actorUserId?: number | null;
  agentUserId?: number | null;
  companyId?: number | null;
  details?: Record<string, string | number | boolean | null>;
};

export async function writeAudit(db: Kysely<Database>, line: AuditLine): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({
      at: line.at,
      action: line.action,
      outcome: line.outcome,
      actor_user_id: line.actorUserId ?? null,
      agent_user_id: line.agentUserId ?? null,
      company_id: line.companyId ?? null,
      details: JSON.stringify(line.details ?? {}),
    })
    .execute();
}

/** Refusals of one person that are logged within a minute. */
export const REFUSALS_A_MINUTE = 30;

// The same refusal once a minute, and a limited number per person, so that repeated attempts don't fill the disk.
const noteRefusal = statement<
  never,
  [at: Date, action: string, actor: number, agent: number | null, company: number | null, code: string, most: number]
>(`
  insert into audit_log (at, action, outcome, actor_user_id, agent_user_id, company_id, details)
  select $1, $2, 'refused', $3, $4, $5, jsonb_build_object('code', $6::text)
  where (select count(*) < $7 and count(*) filter (
           where r.action = $2 and r.company_id is not distinct from $5::bigint and r.details ->> 'code' = $6) = 0
         from (select action, company_id, details from audit_log
               where actor_user_id = $3 and outcome = 'refused' and at > $1::timestamptz - interval '1 minute'
               order by at desc limit $7) r)`);

export type Refusal = {
  at: Date;
  action: string;
  actorUserId: number;
  agentUserId: number | null;
  companyId: number | null;
  code: string;
};

/** Writes that a call was refused: once a minute for the same call, company and code, at most 30 lines for one person. */
export const writeRefusal = async (db: Kysely<Database>, r: Refusal): Promise<void> =>
  void (await noteRefusal(db, r.at, r.action, r.actorUserId, r.agentUserId, r.companyId, r.code, REFUSALS_A_MINUTE));
