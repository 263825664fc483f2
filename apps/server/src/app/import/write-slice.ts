/**
 * Writes slices of a piece in two steps, each in a transaction on a connection of its own: first companies and what is
 * small, then entries and what needs care. The second step of one slice runs beside the first step of the next.
 */
import { IMPORT_ROW_TYPES, type ImportRow } from "./import-rows.ts";
import type { BulkConnection } from "@portal/db/bulk-connection";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { byType, findCompanies, type Slice, type Work, writeCompanies, writeParts, writeUsers } from "./bulk-write.ts";
import { writeCarefully, type WriteServices } from "./careful-write.ts";
import { REFUSED } from "./check-piece.ts";
import { checkLine, type CheckOptions } from "./check-rows.ts";
import type { CompanyReferences } from "./company-references.ts";
import { rejected, type Sourced, type Verdict } from "./verdict.ts";

/** Two connections of one import. */
export type ImportConnections = { first: BulkConnection; second: BulkConnection; checksReferences: boolean };

export type SliceServices = WriteServices & {
  connections: ImportConnections;
  check: CheckOptions;
  /** Called at the end of the second transaction, inside it, with what became of the rows, from the slice's first. */
  settle: (trx: Transaction<Database>, slice: Slice, verdicts: readonly Verdict[]) => Promise<void>;
};

/** A slice after its first step. */
export type Prepared = {
  slice: Slice;
  companies: CompanyReferences;
  verdicts: (Verdict | undefined)[];
  /** Later rows may only be looked at when this slice is written whole. */
  isUrgent: boolean;
};

const ENTRY = IMPORT_ROW_TYPES.indexOf("entry");

/**
 * The first step. A slice that PostgreSQL refuses as a whole is parted in halves, so that only the rows it means are
 * rejected.
 */
export async function prepareSlice(slice: Slice, services: SliceServices): Promise<Prepared[]> {
  const { first: connection, checksReferences } = services.connections;
  const { from, to } = slice;
  const verdicts: Prepared["verdicts"] = [];
  verdicts.length = to - from;
  try {
    return await connection.db.transaction().execute(async (trx) => {
      const companies = await findCompanies(trx, slice);
      const work: Work = { connection, trx, slice, companies, verdicts, now: services.now(), checksReferences };
      const rows = byType(slice);
      await writeCompanies(work, rows.company);
      await writeUsers(work, rows.user, services.findErased);
      for (const type of ["product", "contact_person"] as const) await writeParts(work, type, rows[type]);
      noteRefusals(slice, verdicts);
      return [{ slice, companies, verdicts, isUrgent: hasOpenRows(slice, verdicts) }];
    });
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error;
    if (to - from === 1) {
      return [{ slice, companies: new Map(), verdicts: [refusedByDatabase(error)], isUrgent: false }];
    }
    const middle = (from + to) >> 1;
    const before = await prepareSlice({ ...slice, to: middle }, services);
    return [...before, ...(await prepareSlice({ ...slice, from: middle }, services))];
  }
}

/** The second step, after which the slice is settled. */
export async function finishSlice(bytes: Uint8Array, prepared: Prepared, services: SliceServices): Promise<void> {
  const { second: connection, checksReferences } = services.connections;
  const { slice, companies } = prepared;
  try {
    await connection.db.transaction().execute(async (trx) => {
      const verdicts = [...prepared.verdicts];
      const work: Work = { connection, trx, slice, companies, verdicts, now: services.now(), checksReferences };
      await writeParts(work, "entry", byType(slice).entry);
      await writeOpenRows(trx, bytes, work, services);
      await services.settle(trx, slice, verdicts as Verdict[]);
    });
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error;
    if (slice.to - slice.from === 1) {
      await connection.db.transaction().execute((trx) => services.settle(trx, slice, [refusedByDatabase(error)]));
    } else for (const half of halvesOf(prepared)) await finishSlice(bytes, half, services);
  }
}

function halvesOf(prepared: Prepared): Prepared[] {
  const { slice, verdicts } = prepared;
  const half = (slice.to - slice.from) >> 1;
  return [
    { ...prepared, slice: { ...slice, to: slice.from + half }, verdicts: verdicts.slice(0, half) },
    { ...prepared, slice: { ...slice, from: slice.from + half }, verdicts: verdicts.slice(half) },
  ];
}

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation). */
const isRefusedByDatabase = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^2[23]/.test(error.code);

const refusedByDatabase = ({ message }: Error): Verdict =>
  rejected("", `Die Datenbank nimmt die Zeile nicht an: ${message}`);

function noteRefusals({ piece, from, to }: Slice, verdicts: Prepared["verdicts"]): void {
  for (const { index, problems } of piece.refusals) {
    if (index >= from && index < to) verdicts[index - from] = { outcome: "rejected", problems: [...problems] };
  }
}

/** Whether rows beside entries are left to the second step: what follows could refer to them or repeat them. */
function hasOpenRows({ piece, from, to }: Slice, verdicts: Prepared["verdicts"]): boolean {
  for (let index = from; index < to; index += 1) {
    if (verdicts[index - from] === undefined && piece.kinds[index] !== ENTRY) return true;
  }
  return false;
}

/** Writes with care what has no verdict yet. */
async function writeOpenRows(
  trx: Transaction<Database>,
  bytes: Uint8Array,
  { slice: { piece, from, to }, companies, verdicts }: Work,
  services: SliceServices,
): Promise<void> {
  const open: number[] = [];
  for (let index = from; index < to; index += 1) {
    if (verdicts[index - from] === undefined && piece.kinds[index] !== REFUSED) open.push(index);
  }
  if (open.length === 0) return;
  const rows = open.map((index): Sourced<ImportRow> => {
    const checked = checkLine(bytes, piece.starts[index] ?? 0, piece.ends[index] ?? 0, services.check);
    if (!checked?.ok) throw new Error("a row that was good is not any more");
    return { row: checked.row, line: piece.lineNumbers[index] ?? 0 };
  });
  const written = await writeCarefully(trx, rows, companies, services);
  for (const [place, verdict] of written.entries()) verdicts[(open[place] ?? from) - from] = verdict;
}
