/**
 * Writes rows of a checked chunk in bulk: new rows by COPY; unchanged rows need no writing. All other rows stay without
 * outcome for `write-rows.ts`.
 */
import type { BulkConnection } from "@portal/db/bulk-connection";
import type { Database } from "@portal/db/rows";
import { sql, type Transaction } from "kysely";
import { type CompanyReferences, missingCompany } from "../../../platform/import/company-references.ts";
import type { CopyPlan, ImportedRow, WriteServices } from "../../../platform/import/import-kind.ts";
import { rejected, type RowOutcome } from "../../../platform/import/row-outcome.ts";
import type { CopyKind } from "../check/copy-row.ts";
import type { Batch } from "./batches.ts";
import { addRows, findDifferent, idColumnOf, type PrefixedRow } from "./copy-rows.ts";
import { withoutReferenceChecks } from "./reference-checks.ts";

const CREATED: RowOutcome = { outcome: "created" };
const UNCHANGED: RowOutcome = { outcome: "unchanged" };

/** A transaction in which rows of a batch are written in bulk. */
export type Work = {
  connection: BulkConnection;
  trx: Transaction<Database>;
  batch: Batch;
  /** All companies that rows of the batch refer to. */
  companies: CompanyReferences;
  /** By index in the batch. */
  outcomes: (RowOutcome | undefined)[];
  findErased: WriteServices["findErased"];
  now: Date;
  /** The import itself guarantees that referenced rows exist and stay (`reference-checks.ts`). */
  checksReferences: boolean;
};

const settle = ({ batch, outcomes }: Work, index: number, outcome: RowOutcome): void => {
  outcomes[index - batch.from] = outcome;
};

/** Writes the rows of one kind, given by their indexes in the chunk. */
export async function writeByCopy(work: Work, kind: CopyKind, rows: readonly number[]): Promise<void> {
  if (rows.length === 0) return;
  const { plan } = kind.copy;
  if (kind.makesCompanies) await writeCompanies(work, kind, rows);
  else if (plan) await writePlanned(work, kind, plan, rows);
  else await writeParts(work, kind, rows);
}

/** Adds missing companies to the table and to `work.companies`. */
async function writeCompanies(work: Work, kind: CopyKind, rows: readonly number[]): Promise<void> {
  const { connection, trx, companies } = work;
  const { chunk } = work.batch;
  const stored: { index: number; id: number }[] = [];
  const missing: number[] = [];
  for (const index of rows) {
    const found = companies.get(chunk.companies[index] ?? "");
    if (found) stored.push({ index, id: found.id });
    else missing.push(index);
  }
  await leaveUnchanged(work, kind, stored);
  if (missing.length === 0) return;
  const ids = await reserveIds(trx, kind, missing.length);
  const added = missing.map((index, place): PrefixedRow => {
    const id = ids[place] ?? 0;
    companies.set(chunk.companies[index] ?? "", { id, createdAtLine: chunk.lineNumbers[index] ?? 0 });
    settle(work, index, CREATED);
    return { index, prefix: `${id}\t` };
  });
  await addRows(connection, chunk, kind, added);
}

type Placed = { index: number; id: number; isNewCompany: boolean };

/** Writes rows that belong to companies of earlier lines. */
async function writeParts(work: Work, kind: CopyKind, rows: readonly number[]): Promise<void> {
  const { connection, trx, now } = work;
  const { chunk } = work.batch;
  const { isLate, needsFirstColumn, stampColumn } = kind.copy;
  const placed = placeRows(work, rows);
  const old = placed.flatMap(({ id, isNewCompany }) => (isNewCompany ? [] : [id]));
  const known = await findStoredKeys(trx, kind, old);
  const isStored = ({ index, id }: Placed): boolean => known.has(`${id} ${chunk.keys[index]}`);
  await leaveUnchanged(work, kind, placed.filter(isStored));
  const namesFirstColumn = (index: number): boolean => (chunk.named[index] ?? 0) % 2 === 1;
  const added = placed.filter((row) => !isStored(row) && (!needsFirstColumn || namesFirstColumn(row.index)));
  for (const { index } of added) settle(work, index, CREATED);
  const [more, stamp] = stampColumn === undefined ? [[], ""] : [[stampColumn], `${now.toISOString()}\t`];
  const rowsToAdd = added.map(({ index, id }) => ({ index, prefix: `${id}\t${stamp}` }));
  const add = (): Promise<void> => addRows(connection, chunk, kind, rowsToAdd, more);
  // Companies of this transaction are invisible to others; late rows come in the next transaction.
  const toLock = added.filter(({ isNewCompany }) => !isNewCompany || isLate);
  if (work.checksReferences) await withoutReferenceChecks(trx, toLock, add);
  else await add();
}

/** The rows that COPY may write, with their companies; refuses rows of missing companies. */
function placeRows(work: Work, rows: readonly number[]): Placed[] {
  const { chunk } = work.batch;
  const placed: Placed[] = [];
  for (const index of rows) {
    const key = chunk.companies[index] ?? "";
    const company = work.companies.get(key);
    const line = company?.createdAtLine;
    if (!company || (line !== undefined && line > (chunk.lineNumbers[index] ?? 0))) {
      settle(work, index, rejected("company", missingCompany(key)));
    } else if (chunk.slow[index] === 0) placed.push({ index, id: company.id, isNewCompany: line !== undefined });
  }
  return placed;
}

/** Sets the outcome of rows that equal the stored ones; rows that differ stay without outcome. */
async function leaveUnchanged(work: Work, kind: CopyKind, stored: readonly { index: number; id: number }[]) {
  const different = new Set(await findDifferent(work.connection, work.trx, work.batch.chunk, kind, stored));
  for (const { index } of stored) if (!different.has(index)) settle(work, index, UNCHANGED);
}

/** Stored keys of these companies: company id, space, key of the row within its company. */
async function findStoredKeys(
  trx: Transaction<Database>,
  kind: CopyKind,
  companyIds: readonly number[],
): Promise<Set<string>> {
  if (companyIds.length === 0) return new Set();
  const idColumn = idColumnOf(kind);
  const keyColumn = kind.table.key.find((column) => column !== idColumn);
  const { rows } = await sql<{ id: number; key: string }>`
    select ${sql.ref(idColumn)} as id, ${keyColumn === undefined ? sql`''` : sql.ref(keyColumn)} as key
    from ${sql.table(kind.table.name)} where ${sql.ref(idColumn)} = any(${[...new Set(companyIds)]}::bigint[])`.execute(
    trx,
  );
  return new Set(rows.map(({ id, key }) => `${id} ${key}`));
}

/** Writes rows as their kind decides, together with their rows of a second table. */
async function writePlanned(
  work: Work,
  kind: CopyKind,
  plan: CopyPlan<ImportedRow, unknown>,
  rows: readonly number[],
): Promise<void> {
  const { connection, trx } = work;
  const { chunk } = work.batch;
  const planned = rows.map((index) => ({
    key: chunk.keys[index] ?? "",
    line: chunk.lineNumbers[index] ?? 0,
    isSlow: chunk.slow[index] === 1,
    note: chunk.notes.get(index),
  }));
  const decisions = await plan.decide(trx, planned, work);
  const added: { index: number; children: readonly (readonly string[])[] }[] = [];
  for (const [place, index] of rows.entries()) {
    const decision = decisions[place];
    if (decision === "unchanged") settle(work, index, UNCHANGED);
    else if (decision !== undefined) added.push({ index, children: decision.children });
  }
  const ids = await reserveIds(trx, kind, added.length);
  const rowsToAdd = added.map(({ index }, place) => ({ index, prefix: `${ids[place]}\t` }));
  await addRows(connection, chunk, kind, rowsToAdd);
  for (const { index } of added) settle(work, index, CREATED);
  const children = added.flatMap(({ children: own }, place) =>
    own.map((fields) => `${[ids[place], ...fields].join("\t")}\n`),
  );
  if (children.length === 0) return;
  const { table, columns } = plan.children;
  const names = columns.map((column) => `"${column}"`).join(", ");
  await connection.copyIn(`copy ${table} (${names}) from stdin`, [Buffer.from(children.join(""))]);
}

async function reserveIds(trx: Transaction<Database>, { table }: CopyKind, count: number): Promise<number[]> {
  const sequence = `${table.name}_id_seq`;
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(nextval(${sequence})) as ids from generate_series(1, ${count}::integer)`.execute(trx);
  return rows[0]?.ids ?? [];
}
