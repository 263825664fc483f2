/** Hot paths: SQL written once, compiled never, sent as a named prepared statement by the connection. */
import { CompiledQuery, type QueryExecutorProvider } from "kysely";

/** Anything that runs queries: the database or a transaction. */
type Executor = QueryExecutorProvider & {
  executeQuery<R>(query: CompiledQuery<R>): Promise<{ rows: R[] }>;
};

// By SQL text, because Kysely hands the connection nothing but text and parameters.
const names = new Map<string, string>();

/** The name under which a connection prepares this text; undefined for SQL that is no `statement()`. */
export const statementName = (sql: string): string | undefined => names.get(sql);

/**
 * `statement<Row, [a: A, b: B]>("select … $1 … $2")` → `(db, a, b) => Promise<Row[]>`.
 *
 * For SQL that is fixed when the module loads: each text is parsed and planned once a connection and stays there, so
 * texts that are put together per request would fill the server's memory. Those go through Kysely.
 */
export const statement = <Row, Parameters extends unknown[]>(sql: string) => {
  if (!names.has(sql)) names.set(sql, `s${names.size + 1}`);
  return async (db: Executor, ...parameters: Parameters): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(sql, parameters))).rows;
};
