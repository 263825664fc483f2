import { ACCOUNT_LOCK_FLAGS, ACCOUNT_LOCKS, type AccountLock } from "@portal/contract/account-locks/calls";
import type { ImportRowOf } from "../import-rows.ts";
import type { AccountLockTable, Database } from "@portal/db/rows";
import type { Selectable, Transaction } from "kysely";
import { type CompanyReferences, companyOf } from "../company-references.ts";
import { toDate } from "../instants.ts";
import { synchronise } from "../synchronise.ts";
import type { Sourced, Verdict } from "../verdict.ts";

type Row = ImportRowOf<"account_locks">;
type Stored = Selectable<AccountLockTable>;

/** Flags that the row names, over those that are stored; sorted, as the portal keeps them. */
const locksAfter = (row: Row, stored: readonly string[]): AccountLock[] =>
  ACCOUNT_LOCKS.filter((lock) => row[ACCOUNT_LOCK_FLAGS[lock]] ?? stored.includes(lock)).toSorted();

/** Imports what companies locked. A choice that was made in the portal later than the row's stays. */
export async function importAccountLocks(
  trx: Transaction<Database>,
  rows: readonly Sourced<Row>[],
  companies: CompanyReferences,
): Promise<Verdict[]> {
  const wanted: { row: Row; columns: Stored }[] = [];
  const verdicts = rows.map(({ row, line }): Verdict | undefined => {
    const found = companyOf(companies, row.company, line);
    if ("refusal" in found) return found.refusal;
    const columns = {
      company_id: found.company.id,
      locks: locksAfter(row, []),
      changed_at: toDate(row.changed),
      by_support: row.by_support ?? false,
    };
    wanted.push({ row, columns });
    return undefined;
  });
  const rowOf = new Map(wanted.map(({ row, columns }) => [columns.company_id, row]));
  const reconcile = (columns: Partial<Stored>, stored: Stored): Partial<Stored> => {
    const row = rowOf.get(stored.company_id);
    if (row === undefined || toDate(row.changed) <= stored.changed_at) return {};
    return { ...columns, locks: locksAfter(row, stored.locks) };
  };
  const changes = await synchronise(
    trx,
    { table: "account_locks", key: ["company_id"], defaults: () => ({}), reconcile },
    wanted.map(({ columns }) => columns),
  );
  const next = changes.values();
  return verdicts.map((verdict) => verdict ?? { outcome: next.next().value ?? "unchanged" });
}
