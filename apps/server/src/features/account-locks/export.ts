/** Rows of the export that say what a company does not want from us. */
import { ACCOUNT_LOCK_FLAGS, ACCOUNT_LOCKS } from "@portal/contract/account-locks/calls";
import { sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";

export const accountLocksExport = exportKind(
  "account_locks",
  sql<{ company: string; locks: string[]; changed_at: Date; by_support: boolean }>`
      select c.external_id as company, l.locks, l.changed_at, l.by_support
      from account_locks l join companies c on c.id = l.company_id order by c.external_id collate "C"`,
  ({ company, locks, changed_at: at, by_support }) => ({
    company,
    changed: instantText(at),
    by_support,
    ...Object.fromEntries(ACCOUNT_LOCKS.map((lock) => [ACCOUNT_LOCK_FLAGS[lock], locks.includes(lock)])),
  }),
);
