import { ENTRY_PARTS, type EntryPart } from "@portal/contract/entry";
import type { ImportRowOf } from "@portal/contract/import";
import type { Database, EntryChangeTable, EntryTable } from "@portal/db/rows";
import { sql, type Selectable, type Transaction } from "kysely";
import { companyOf, type CompanyReferences } from "../company-references.ts";
import type { LogoStorage } from "../logos.ts";
import { changedColumns, insertRows, updateRows } from "../synchronise.ts";
import { rejected, type Sourced, type Verdict } from "../verdict.ts";
import {
  emptyEntry,
  partOfColumn,
  toEntryColumns,
  toHistory,
  VERSION_COLUMN,
  type EntryColumn,
  type EntryColumns,
} from "./entry-parts.ts";

type Entry = Selectable<EntryTable>;
type Change = Selectable<EntryChangeTable>;
type Row = Sourced<ImportRowOf<"entry">>;
type Options = { companies: CompanyReferences; storage: LogoStorage; folder: string; now: () => Date };

/**
 * Imports entries, one a company. Each part that differs is saved with a version and a line of history of its own,
 * unless the owner saved that part before: then it stays.
 */
export async function importEntries(
  trx: Transaction<Database>,
  rows: readonly Row[],
  { companies, storage, folder, now }: Options,
): Promise<Verdict[]> {
  const found = rows.map(({ row, line }) => companyOf(companies, row.company, line));
  const stored = await readStored(trx, found.flatMap((result) => ("company" in result ? [result.company.id] : [])));
  const writes: Writes = { inserts: [], updates: [], changes: [] };
  const verdicts: Verdict[] = [];
  for (const [index, { row }] of rows.entries()) {
    const result = found[index];
    if (result === undefined || "refusal" in result) {
      verdicts.push(result?.refusal ?? { outcome: "unchanged" });
      continue;
    }
    const { company } = result;
    const logo = await storage.prepare(trx, { row, companyId: company.id, folder, now: now() });
    if ("refusal" in logo) {
      verdicts.push(rejected("media_owner", logo.refusal));
      continue;
    }
    const wanted = toEntryColumns(row, logo.columns);
    const before = stored.get(company.id);
    if (before === undefined) {
      writes.inserts.push({ ...emptyEntry, name: company.name, ...wanted, company_id: company.id, updated_at: now() });
      verdicts.push({ outcome: "created" });
    } else {
      verdicts.push({ outcome: merge(before, wanted, now(), writes) });
    }
  }
  await insertRows(trx, "entries", writes.inserts);
  await updateRows(trx, "entries", ["company_id"], writes.updates);
  await insertRows(trx, "entry_changes", writes.changes);
  return verdicts;
}

type Writes = { inserts: Partial<Entry>[]; updates: Entry[]; changes: Omit<Change, "id">[] };

async function readStored(trx: Transaction<Database>, companyIds: readonly number[]): Promise<Map<number, Entry>> {
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

function merge(before: Entry, wanted: EntryColumns, now: Date, writes: Writes): "updated" | "unchanged" | "kept" {
  const differing = changedColumns<EntryColumns>(before, wanted);
  const parts = ENTRY_PARTS.filter((part) => differing.some((column) => partOfColumn(column) === part));
  const open = parts.filter((part) => !before.owner_parts.includes(part));
  if (open.length === 0) return parts.length === 0 ? "unchanged" : "kept";
  const after: Entry = { ...before, updated_at: now };
  for (const part of open) {
    const columns = differing.filter((column) => partOfColumn(column) === part);
    Object.assign(after, Object.fromEntries(columns.map((column) => [column, wanted[column]])));
    after[VERSION_COLUMN[part]] += 1;
    writes.changes.push(toChange(part, columns, { before, after, now }));
  }
  writes.updates.push(after);
  return "updated";
}

type Versions = { before: Entry; after: Entry; now: Date };

function toChange(part: EntryPart, columns: readonly EntryColumn[], { before, after, now }: Versions): Omit<Change, "id"> {
  const old = toHistory(part, columns, before);
  return {
    company_id: after.company_id,
    part,
    version: after[VERSION_COLUMN[part]],
    source: "import",
    actor_user_id: null,
    agent_user_id: null,
    fields: Object.keys(old),
    before: old,
    after: toHistory(part, columns, after),
    undoes_change_id: null,
    changed_at: now,
  };
}
