/** Writes entries that COPY can't write: those that are stored already, and those with files. */
import { ENTRY_PARTS } from "@portal/contract/entry/parts";
import type { Database, EntryChangeTable } from "@portal/db/rows";
import { sql, type Selectable, type Transaction } from "kysely";
import { companyOf } from "../../../platform/import/company-references.ts";
import type { WriteServices } from "../../../platform/import/import-kind.ts";
import { type NumberedRow, rejected, type RowOutcome } from "../../../platform/import/row-outcome.ts";
import { insertRows, updateRows } from "../../../platform/import/synchronise.ts";
import { differenceOf, type EntryRow, versionColumnOf } from "../columns.ts";
import { emptyEntry, toEntryColumns, type EntryColumns } from "./entry-columns.ts";
import type { EntryImportRow } from "./entry-fields.ts";
import { storeEntryFiles } from "./entry-files.ts";
import { fileProposals, type Proposal, proposalOf } from "./proposals.ts";

type Change = Omit<Selectable<EntryChangeTable>, "id">;
type Row = NumberedRow<EntryImportRow>;

/**
 * Imports entries, one for each company. Each part that differs is saved with its own version and line of history,
 * unless the owner saved that part before: then it stays, and the difference waits for the owner.
 */
export async function importEntries(
  trx: Transaction<Database>,
  rows: readonly Row[],
  services: WriteServices,
): Promise<RowOutcome[]> {
  const { companies, now } = services;
  const names = await companyNames(trx, rows);
  const found = rows.map(({ row, line }) => companyOf(companies, row.company, line));
  const stored = await readStored(
    trx,
    found.flatMap((result) => ("company" in result ? [result.company.id] : [])),
  );
  const writes: Writes = { inserts: [], updates: [], changes: [], proposals: [] };
  const outcomes: RowOutcome[] = [];
  for (const [index, { row }] of rows.entries()) {
    const result = found[index];
    if (result === undefined || "refusal" in result) {
      outcomes.push(result?.refusal ?? { outcome: "unchanged" });
      continue;
    }
    const { company } = result;
    const files = await storeEntryFiles(trx, { row, companyId: company.id }, services);
    if ("refusal" in files) {
      outcomes.push(rejected(files.field, files.refusal));
      continue;
    }
    const wanted = toEntryColumns(row, files.columns);
    const before = stored.get(company.id);
    if (before === undefined) {
      const own = { owner_parts: row.owner_parts ?? [], company_id: company.id, updated_at: now() };
      writes.inserts.push({ ...emptyEntry, name: names.get(row.company) ?? "", ...wanted, ...own });
      outcomes.push({ outcome: "created" });
    } else {
      outcomes.push({ outcome: merge(before, wanted, now(), writes) });
    }
  }
  await insertRows(trx, "entries", writes.inserts);
  await updateRows(trx, "entries", ["company_id"], writes.updates);
  await insertRows(trx, "entry_changes", writes.changes);
  await fileProposals(trx, writes.proposals, now());
  return outcomes;
}

type Writes = {
  inserts: Partial<EntryRow>[];
  updates: EntryRow[];
  changes: Change[];
  proposals: Proposal[];
};

async function readStored(trx: Transaction<Database>, companyIds: readonly number[]): Promise<Map<number, EntryRow>> {
  if (companyIds.length === 0) return new Map();
  const entries = await trx
    .selectFrom("entries")
    .selectAll()
    .where("company_id", "=", sql<number>`any(${companyIds}::bigint[])`)
    .orderBy("company_id")
    .forUpdate()
    .execute();
  return new Map(entries.map((entry) => [entry.company_id, entry]));
}

function merge(before: EntryRow, wanted: EntryColumns, now: Date, writes: Writes): "updated" | "unchanged" | "kept" {
  const differences = ENTRY_PARTS.flatMap((part) => {
    const difference = differenceOf(part, before, wanted);
    if (before.owner_parts.includes(part)) writes.proposals.push(proposalOf(part, before, wanted, difference));
    return difference === null ? [] : [{ part, ...difference }];
  });
  const open = differences.filter(({ part }) => !before.owner_parts.includes(part));
  if (open.length === 0) return differences.length === 0 ? "unchanged" : "kept";
  const update: EntryRow = { ...before, updated_at: now };
  for (const { part, fields, before: old, after } of open) {
    Object.assign(update, after);
    update[versionColumnOf(part)] += 1;
    writes.changes.push({
      company_id: before.company_id,
      part,
      version: update[versionColumnOf(part)],
      source: "import",
      actor_user_id: null,
      agent_user_id: null,
      fields,
      before: old,
      after,
      undoes_change_id: null,
      from_google: false,
      changed_at: now,
    });
  }
  writes.updates.push(update);
  return "updated";
}

/** Names of the companies whose row names none: a new entry has its company's. */
async function companyNames(trx: Transaction<Database>, rows: readonly Row[]): Promise<Map<string, string>> {
  const keys = rows.flatMap(({ row }) => (row.company_name === undefined ? [row.company] : []));
  if (keys.length === 0) return new Map();
  const found = await trx
    .selectFrom("companies")
    .select(["external_id", "name"])
    .where((where) => where("external_id", "=", where.fn.any(where.val(keys))))
    .execute();
  return new Map(found.map(({ external_id: key, name }) => [key, name]));
}
