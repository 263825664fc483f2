/** The append-only record of who did or tried what. Takes ids and codes, never what people typed. */
import type { Database } from "@portal/db/rows";
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
