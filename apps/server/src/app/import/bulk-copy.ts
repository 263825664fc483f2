/** Rows of a checked piece on their way into tables of the database. */
import type { BulkConnection } from "@portal/db/bulk-connection";
import type { Database } from "@portal/db/rows";
import { sql, type Transaction } from "kysely";
import type { CheckedPiece } from "./check-piece.ts";
import { BULK_TABLES, type BulkType } from "./tables.ts";

/** A row of the piece and the fields that stand before its own. */
export type PrefixedRow = { index: number; prefix: string };

const BUFFER_BYTES = 1 << 18;

/** COPY text of rows, some 256 KB at once, in a buffer that is used again. */
function* copyText(piece: CheckedPiece, rows: readonly PrefixedRow[]): Generator<Buffer> {
  let buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let filled = 0;
  for (const { index, prefix } of rows) {
    const start = index === 0 ? 0 : (piece.textEnds[index - 1] ?? 0);
    const end = piece.textEnds[index] ?? start;
    const needed = prefix.length + end - start;
    if (filled + needed > buffer.length) {
      yield buffer.subarray(0, filled);
      // A small piece may still be on its way.
      if (filled < BUFFER_BYTES / 2 || needed > buffer.length) {
        buffer = Buffer.allocUnsafe(Math.max(BUFFER_BYTES, needed));
      }
      filled = 0;
    }
    filled += buffer.write(prefix, filled, "latin1");
    buffer.set(piece.text.subarray(start, end), filled);
    filled += end - start;
  }
  yield buffer.subarray(0, filled);
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");

const ownColumns = (type: BulkType): string[] => BULK_TABLES[type].columns.map(([name]) => name);

/** Adds rows that are not there yet. `prefix`: the id and what `more` names, each with its tab, in ASCII. */
export async function addRows(
  { copyIn }: BulkConnection,
  piece: CheckedPiece,
  type: BulkType,
  rows: readonly PrefixedRow[],
  more: readonly string[] = [],
): Promise<void> {
  if (rows.length === 0) return;
  const { table, id } = BULK_TABLES[type];
  await copyIn(`copy ${table} (${quoted([id, ...more, ...ownColumns(type)])}) from stdin`, copyText(piece, rows));
}

/**
 * Of rows that are stored already, which ones name a column that differs: surely all of them, and some more whose
 * difference turns out to be none. Rows of entries with a difference that waits for its owner count as different.
 * @param rows indexes in the piece with the id of the row or of its company
 */
export async function findDifferent(
  { copyIn }: BulkConnection,
  trx: Transaction<Database>,
  piece: CheckedPiece,
  type: BulkType,
  rows: readonly { index: number; id: number }[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const { create, stage, compare } = STATEMENTS[type];
  await sql.raw(create).execute(trx);
  const prefixed = rows.map(({ index, id }) => ({ index, prefix: `${index}\t${piece.named[index]}\t${id}\t` }));
  await copyIn(stage, copyText(piece, prefixed));
  // Every stored row is found by its key; the planner knows nothing of rows that came this moment.
  await sql`set local enable_hashjoin = off`.execute(trx);
  await sql`set local enable_mergejoin = off`.execute(trx);
  const different = await sql.raw<{ index: number }>(compare).execute(trx);
  return different.rows.map(({ index }) => index);
}

type Statements = { create: string; stage: string; compare: string };

const STATEMENTS = Object.fromEntries(
  (Object.keys(BULK_TABLES) as BulkType[]).map((type) => [type, statementsOf(type)]),
) as Record<BulkType, Statements>;

function statementsOf(type: BulkType): Statements {
  const { table, id } = BULK_TABLES[type];
  const columns = ownColumns(type);
  const own = quoted(columns);
  const differences = columns.map((column, place) => {
    const named = `(staged.named & ${2 ** place}) <> 0`;
    return `${named} and staged."${column}" is distinct from stored."${column}"`;
  });
  if (type === "entry") {
    differences.push(`exists (select from import_differences d where d.company_id = staged.company_id)`);
  }
  const byKey = id === "company_id" && type !== "entry" ? " and stored.external_id = staged.external_id" : "";
  return {
    create: `create temporary table if not exists stage_${table} on commit delete rows as
      select 0 as index, 0::bigint as named, ${id}, ${own} from ${table} with no data`,
    stage: `copy stage_${table} (index, named, ${id}, ${own}) from stdin`,
    compare: `select staged.index from stage_${table} staged join ${table} stored on stored.${id} = staged.${id}${byKey}
      where ${differences.join("\n or ")}`,
  };
}
