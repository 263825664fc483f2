/** Writes one batch of checked rows in one transaction. */
import type { ImportRow, ImportRowOf, ImportRowType } from "@portal/contract/import";
import type { Database } from "@portal/db/rows";
import { sql, type Kysely, type Transaction } from "kysely";
import { findCompanies } from "./company-references.ts";
import { importCompanies } from "./rows/companies.ts";
import { importContactPersons, importProducts } from "./rows/company-parts.ts";
import type { LogoStorage } from "./logos.ts";
import { importEntries } from "./rows/entries.ts";
import { importNotices } from "./rows/notices.ts";
import { importUsers } from "./rows/users.ts";
import { rejected, type Sourced, type Verdict } from "./verdict.ts";

export type BatchServices = {
  hashPassword: (password: string) => Promise<string>;
  storage: LogoStorage;
  /** Where files lie that rows name. */
  folder: string;
  now: () => Date;
};

type Row = Sourced<ImportRow>;

// Any number that no other advisory lock of the product has.
const IMPORT_LOCK = 7_311_882;

/** What makes two rows the same: such rows must not share a batch. */
export function rowKey(row: ImportRow): string {
  if (row.type === "entry") return `entry ${row.company}`;
  if (row.type === "product" || row.type === "contact_person") return `${row.type} ${row.company} ${row.external_id}`;
  return `${row.type} ${row.external_id}`;
}

/**
 * Writes rows whose keys differ. A batch that PostgreSQL refuses as a whole is written again row by row, so that only
 * the rows it means are rejected.
 * @returns the verdict on each row, in the same order
 */
export async function writeBatch(
  db: Kysely<Database>,
  rows: readonly Row[],
  services: BatchServices,
): Promise<Verdict[]> {
  try {
    return await db.transaction().execute((trx) => writeRows(trx, rows, services));
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error;
    const [only, ...others] = rows;
    if (only !== undefined && others.length === 0)
      return [rejected("", `Die Datenbank nimmt die Zeile nicht an: ${error.message}`)];
    const verdicts: Verdict[] = [];
    for (const row of rows) verdicts.push(...(await writeBatch(db, [row], services)));
    return verdicts;
  }
}

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation). */
const isRefusedByDatabase = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^2[23]/.test(error.code);

async function writeRows(
  trx: Transaction<Database>,
  rows: readonly Row[],
  services: BatchServices,
): Promise<Verdict[]> {
  // One import writes at a time: what it compared with stays true until it has written.
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
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
  const made = rowsOf(rows, "company");
  await handle("company", (chosen) => importCompanies(trx, chosen));
  const outcomes = made.map(({ line }) => verdicts.get(line) ?? { outcome: "unchanged" as const });
  const companies = await findCompanies(trx, rows.flatMap(referredCompanies), made, outcomes);
  await handle("user", (chosen) => importUsers(trx, chosen, { companies, hashPassword: services.hashPassword }));
  await handle("product", (chosen) => importProducts(trx, chosen, companies));
  await handle("contact_person", (chosen) => importContactPersons(trx, chosen, companies));
  await handle("entry", (chosen) => importEntries(trx, chosen, { ...services, companies }));
  await handle("notice", (chosen) => importNotices(trx, chosen));
  return rows.map(({ line }) => verdicts.get(line) ?? { outcome: "unchanged" });
}

const rowsOf = <T extends ImportRowType>(rows: readonly Row[], type: T): Sourced<ImportRowOf<T>>[] =>
  rows.filter((sourced): sourced is Sourced<ImportRowOf<T>> => sourced.row.type === type);

function referredCompanies({ row }: Row): string[] {
  if (row.type === "user") return (row.accounts ?? []).map(({ company }) => company);
  return "company" in row ? [row.company] : [];
}
