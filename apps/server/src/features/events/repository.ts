/** SQL of the event streams. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { SECOND_FACTOR_MISSING } from "../../platform/session/second-factor-missing.ts";

type Listening = { handle: string; companies: number[] };

// As the guard decides; customer care hears of the company it acts for.
const findListening = statement<Listening, [handles: string[], now: Date]>(`
  select s.handle,
         case when s.agent_company_id is null
              then array(select m.company_id from memberships m where m.user_id = s.user_id)
              else array[s.agent_company_id] end as companies
  from sessions s
  join users u on u.id = s.user_id
  where s.handle = any ($1) and s.revoked_at is null and s.expires_at > $2 and s.absolute_expires_at > $2
    and (s.agent_company_id is null or (s.agent_expires_at > $2 and 'cuca' = any (u.roles)))
    and not ${SECOND_FACTOR_MISSING}`);

/** The sessions among `handles` that are alive, with the companies whose accounts they may read. */
export async function companiesOfSessions(
  db: Kysely<Database>,
  handles: readonly string[],
  now: Date,
): Promise<Map<string, ReadonlySet<number>>> {
  const rows = await findListening(db, [...handles], now);
  return new Map(rows.map(({ handle, companies }) => [handle, new Set(companies)]));
}
