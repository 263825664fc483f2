/** SQL of account locks. */
import type { AccountLock } from "@portal/contract/account-locks/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";

type Db = Kysely<Database>;

export type LocksRow = { locks: AccountLock[]; changed_at: Date; by_support: boolean };

const readLocks = statement<LocksRow, [companyId: number]>(
  "select locks, changed_at, by_support from account_locks where company_id = $1",
);

// One statement, so that parallel changes of different locks are both kept.
const changeLocks = statement<LocksRow, [company: number, on: string[], off: string[], at: Date, bySupport: boolean]>(`
  insert into account_locks as l (company_id, locks, changed_at, by_support) values ($1, $2, $4, $5)
  on conflict (company_id) do update
  set locks = (select coalesce(array_agg(distinct name order by name), '{}')
               from unnest(l.locks || $2::text[]) as name where name <> all ($3::text[])),
      changed_at = $4, by_support = $5
  returning locks, changed_at, by_support`);

export const locksOf = (db: Db, scope: AccountScope): Promise<LocksRow[]> => readLocks(db, scope.companyId);

export const setLocks = (
  db: Db,
  scope: AccountScope,
  { on, off, at }: { on: AccountLock[]; off: AccountLock[]; at: Date },
): Promise<LocksRow[]> => changeLocks(db, scope.companyId, on, off, at, scope.agentUserId !== null);
