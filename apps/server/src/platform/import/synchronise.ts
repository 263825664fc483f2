/** Brings many rows of one table to a wanted state in three statements, however many rows they are. */
import { isDeepStrictEqual } from "node:util";
import type { Database } from "@portal/db/rows";
import { sql, type Selectable, type Transaction } from "kysely";

export type Table = keyof Database;
/** Some columns of a row as they are read. */
export type Values<T extends Table> = Partial<Selectable<Database[T]>>;

/** How one table is synchronised. */
type Plan<T extends Table> = {
  table: T;
  /** Columns that make a row unique. */
  key: readonly string[];
  /** What a new row gets in columns that the wanted row does not name; covers every column that may be written. */
  defaults: (wanted: Values<T>, place: number) => Values<T>;
  /** What is wanted in view of what is stored. Default: `wanted`. `place` counts the wanted rows from 0. */
  reconcile?: (wanted: Values<T>, stored: Selectable<Database[T]>, place: number) => Values<T>;
};

export type Change = "created" | "updated" | "unchanged";

/**
 * Inserts rows that are missing and updates those that differ; columns that a wanted row does not name stay.
 * @param wanted rows with their key columns, each key once
 * @returns what happened to each, in the same order
 */
export async function synchronise<T extends Table>(
  trx: Transaction<Database>,
  plan: Plan<T>,
  wanted: readonly Values<T>[],
): Promise<Change[]> {
  if (wanted.length === 0) return [];
  const stored = await readStored(trx, plan, wanted);
  const inserts: Values<T>[] = [];
  const updates: Values<T>[] = [];
  const changes = wanted.map((row, place): Change => {
    const before = stored.get(keyOf(plan, row));
    if (before === undefined) {
      inserts.push({ ...plan.defaults(row, place), ...row });
      return "created";
    }
    const after = plan.reconcile?.(row, before, place) ?? row;
    if (changedColumns(before, after).length === 0) return "unchanged";
    updates.push({ ...before, ...after });
    return "updated";
  });
  await insertRows(trx, plan.table, inserts);
  await updateRows(trx, plan.table, plan.key, updates);
  return changes;
}

/** Names of the columns in which `after` differs; columns that it does not name do not differ. */
export function changedColumns<Row extends object>(before: Row, after: Partial<Row>): (keyof Row & string)[] {
  const names = Object.keys(after) as (keyof Row & string)[];
  return names.filter((name) => after[name] !== undefined && !isDeepStrictEqual(after[name], before[name]));
}

const keyOf = <T extends Table>(plan: Plan<T>, row: Values<T>): string =>
  JSON.stringify(plan.key.map((column) => (row as Record<string, unknown>)[column]));

async function readStored<T extends Table>(
  trx: Transaction<Database>,
  plan: Plan<T>,
  wanted: readonly Values<T>[],
): Promise<Map<string, Selectable<Database[T]>>> {
  const keys = wanted.map((row) =>
    Object.fromEntries(plan.key.map((column) => [column, (row as Record<string, unknown>)[column]])),
  );
  const columns = sql.join(plan.key.map((column) => sql.ref(column)));
  const { rows } = await sql<Selectable<Database[T]>>`
    select stored.* from ${sql.table(plan.table)} stored
    join ${records(plan.table, keys)} using (${columns}) for update of stored`.execute(trx);
  return new Map(rows.map((row) => [keyOf(plan, row as Values<T>), row]));
}

/** Inserts rows that all name the same columns. */
export async function insertRows<T extends Table>(
  trx: Transaction<Database>,
  table: T,
  rows: readonly Values<T>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${records(table, rows)}`.execute(trx);
}

/** Writes all columns of stored rows except their key. */
export async function updateRows<T extends Table>(
  trx: Transaction<Database>,
  table: T,
  key: readonly string[],
  rows: readonly Values<T>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const generated = new Set(["id", "created_at", ...key]);
  const columns = Object.keys(first).filter((column) => !generated.has(column));
  const assignments = columns.map((column) => sql`${sql.ref(column)} = wanted.${sql.ref(column)}`);
  const matches = key.map((column) => sql`stored.${sql.ref(column)} = wanted.${sql.ref(column)}`);
  await sql`update ${sql.table(table)} stored set ${sql.join(assignments)}
    from ${records(table, rows)} where ${sql.join(matches, sql` and `)}`.execute(trx);
}

/** All rows as one parameter; PostgreSQL takes the columns' types from the table. */
const records = (table: string, rows: readonly object[]) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) wanted`;
