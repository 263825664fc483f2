import type { Duplex } from "node:stream";
import type pg from "pg";
import type { QueryResult } from "pg";
import { PreparedQuery } from "./prepared-query.ts";
import { WatchedClient } from "./silence/watched-client.ts";
import { type SlowStatements, watchStatement } from "./slow-statements.ts";
import { againWhereStale } from "./stale-statement.ts";
import { statementName } from "./statement.ts";

type Query = (...args: unknown[]) => unknown;

const IN_TRANSACTION = "T";

/** A connection that sends each `statement()` by name even in transactions, where Kysely passes only its text. */
export class PreparingClient extends WatchedClient {
  #holding = false;
  readonly #slow: SlowStatements | undefined;

  /** @param config the pool's options, handed on by it */
  constructor(config?: pg.ClientConfig & { slowStatements?: SlowStatements | undefined }) {
    super(config);
    this.#slow = config?.slowStatements;
  }

  /** Sends what is asked in this turn of the event loop with one write: each wakes PostgreSQL. */
  holdBack(): void {
    if (this.#holding) return;
    this.#holding = true;
    const { stream } = this.connection as unknown as { stream: Duplex };
    stream.cork();
    setImmediate(() => {
      this.#holding = false;
      stream.uncork();
    });
  }

  // A property, because a method would have to repeat all of pg's overloads.
  override query = ((config: unknown, ...rest: unknown[]) => {
    const send = this.#watched(super.query);
    const [values] = rest;
    const isPlain = typeof config === "string" && Array.isArray(values) && rest.length === 1;
    const name = isPlain ? statementName(config) : undefined;
    if (name === undefined) return send.call(this, config, ...rest);
    const run = (): Promise<QueryResult> =>
      new Promise((resolve, reject) => {
        const query = new PreparedQuery(name, config as string, values as unknown[], (error, result) => {
          if (error) reject(error);
          else resolve(result);
        });
        send.call(this, query);
      });
    // A failed statement ends its transaction; `openDatabase` then runs the whole transaction again.
    return this.getTransactionStatus() === IN_TRANSACTION ? run() : againWhereStale(run);
  }) as pg.Client["query"];

  /** Sends as before, and reports what took long. */
  #watched(send: Query): Query {
    const slow = this.#slow;
    if (slow === undefined) return send;
    return function (this: PreparingClient, config, ...rest) {
      if (config instanceof PreparedQuery) {
        const { text: sql } = config;
        const asker = config.asker === undefined ? slow.context() : (config.asker ?? undefined);
        config.onEnd = watchStatement(slow, { name: statementName(sql), sql, asker });
        return send.call(this, config, ...rest);
      }
      const end =
        typeof config === "string"
          ? watchStatement(slow, { name: undefined, sql: config, asker: slow.context() })
          : undefined;
      const sent = send.call(this, config, ...rest);
      if (end !== undefined && sent instanceof Promise) sent.then(() => end(), end);
      return sent;
    };
  }
}
