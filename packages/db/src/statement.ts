/** SQL of hot paths, sent as named prepared statements without building a query. */
import { CompiledQuery, type QueryExecutorProvider } from "kysely";
import type pg from "pg";
import { type Callback, PreparedQuery } from "./prepared-query.ts";
import type { SlowStatements } from "./slow-statements.ts";
import { againWhereStale } from "./stale-statement.ts";

/** Anything that runs queries: the database or a transaction. */
type Executor = QueryExecutorProvider & {
  executeQuery<R>(query: CompiledQuery<R>): Promise<{ rows: R[] }>;
};

// By SQL text, because Kysely passes only text and parameters to a connection.
const names = new Map<string, string>();
const senders = new WeakMap<object, Sender>();

/** What a database sends statements to. */
type Sender = { readonly pool: pg.Pool; readonly pipeline: (Way & { readonly size: number }) | undefined };

/** The name under which connections prepare this text; undefined for SQL that is no `statement()`. */
export const statementName = (sql: string): string | undefined => names.get(sql);

const planned = new Set<string>();

/** The texts of all statements of the loaded modules, so that a test can check their plans. */
export const statementTexts = (): string[] => [...names.keys(), ...planned];

/** The pool's connections: all, those at rest, and the requests that wait for one; and those of the pipeline. */
export function poolStateOf(db: object): { total: number; idle: number; waiting: number; pipelined: number } {
  const { pool, pipeline } = senders.get(db) ?? {};
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pool ?? {};
  return { total: totalCount, idle: idleCount, waiting: waitingCount, pipelined: pipeline?.size ?? 0 };
}

/** Sends statements directly to the connections if `db` is the database itself and not a transaction. */
export const sendStraightTo = (sender: Sender, db: object): void => void senders.set(db, sender);

/**
 * `statement<Row, [a: A, b: B]>("select … $1 … $2")` → `(db, a, b) => Promise<Row[]>`.
 *
 * For SQL that is fixed when the module loads. Each text is parsed and planned once per connection and stays there, so
 * texts built per request would fill the server's memory; use Kysely for those.
 */
export const statement = <Row, Parameters extends unknown[]>(sql: string) =>
  declare<Row, Parameters>(sql, ({ pool }) => throughPool(pool));

/**
 * A `statement` that finds few rows by key and waits for no lock of a person: outside transactions it shares a connection with others
 * that come at once (`Pipeline`), where a slow one would hold up those behind it.
 */
export const quickStatement = <Row, Parameters extends unknown[]>(sql: string) =>
  declare<Row, Parameters>(sql, ({ pool, pipeline }) => pipeline ?? throughPool(pool));

/**
 * A `statement` that PostgreSQL plans at each execution, because the best plan depends on the parameters: a list with
 * optional filters, or the search for a word. Planning costs less than a millisecond; one plan for a rare and for a
 * frequent word costs hundreds.
 */
export const plannedStatement = <Row, Parameters extends unknown[]>(sql: string) => {
  planned.add(sql);
  return async (db: Executor, ...parameters: Parameters): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(sql, parameters))).rows;
};

type Statement = { name: string; sql: string; parameters: unknown[]; asker: string | null };
type Way = { send(statement: Statement, callback: Callback): void };

function declare<Row, Parameters extends unknown[]>(sql: string, wayOf: (sender: Sender) => Way) {
  const name = names.get(sql) ?? `s${names.size + 1}`;
  names.set(sql, name);
  return async (db: Executor, ...parameters: Parameters): Promise<Row[]> => {
    const sender = senders.get(db);
    if (sender === undefined) return (await db.executeQuery<Row>(CompiledQuery.raw(sql, parameters))).rows;
    const { slowStatements } = sender.pool.options as { slowStatements?: SlowStatements };
    const sent = { name, sql, parameters, asker: slowStatements?.context() ?? null };
    // Before the wait for a connection, which belongs to the time that somebody waited for the statement.
    const followed = slowStatements?.follow?.(sql);
    try {
      const rows = await againWhereStale(() => answerTo(wayOf(sender), sent));
      followed?.(false);
      return rows as Row[];
    } catch (error) {
      followed?.(true);
      throw error;
    }
  };
}

const answerTo = (way: Way, sent: Statement): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    way.send(sent, (error, result) => {
      if (error) reject(error);
      else resolve(result.rows);
    });
  });

const throughPool = (pool: pg.Pool): Way => ({
  send({ name, sql, parameters, asker }, callback) {
    pool.connect((refused, client, release) => {
      if (client === undefined) {
        callback(refused ?? new Error("no connection"), undefined as never);
        return;
      }
      const query = new PreparedQuery(name, sql, parameters, (error, result) => {
        // The pool knows about a broken connection; after any other error the connection stays usable.
        release();
        callback(error, result);
      });
      query.asker = asker;
      client.query(query);
    });
  },
});
