/** Writes rows of a checked chunk by COPY. */
import type { BulkConnection } from "@portal/db/bulk-connection";
import type { Database } from "@portal/db/rows";
import { sql, type Transaction } from "kysely";
import type { CheckedChunk } from "../check/check-chunk.ts";
import { type CopyKind, isCopyKind } from "../check/copy-row.ts";
import { IMPORT_KINDS } from "../kinds.ts";

/** A row of the chunk by its index, and COPY text of the fields before its own. */
export type PrefixedRow = { index: number; prefix: string };

const BUFFER_BYTES = 1 << 18;

/** COPY text of rows, about 256 KB at once, in a reused buffer. */
function* copyText(chunk: CheckedChunk, rows: readonly PrefixedRow[]): Generator<Buffer> {
  let buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let filled = 0;
  for (const { index, prefix } of rows) {
    const start = index === 0 ? 0 : (chunk.textEnds[index - 1] ?? 0);
    const end = chunk.textEnds[index] ?? start;
    const needed = prefix.length + end - start;
    if (filled + needed > buffer.length) {
      yield buffer.subarray(0, filled);
      // The previous small chunk may still be in transit.
      if (filled < BUFFER_BYTES / 2 || needed > buffer.length) {
        buffer = Buffer.allocUnsafe(Math.max(BUFFER_BYTES, needed));
      }
      filled = 0;
    }
    filled += buffer.write(prefix, filled, "latin1");
    buffer.set(chunk.text.subarray(start, end), filled);
    filled += end - start;
  }
  yield buffer.subarray(0, filled);
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");

const ownColumns = ({ copy }: CopyKind): string[] => copy.columns.map(([name]) => name);

/** The column before the row's own: the id of its company, or its own id. */
export const idColumnOf = ({ refersTo }: CopyKind): "id" | "company_id" =>
  refersTo?.includes("company") ? "company_id" : "id";

/** Adds new rows. `prefix`: ASCII text of the id and of what `more` names, each followed by a tab. */
export async function addRows(
  { copyIn }: BulkConnection,
  chunk: CheckedChunk,
  kind: CopyKind,
  rows: readonly PrefixedRow[],
  more: readonly string[] = [],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = quoted([idColumnOf(kind), ...more, ...ownColumns(kind)]);
  await copyIn(`copy ${kind.table.name} (${columns}) from stdin`, copyText(chunk, rows));
}

/**
 * Stored rows that differ in a named column. Includes some that turn out equal (`CopyRules.alsoDifferent`, JSON without
 * a field).
 * @param rows indexes in the chunk with the id of the row or of its company
 */
export async function findDifferent(
  { copyIn }: BulkConnection,
  trx: Transaction<Database>,
  chunk: CheckedChunk,
  kind: CopyKind,
  rows: readonly { index: number; id: number }[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const { create, stage, compare } = statementsOf(kind);
  await sql.raw(create).execute(trx);
  const prefixed = rows.map(({ index, id }) => ({ index, prefix: `${index}\t${chunk.named[index]}\t${id}\t` }));
  await copyIn(stage, copyText(chunk, prefixed));
  // The planner has no statistics of the staged rows; this makes it use the key's index.
  await sql`set local enable_hashjoin = off`.execute(trx);
  await sql`set local enable_mergejoin = off`.execute(trx);
  const different = await sql.raw<{ index: number }>(compare).execute(trx);
  return different.rows.map(({ index }) => index);
}

type Statements = { create: string; stage: string; compare: string };

const STATEMENTS: ReadonlyMap<string, Statements> = new Map(
  IMPORT_KINDS.filter(isCopyKind).map((kind) => [kind.type, makeStatements(kind)]),
);

function statementsOf({ type }: CopyKind): Statements {
  const found = STATEMENTS.get(type);
  if (found === undefined) throw new Error(`kind ${type} is not among the kinds of the import`);
  return found;
}

function makeStatements(kind: CopyKind): Statements {
  const { table, copy } = kind;
  const id = idColumnOf(kind);
  const columns = ownColumns(kind);
  const own = quoted(columns);
  const differences = columns.map((column, place) => {
    const named = `(staged.named & ${2 ** place}) <> 0`;
    return `${named} and staged."${column}" is distinct from stored."${column}"`;
  });
  if (copy.alsoDifferent !== undefined) differences.push(copy.alsoDifferent);
  const byKey = table.key
    .filter((column) => column !== id && id === "company_id")
    .map((column) => ` and stored."${column}" = staged."${column}"`)
    .join("");
  return {
    create: `create temporary table if not exists stage_${table.name} on commit delete rows as
      select 0 as index, 0::bigint as named, ${id}, ${own} from ${table.name} with no data`,
    stage: `copy stage_${table.name} (index, named, ${id}, ${own}) from stdin`,
    compare: `select staged.index from stage_${table.name} staged join ${table.name} stored on stored.${id} = staged.${id}${byKey}
      where ${differences.join("\n or ")}`,
  };
}
