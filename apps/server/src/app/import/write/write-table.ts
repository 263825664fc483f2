/** Writes rows of a kind that declares its table and leaves the rest to the engine. */
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { announceAll } from "../../../platform/events/announce.ts";
import { companyOf } from "../../../platform/import/company-references.ts";
import type { ImportedRow, ImportKind, TableRules, WriteServices } from "../../../platform/import/import-kind.ts";
import { type NumberedRow, rejected, type RowOutcome } from "../../../platform/import/row-outcome.ts";
import { synchronise, type Table } from "../../../platform/import/synchronise.ts";

type Row = NumberedRow<ImportedRow>;
type Rules = {
  table: TableRules<ImportedRow, Table>;
  refersTo: NonNullable<ImportKind["refersTo"]>;
  announces: ImportKind["announces"];
};
/** Columns of the referenced rows, or the outcome if a reference is missing. */
type Found = { columns: { user_id?: number; company_id?: number } } | { settled: RowOutcome };

/** Synchronises the table with the rows whose references exist. Rows of erased people change nothing. */
export async function writeTable(
  trx: Transaction<Database>,
  { table, refersTo, announces }: Rules,
  rows: readonly Row[],
  services: Pick<WriteServices, "companies" | "findErased">,
): Promise<RowOutcome[]> {
  const userOf = refersTo.includes("user") ? await findUsers(trx, rows, services) : undefined;
  const found = rows.map(({ row, line }) => {
    const user: Found = userOf?.(named(row, "user")) ?? { columns: {} };
    if ("settled" in user) return user;
    const company: Found = refersTo.includes("company") ? findCompany(services, row, line) : { columns: {} };
    if ("settled" in company) return company;
    return { row, columns: { ...user.columns, ...company.columns, ...table.columns(row) } };
  });
  const accepted = found.flatMap((one) => ("settled" in one ? [] : [one]));
  const rowAt = (place: number): ImportedRow => accepted[place]?.row ?? { type: "" };
  const { reconcile } = table;
  const changes = await synchronise(
    trx,
    {
      table: table.name,
      key: table.key,
      defaults: (columns, place) => table.defaults(columns, rowAt(place)),
      ...(reconcile && { reconcile: (columns, stored, place) => reconcile(columns, stored, rowAt(place)) }),
    },
    accepted.map(({ columns }) => columns),
  );
  if (announces !== undefined) {
    const companyIds = accepted.flatMap(({ columns }, place) =>
      changes[place] === "unchanged" ? [] : ((columns as { company_id?: number }).company_id ?? []),
    );
    await announceAll(trx, { companyIds, topic: announces });
  }
  const next = changes.values();
  return found.map((one) => ("settled" in one ? one.settled : { outcome: next.next().value ?? "unchanged" }));
}

const named = (row: ImportedRow, field: "user" | "company"): string =>
  (row as ImportedRow & { user?: string; company?: string })[field] ?? "";

function findCompany({ companies }: Pick<WriteServices, "companies">, row: ImportedRow, line: number): Found {
  const found = companyOf(companies, named(row, "company"), line);
  return "refusal" in found ? { settled: found.refusal } : { columns: { company_id: found.company.id } };
}

/** Looks up the people that rows name by external id. */
async function findUsers(
  trx: Transaction<Database>,
  rows: readonly Row[],
  { findErased }: Pick<WriteServices, "findErased">,
): Promise<(user: string) => Found> {
  const users = rows.map(({ row }) => named(row, "user"));
  const found = await trx
    .selectFrom("users")
    .select(["id", "external_id"])
    .where((where) => where("external_id", "=", where.fn.any(where.val(users))))
    .execute();
  const ids = new Map(found.map(({ id, external_id: key }) => [key ?? "", id]));
  const erased = await findErased(trx, [...new Set(users.filter((user) => !ids.has(user)))]);
  return (user) => {
    if (erased.has(user)) return { settled: { outcome: "unchanged" } };
    const id = ids.get(user);
    return id === undefined
      ? { settled: rejected("user", `Die Person ${user} gibt es nicht.`) }
      : { columns: { user_id: id } };
  };
}
