/** SQL of customer care's visits. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { SECOND_FACTOR_MISSING } from "../../../platform/session/second-factor-missing.ts";

type Db = Kysely<Database>;

/** The person of a company: its first owner; columns are null if there is none. */
export type LinkedRow = {
  company_id: number;
  company_name: string;
  agent: string;
  user_id: number | null;
  login: string | null;
  last_login_at: Date | null;
};

export const linkedPerson = statement<LinkedRow, [agentUserId: number, companyId: number]>(`
  select c.id as company_id, c.display_name as company_name, coalesce(nullif(a.display_name, ''), a.login) as agent,
         p.id as user_id, p.login, p.last_login_at
  from companies c
  join users a on a.id = $1
  left join lateral (
    select u.id, u.login, u.last_login_at from memberships m join users u on u.id = m.user_id
    where m.company_id = c.id and m."right" = 'owner' order by m.created_at, u.id limit 1
  ) p on true
  where c.id = $2`);

type AgentRow = { roles: string[]; name: string; second_factor_missing: boolean };

export const agentById = statement<AgentRow, [userId: number]>(`
  select u.roles, coalesce(nullif(u.display_name, ''), u.login) as name,
         ${SECOND_FACTOR_MISSING} as second_factor_missing
  from users u where u.id = $1`);

type CountsRow = { companies: number; knows_company: boolean; in_hour: number; of_company: number; has_case: boolean };

/** The agent's earlier visits. Callers hold the agent's row, so that parallel logins count each other. */
export const countVisits = statement<
  CountsRow,
  [agentUserId: number, companyId: number, day: Date, hour: Date, week: Date]
>(`
  select (count(distinct company_id) filter (where started_at >= $3))::int as companies,
         coalesce(bool_or(company_id = $2 and started_at >= $3), false) as knows_company,
         (count(*) filter (where started_at > $4))::int as in_hour,
         (count(*) filter (where company_id = $2 and started_at > $5))::int as of_company,
         exists (select from service_cases c where c.company_id = $2 and c.changed_at > $5) as has_case
  from support_visits where agent_user_id = $1 and started_at >= least($3, $5)`);

export type NewVisit = { agentUserId: number; companyId: number; reason: string; startedAt: Date; endsAt: Date };

const insertVisit = statement<{ id: number }, unknown[]>(`
  insert into support_visits (agent_user_id, company_id, reason, started_at, ends_at) values ($1, $2, $3, $4, $5)
  returning id`);

/** @returns the visit's id */
export async function noteVisit(db: Db, visit: NewVisit): Promise<number> {
  const [row] = await insertVisit(db, visit.agentUserId, visit.companyId, visit.reason, visit.startedAt, visit.endsAt);
  if (row === undefined) throw new Error("a visit of customer care was not written");
  return row.id;
}

type NewSession = NewVisit & { handle: string; secretHash: Buffer; userAgent: string; expiresAt: Date };

const insertSession = statement<never, unknown[]>(`
  insert into sessions (handle, user_id, secret_hash, remember, created_at, last_used_at, expires_at,
                        absolute_expires_at, user_agent, agent_company_id, agent_reason, agent_expires_at)
  values ($1, $2, $3, false, $4, $4, $5, $6, $7, $8, $9, $6)`);

/** A session for one company that ends with the visit. */
export const createSupportSession = async (db: Db, s: NewSession): Promise<void> =>
  void (await insertSession(
    db,
    s.handle,
    s.agentUserId,
    s.secretHash,
    s.startedAt,
    s.expiresAt,
    s.endsAt,
    s.userAgent,
    s.companyId,
    s.reason,
  ));
