/** Writes the rows that need more than COPY: those that differ from what is stored, with files or passwords, notices, streets, notifications. */
import type { ImportRow, ImportRowOf, ImportRowType } from "./import-rows.ts";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { FindErased } from "../../platform/erased-people.ts";
import type { CompanyReferences } from "./company-references.ts";
import type { EntryFileStorage } from "./entry-files.ts";
import { importAccountLocks } from "./rows/account-locks.ts";
import { importCompanies } from "./rows/companies.ts";
import { importContactPersons, importProducts } from "./rows/company-parts.ts";
import { importEntries } from "./rows/entries.ts";
import { importNotices } from "./rows/notices.ts";
import { importNotifications } from "./rows/notifications.ts";
import { importStreets } from "./rows/streets.ts";
import { importTrackingEvents } from "./rows/tracking-events.ts";
import { importRatings, importSearches, importViews } from "./rows/user-history.ts";
import { importUsers } from "./rows/users.ts";
import type { Sourced, Verdict } from "./verdict.ts";

export type WriteServices = {
  hashPassword: (password: string) => Promise<string>;
  findErased: FindErased;
  storage: EntryFileStorage;
  /** Where files lie that rows name. */
  folder: string;
  now: () => Date;
};

type Row = Sourced<ImportRow>;

/**
 * Writes rows whose keys differ, companies first.
 * @param companies all that the rows refer to
 * @returns the verdict on each row, in the same order
 */
export async function writeCarefully(
  trx: Transaction<Database>,
  rows: readonly Row[],
  companies: CompanyReferences,
  services: WriteServices,
): Promise<Verdict[]> {
  const verdicts = new Map<number, Verdict>();
  const handle = async <T extends ImportRowType>(
    type: T,
    importRows: (chosen: Sourced<ImportRowOf<T>>[]) => Promise<Verdict[]>,
  ): Promise<void> => {
    const chosen = rowsOf(rows, type);
    if (chosen.length === 0) return;
    for (const [index, verdict] of (await importRows(chosen)).entries())
      verdicts.set(chosen[index]?.line ?? 0, verdict);
  };
  await handle("company", (chosen) => importCompanies(trx, chosen));
  await handle("user", (chosen) => importUsers(trx, chosen, { ...services, companies }));
  await handle("product", (chosen) => importProducts(trx, chosen, companies));
  await handle("contact_person", (chosen) => importContactPersons(trx, chosen, companies));
  await handle("entry", async (chosen) => {
    await readNames(trx, chosen, companies);
    return importEntries(trx, chosen, { ...services, companies });
  });
  await handle("notice", (chosen) => importNotices(trx, chosen));
  await handle("street", (chosen) => importStreets(trx, chosen));
  await handle("notification", (chosen) => importNotifications(trx, chosen));
  await handle("user_rating", (chosen) => importRatings(trx, chosen, services.findErased, companies));
  await handle("latest_search", (chosen) => importSearches(trx, chosen, services.findErased));
  await handle("viewed_entry", (chosen) => importViews(trx, chosen, services.findErased, companies));
  await handle("tracking_event", (chosen) => importTrackingEvents(trx, chosen, companies, services.now()));
  await handle("account_locks", (chosen) => importAccountLocks(trx, chosen, companies));
  return rows.map(({ line }) => verdicts.get(line) ?? { outcome: "unchanged" });
}

const rowsOf = <T extends ImportRowType>(rows: readonly Row[], type: T): Sourced<ImportRowOf<T>>[] =>
  rows.filter((sourced): sourced is Sourced<ImportRowOf<T>> => sourced.row.type === type);

/** Companies' names as they are by now, for entries without one of their own. */
async function readNames(
  trx: Transaction<Database>,
  rows: readonly Sourced<ImportRowOf<"entry">>[],
  companies: CompanyReferences,
): Promise<void> {
  const keys = rows.flatMap(({ row }) => (row.company_name === undefined ? [row.company] : []));
  if (keys.length === 0) return;
  const found = await trx
    .selectFrom("companies")
    .select(["external_id", "name"])
    .where((where) => where("external_id", "=", where.fn.any(where.val(keys))))
    .execute();
  for (const { external_id: key, name } of found) {
    const company = companies.get(key);
    if (company) company.name = name;
  }
}
