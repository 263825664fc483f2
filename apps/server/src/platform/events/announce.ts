/** Tells open pages of news, on all servers. */
import type { CompanyEvent, EventTopic } from "@portal/contract/events/topics";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely, Transaction } from "kysely";

/** The channel of PostgreSQL's notifications. */
export const CHANNEL = "portal_events";

// PostgreSQL drops repetitions within a transaction.
const notify = statement<never, [companyIds: number[], topic: EventTopic]>(`
  select pg_notify('${CHANNEL}', json_build_object('companyId', company_id, 'topic', $2::text)::text)
  from (select distinct unnest($1::bigint[]) as company_id order by 1) companies`);

type Db = Kysely<Database> | Transaction<Database>;

/** Call it in the transaction of the change: pages hear of it when that commits, and nothing if it does not. */
export const announce = (db: Db, { companyId, topic }: CompanyEvent): Promise<void> =>
  announceAll(db, { companyIds: [companyId], topic });

/** As `announce`, for many companies with one statement. */
export async function announceAll(
  db: Db,
  { companyIds, topic }: { companyIds: readonly number[]; topic: EventTopic },
): Promise<void> {
  if (companyIds.length > 0) await notify(db, [...companyIds], topic);
}
