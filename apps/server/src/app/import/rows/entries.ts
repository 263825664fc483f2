import { ENTRY_PARTS } from "@portal/contract/entry/parts";
import type { ImportRowOf } from "../import-rows.ts";
import type { Database, EntryChangeTable } from "@portal/db/rows";
import { sql, type Selectable, type Transaction } from "kysely";
import { differenceOf, versionColumnOf, type EntryRow } from "../../../features/entry/columns.ts";
import { companyOf, type CompanyReferences } from "../company-references.ts";
import type { EntryFileStorage } from "../entry-files.ts";
import { insertRows, updateRows } from "../synchronise.ts";
import { rejected, type Sourced, type Verdict } from "../verdict.ts";
import { emptyEntry, toEntryColumns, type EntryColumns } from "./entry-columns.ts";
import { fileProposals, type Proposal, proposalOf } from "./proposals.ts";

type Change = Omit<Selectable<EntryChangeTable>, "id">;
type Row = Sourced<ImportRowOf<"entry">>;
type Options = { companies: CompanyReferences; storage: EntryFileStorage; folder: string; now: () => Date };

/**
 * Imports entries, one a company. Each part that differs is saved with a version and a line of history of its own,
 * unless the owner saved that part before: then it stays, and the difference waits for the owner.
 */
export async function importEntries(
  trx: Transaction<Database>,
  rows: readonly Row[],
  { companies, storage, folder, now }: Options,
): Promise<Verdict[]> {
  const found = rows.map(({ row, line }) => companyOf(companies, row.company, line));
  const stored = await readStored(
    trx,
    found.flatMap((result) => ("company" in result ? [result.company.id] : [])),
  );
  const writes: Writes = { inserts: [], updates: [], changes: [], proposals: [] };
  const verdicts: Verdict[] = [];
  for (const [index, { row }] of rows.entries()) {
    const result = found[index];
    if (result === undefined || "refusal" in result) {
      verdicts.push(result?.refusal ?? { outcome: "unchanged" });
      continue;
    }
    const { company } = result;
    const files = await storage.prepare(trx, { row, companyId: company.id, folder, now: now() });
    if ("refusal" in files) {
      verdicts.push(rejected(files.field, files.refusal));
      continue;
    }
    const wanted = toEntryColumns(row, files.columns);
    const before = stored.get(company.id);
    if (before === undefined) {
      const own = { owner_parts: row.owner_parts ?? [], company_id: company.id, updated_at: now() };
      writes.inserts.push({ ...emptyEntry, name: company.name, ...wanted, ...own });
      verdicts.push({ outcome: "created" });
    } else {
      verdicts.push({ outcome: merge(before, wanted, now(), writes) });
    }
  }
  await insertRows(trx, "entries", writes.inserts);
  await updateRows(trx, "entries", ["company_id"], writes.updates);
  await insertRows(trx, "entry_changes", writes.changes);
  await fileProposals(trx, writes.proposals, now());
  return verdicts;
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
      changed_at: now,
    });
  }
  writes.updates.push(update);
  return "updated";
}
