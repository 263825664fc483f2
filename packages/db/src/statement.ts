/** SQL of hot paths, sent as named prepared statements without building a query. */
import { CompiledQuery, type QueryExecutorProvider } from "kysely";
import type pg from "pg";
import { PreparedQuery } from "./prepared-query.ts";
import type { SlowStatements } from "./slow-statements.ts";
import { againWhereStale } from "./stale-statement.ts";

/** Anything that runs queries: the database or a transaction. */
type Executor = QueryExecutorProvider & {
  executeQuery<R>(query: CompiledQuery<R>): Promise<{ rows: R[] }>;
};

// By SQL text, because Kysely passes only text and parameters to a connection.
const names = new Map<string, string>();
const pools = new WeakMap<object, pg.Pool>();

/** The name under which connections prepare this text; undefined for SQL that is no `statement()`. */
export const statementName = (sql: string): string | undefined => names.get(sql);

/** The texts of all statements of the loaded modules, so that a test can check their plans. */
export const statementTexts = (): string[] => [...names.keys()];

/** The pool's connections: all, those at rest, and the requests that wait for one. */
export function poolStateOf(db: object): { total: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

/** Sends statements directly to the pool if `db` is the database itself and not a transaction. */
export const sendStraightTo = (pool: pg.Pool, db: object): void => void pools.set(db, pool);

/**
 * `statement<Row, [a: A, b: B]>("select … $1 … $2")` → `(db, a, b) => Promise<Row[]>`.
 *
 * For SQL that is fixed when the module loads. Each text is parsed and planned once per connection and stays there, so
 * texts built per request would fill the server's memory; use Kysely for those.
 */
export const statement = <Row, Parameters extends unknown[]>(sql: string) => {
  const name = names.get(sql) ?? `s${names.size + 1}`;
  names.set(sql, name);
  return async (db: Executor, ...parameters: Parameters): Promise<Row[]> => {
    const pool = pools.get(db);
    if (pool === undefined) return (await db.executeQuery<Row>(CompiledQuery.raw(sql, parameters))).rows;
    return (await run(pool, name, sql, parameters)) as Row[];
  };
};

const run = (pool: pg.Pool, name: string, sql: string, parameters: unknown[]): Promise<unknown[]> =>
  againWhereStale(() => runOnce(pool, name, sql, parameters));

function runOnce(pool: pg.Pool, name: string, sql: string, parameters: unknown[]): Promise<unknown[]> {
  const { slowStatements } = pool.options as { slowStatements?: SlowStatements };
  const asker = slowStatements?.context() ?? null;
  return new Promise((resolve, reject) => {
    pool.connect((refused, client, release) => {
      if (client === undefined) {
        reject(refused ?? new Error("no connection"));
        return;
      }
      const query = new PreparedQuery(name, sql, parameters, (error, result) => {
        // The pool knows about a broken connection; after any other error the connection stays usable.
        release();
        if (error) reject(error);
        else resolve(result.rows);
      });
      query.asker = asker;
      client.query(query);
    });
  });
}
