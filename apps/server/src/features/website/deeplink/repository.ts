/** SQL of links into the site builder. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

type Db = Kysely<Database>;

type NewLink = [tokenHash: Buffer, companyId: number, websiteId: number, agent: number, now: Date, expiresAt: Date];
export const insertLink = statement<never, NewLink>(`
  insert into website_deeplinks (token_hash, company_id, website_id, agent_user_id, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6)`);

export type RedeemedLink = { company_id: number; agent_user_id: number; builder_site_id: string | null };

const use = statement<RedeemedLink, [tokenHash: Buffer, now: Date]>(`
  update website_deeplinks d set used_at = $2 from websites w
  where d.token_hash = $1 and d.used_at is null and d.expires_at > $2 and w.id = d.website_id
  returning d.company_id, d.agent_user_id, w.builder_site_id`);
/** Uses the link up; undefined if it is unknown, used or expired. Of two parallel uses one wins. */
export const useLink = async (db: Db, tokenHash: Buffer, now: Date): Promise<RedeemedLink | undefined> =>
  (await use(db, tokenHash, now))[0];

export const deleteExpired = statement<{ agent_user_id: number }, [before: Date]>(`
  delete from website_deeplinks where token_hash = any (array
    (select token_hash from website_deeplinks where expires_at < $1 order by expires_at limit ${SWEEP_BATCH}))
  returning agent_user_id`);
