/**
 * Writes batches of a chunk in two steps, each in a transaction on its own connection: first COPY rows that others may
 * refer to, then late kinds and rows that need SQL statements. The second step of a batch runs in parallel to the first
 * step of the next.
 */
import type { BulkConnection } from "@portal/db/bulk-connection";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { CompanyReferences } from "../../../platform/import/company-references.ts";
import type { ImportedRow, WriteServices } from "../../../platform/import/import-kind.ts";
import { type NumberedRow, rejected, type RowOutcome } from "../../../platform/import/row-outcome.ts";
import { REFUSED } from "../check/check-chunk.ts";
import { checkLine, type CheckOptions } from "../check/check-line.ts";
import { IMPORT_KINDS } from "../kinds.ts";
import { type Batch, copyRowsOf, findCompanies } from "./batches.ts";
import { type Work, writeByCopy } from "./write-by-copy.ts";
import { writeRows } from "./write-rows.ts";

/** Two connections of one import. */
export type ImportConnections = { first: BulkConnection; second: BulkConnection; checksReferences: boolean };

export type BatchServices = Omit<WriteServices, "companies"> & {
  connections: ImportConnections;
  check: CheckOptions;
  /** Called at the end of the second transaction, inside it, with the outcomes of the rows in order. */
  settle: (trx: Transaction<Database>, batch: Batch, outcomes: readonly RowOutcome[]) => Promise<void>;
};

/** A batch after its first step. */
export type Prepared = {
  batch: Batch;
  companies: CompanyReferences;
  outcomes: (RowOutcome | undefined)[];
  /** Later rows may be read only after this batch is fully written. */
  isUrgent: boolean;
};

/** The first step. If PostgreSQL refuses a batch, it is halved until only the faulty rows are rejected. */
export async function prepareBatch(batch: Batch, services: BatchServices): Promise<Prepared[]> {
  const { first: connection, checksReferences } = services.connections;
  const { from, to } = batch;
  const outcomes: Prepared["outcomes"] = [];
  outcomes.length = to - from;
  try {
    return await connection.db.transaction().execute(async (trx) => {
      const companies = await findCompanies(trx, batch);
      const { findErased, now } = services;
      const work: Work = { connection, trx, batch, companies, outcomes, findErased, now: now(), checksReferences };
      for (const [kind, rows] of copyRowsOf(batch)) if (!kind.copy.isLate) await writeByCopy(work, kind, rows);
      noteRefusals(batch, outcomes);
      return [{ batch, companies, outcomes, isUrgent: hasOpenRows(batch, outcomes) }];
    });
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error;
    if (to - from === 1) {
      return [{ batch, companies: new Map(), outcomes: [refusedByDatabase(error)], isUrgent: false }];
    }
    const middle = (from + to) >> 1;
    const before = await prepareBatch({ ...batch, to: middle }, services);
    return [...before, ...(await prepareBatch({ ...batch, from: middle }, services))];
  }
}

/** The second step, after which the batch is settled. */
export async function finishBatch(bytes: Uint8Array, prepared: Prepared, services: BatchServices): Promise<void> {
  const { second: connection, checksReferences } = services.connections;
  const { batch, companies } = prepared;
  try {
    await connection.db.transaction().execute(async (trx) => {
      const outcomes = [...prepared.outcomes];
      const { findErased, now } = services;
      const work: Work = { connection, trx, batch, companies, outcomes, findErased, now: now(), checksReferences };
      for (const [kind, rows] of copyRowsOf(batch)) if (kind.copy.isLate) await writeByCopy(work, kind, rows);
      await writeOpenRows(trx, bytes, work, services);
      await services.settle(trx, batch, outcomes as RowOutcome[]);
    });
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error;
    if (batch.to - batch.from === 1) {
      await connection.db.transaction().execute((trx) => services.settle(trx, batch, [refusedByDatabase(error)]));
    } else for (const half of halvesOf(prepared)) await finishBatch(bytes, half, services);
  }
}

function halvesOf(prepared: Prepared): Prepared[] {
  const { batch, outcomes } = prepared;
  const half = (batch.to - batch.from) >> 1;
  return [
    { ...prepared, batch: { ...batch, to: batch.from + half }, outcomes: outcomes.slice(0, half) },
    { ...prepared, batch: { ...batch, from: batch.from + half }, outcomes: outcomes.slice(half) },
  ];
}

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation). */
const isRefusedByDatabase = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^2[23]/.test(error.code);

const refusedByDatabase = ({ message }: Error): RowOutcome =>
  rejected("", `Die Datenbank nimmt die Zeile nicht an: ${message}`);

function noteRefusals({ chunk, from, to }: Batch, outcomes: Prepared["outcomes"]): void {
  for (const { index, problems } of chunk.refusals) {
    if (index >= from && index < to) outcomes[index - from] = { outcome: "rejected", problems: [...problems] };
  }
}

/** True if rows other than late ones wait for the second step: later rows could refer to them or repeat them. */
function hasOpenRows({ chunk, from, to }: Batch, outcomes: Prepared["outcomes"]): boolean {
  for (let index = from; index < to; index += 1) {
    const kind = IMPORT_KINDS[chunk.kinds[index] ?? REFUSED];
    if (outcomes[index - from] === undefined && !kind?.copy?.isLate) return true;
  }
  return false;
}

/** Writes the rows that have no outcome yet. */
async function writeOpenRows(
  trx: Transaction<Database>,
  bytes: Uint8Array,
  { batch: { chunk, from, to }, companies, outcomes }: Work,
  services: BatchServices,
): Promise<void> {
  const open: number[] = [];
  for (let index = from; index < to; index += 1) {
    if (outcomes[index - from] === undefined && chunk.kinds[index] !== REFUSED) open.push(index);
  }
  if (open.length === 0) return;
  const rows = open.map((index): NumberedRow<ImportedRow> => {
    const checked = checkLine(bytes, chunk.starts[index] ?? 0, chunk.ends[index] ?? 0, services.check);
    if (!checked?.ok) throw new Error("a row passed the first check and fails the second");
    return { row: checked.row, line: chunk.lineNumbers[index] ?? 0 };
  });
  const written = await writeRows(trx, rows, { ...services, companies });
  for (const [place, result] of written.entries()) outcomes[(open[place] ?? from) - from] = result;
}
