/** The append-only audit log: who did or tried what. It holds ids and codes, never what people typed. */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { countIfAllowed } from "./rate-limits/rate-limits.ts";

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

/** Refusals of one person that are logged within a minute, and within a day. */
export const REFUSALS_A_MINUTE = 30;
export const REFUSALS_A_DAY = 500;

export type Refusal = {
  at: Date;
  action: string;
  actorUserId: number;
  agentUserId: number | null;
  companyId: number | null;
  code: string;
};

/**
 * Writes that a call was refused, so that repeated attempts don't fill the disk: once a minute for the same call,
 * company and code, and a limited number of lines for one person.
 */
export async function writeRefusal(db: Kysely<Database>, r: Refusal): Promise<void> {
  const same = `refusals:${r.actorUserId}:${r.action}:${r.companyId ?? ""}:${r.code}`;
  const limits = [
    { key: same, limit: 1, windowSeconds: 60 },
    { key: `refusals:${r.actorUserId}`, limit: REFUSALS_A_MINUTE, windowSeconds: 60 },
    { key: `refusals:day:${r.actorUserId}`, limit: REFUSALS_A_DAY, windowSeconds: 24 * 3600 },
  ];
  if (!(await countIfAllowed(db, limits, r.at))) return;
  const { at, action, actorUserId, agentUserId, companyId, code } = r;
  await writeAudit(db, { at, action, outcome: "refused", actorUserId, agentUserId, companyId, details: { code } });
}
