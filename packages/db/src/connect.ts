import { Kysely, type KyselyConfig, PostgresDialect, type TransactionBuilder } from "kysely";
import pg from "pg";
import { Pipeline } from "./pipeline.ts";
import { PreparingClient } from "./preparing-client.ts";
import type { Database } from "./rows.ts";
import { watchedPool } from "./silence/watched-pool.ts";
import type { SlowStatements } from "./slow-statements.ts";
import { againWhereStale } from "./stale-statement.ts";
import { sendStraightTo } from "./statement.ts";

type Options = {
  /** Connections at most. Default 10. */
  max?: number;
  /** Shown in pg_stat_activity. Default "portal". */
  applicationName?: string;
  /** Milliseconds after which the server gives up on one statement; 0 means never. Default 30,000. */
  statementTimeout?: number;
  /** Milliseconds after which a statement stops waiting for a lock. Default: as long as the statement may take. */
  lockTimeout?: number;
  slowStatements?: SlowStatements | undefined;
  /** Connections for `quickStatement`s, in addition to `max`. Default 0: they use the pool. */
  pipelined?: number;
};

/**
 * Opens a pool of connections.
 *
 * Values have the types that the code uses: `bigint` as a JS number (ids fit; one that doesn't is an
 * error), `date` as "YYYY-MM-DD", `numeric` as a string, `timestamptz` as a Date. A connection that breaks while idle
 * is dropped and replaced on the next query, and one that falls silent is destroyed (`SilenceWatch`), so a restart of
 * PostgreSQL or a lost network needs no action. If a migration changes the
 * columns of a prepared statement, the statement or its whole transaction runs again: the callback of `transaction()`
 * may be called more than once, so it must have no effect outside the transaction. Call `destroy()` at the end.
 *
 * @param url also a socket address, `postgresql://portal@/portal?host=/folder`
 */
export function openDatabase(url: string, options: Options = {}): Kysely<Database> {
  const { max = 10, applicationName = "portal", statementTimeout = 30_000 } = options;
  // pg-pool hands its options on to each client, also those that it does not know.
  const shape = {
    ...watchedPool({ url, max, applicationName, statementTimeout }),
    slowStatements: options.slowStatements,
  };
  const connection = {
    ...shape,
    Client: PreparingClient,
    ...(options.lockTimeout !== undefined && { lock_timeout: options.lockTimeout }),
    idle_in_transaction_session_timeout: 60_000,
    types: valueTypes(),
  };
  const pool = new pg.Pool(connection);
  // Without these listeners, one for idle connections and one for those in use, a connection that the server closes
  // would end the process. A running query fails anyway.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const pipeline = options.pipelined ? new Pipeline(connection, options.pipelined) : undefined;
  const db = new PortalDatabase({ dialect: new PostgresDialect({ pool }) }, pipeline);
  sendStraightTo({ pool, pipeline }, db);
  return db;
}

class PortalDatabase extends Kysely<Database> {
  readonly #pipeline: Pipeline | undefined;

  constructor(config: KyselyConfig, pipeline: Pipeline | undefined) {
    super(config);
    this.#pipeline = pipeline;
  }

  override async destroy(): Promise<void> {
    await Promise.all([super.destroy(), this.#pipeline?.close()]);
  }

  override transaction(): TransactionBuilder<Database> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (callback) => againWhereStale(() => execute(callback));
    return builder;
  }
}

const { builtins } = pg.types;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;

export function valueTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(builtins.INT8, toSafeInteger);
  types.setTypeParser(INT8_ARRAY, (text: string) =>
    listItems(text).map((item) => (item === null ? null : toSafeInteger(item))),
  );
  types.setTypeParser(builtins.DATE, (text: string) => text);
  types.setTypeParser(DATE_ARRAY, listItems);
  return types;
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JS number`);
  return value;
}

/** Parses a flat array literal whose values need no quotes: `{1,NULL,3}`. */
function listItems(text: string): (string | null)[] {
  const inner = text.slice(1, -1);
  return inner === "" ? [] : inner.split(",").map((item) => (item === "NULL" ? null : item));
}
