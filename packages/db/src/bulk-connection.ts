/** A separate connection for many rows: COPY, and the same values and types as the pool's. */
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { valueTypes } from "./connect.ts";
import type { Database } from "./rows.ts";

export type BulkConnection = {
  /** Statements and transactions on this connection; one at a time. */
  db: Kysely<Database>;
  /**
   * Sends chunks of COPY text to `copy … from stdin`, inside the open transaction of `db`, if any. When the next chunk is
   * requested, a chunk of 128 KB or more has left its buffer.
   */
  copyIn(sql: string, pieces: Iterable<Uint8Array>): Promise<void>;
  /** The output of `copy … to stdout`, as it comes. */
  copyOut(sql: string): AsyncIterable<Buffer>;
  close(): Promise<void>;
};

type Options = {
  applicationName: string;
  /** Milliseconds for one statement; 0 means no end. */ statementTimeout: number;
};

/** @throws if the database can't be reached */
export async function openBulkConnection(url: string, options: Options): Promise<BulkConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: options.applicationName,
    statement_timeout: options.statementTimeout,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: valueTypes(),
  });
  // A running query reports the broken connection itself. Without a listener the process would end.
  client.on("error", () => {});
  await client.connect();
  const lent = Object.assign(client, { release: () => {} });
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { options: {}, connect: async () => lent, end: async () => {} } }),
  });
  return {
    db,
    copyIn: (sql, pieces) => send(client, sql, pieces),
    copyOut: (sql) => client.query(copyTo(sql)),
    close: () => client.end(),
  };
}

function send(client: pg.Client, sql: string, pieces: Iterable<Uint8Array>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = client.query(copyFrom(sql));
    stream.once("error", reject);
    stream.once("finish", resolve);
    void (async () => {
      // A chunk is requested only after the previous one was sent, so that the caller can reuse large buffers.
      for (const piece of pieces) await new Promise((written) => stream.write(piece, written));
      stream.end();
    })().catch(reject);
  });
}
