/** Rows of the import that say what a company does not want from us (Specification §3 "Account locks"). */
import {
  ACCOUNT_LOCK_FLAGS,
  ACCOUNT_LOCKS,
  type AccountLock,
  type AccountLockFlag,
} from "@portal/contract/account-locks/calls";
import { instant, key } from "@portal/contract/text/one-line";
import * as z from "zod/mini";
import { importKind, importTable } from "../../platform/import/import-kind.ts";
import { toDate } from "../../platform/import/instants.ts";

const flag = z.optional(z.boolean());
const flags = Object.fromEntries(Object.values(ACCOUNT_LOCK_FLAGS).map((name) => [name, flag])) as Record<
  AccountLockFlag,
  typeof flag
>;

const accountLocksRow = z.strictObject({
  type: z.literal("account_locks"),
  company: key,
  /** When the company said so. Of two choices the later one counts, whether it was made here or in the portal. */
  changed: instant,
  /** Customer care wrote it down; only an export says so. */
  by_support: z.optional(z.boolean()),
  ...flags,
});
type Row = z.output<typeof accountLocksRow>;

/** Locks that the row names, over those that are stored; sorted, as the portal keeps them. */
const locksAfter = (row: Row, stored: readonly string[]): AccountLock[] =>
  ACCOUNT_LOCKS.filter((lock) => row[ACCOUNT_LOCK_FLAGS[lock]] ?? stored.includes(lock)).toSorted();

export const accountLocksKind = importKind({
  type: "account_locks",
  row: accountLocksRow,
  nameField: "company",
  keyOf: () => "",
  refersTo: ["company"],
  table: importTable({
    name: "account_locks",
    key: ["company_id"],
    columns: (row: Row) => ({
      locks: locksAfter(row, []),
      changed_at: toDate(row.changed),
      by_support: row.by_support ?? false,
    }),
    defaults: () => ({}),
    reconcile: (wanted, stored, row) =>
      toDate(row.changed) <= stored.changed_at ? {} : { ...wanted, locks: locksAfter(row, stored.locks) },
  }),
});
