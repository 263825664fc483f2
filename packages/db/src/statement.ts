/** Hot paths: SQL written once, compiled never, sent as a named prepared statement by the connection. */
import { CompiledQuery, type QueryExecutorProvider } from "kysely";

/** Anything that runs queries: the database or a transaction. */
type Executor = QueryExecutorProvider & {
  executeQuery<R>(query: CompiledQuery<R>): Promise<{ rows: R[] }>;
};

/** `statement<Row, [a: A, b: B]>("select … $1 … $2")` → `(db, a, b) => Promise<Row[]>`. */
export const statement =
  <Row, Parameters extends unknown[]>(sql: string) =>
  async (db: Executor, ...parameters: Parameters): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(sql, parameters) as CompiledQuery<Row>)).rows;
