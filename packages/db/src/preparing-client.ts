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

const isFailure = (error: unknown): boolean => error !== undefined && error !== null;

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
        // Who knows the asker follows by itself.
        const followed = config.asker === undefined ? slow.follow?.(sql) : undefined;
        const end = watchStatement(slow, { name: statementName(sql), sql, asker });
        config.onEnd = (error) => {
          end(error);
          followed?.(isFailure(error));
        };
        return send.call(this, config, ...rest);
      }
      if (typeof config !== "string") return send.call(this, config, ...rest);
      const end = watchStatement(slow, { name: undefined, sql: config, asker: slow.context() });
      const followed = slow.follow?.(config);
      const ended = (error?: unknown): void => {
        end(error);
        followed?.(isFailure(error));
      };
      const callback = rest.at(-1);
      // As pg's own pool asks.
      if (typeof callback === "function") {
        const tell = (error: unknown, ...answer: unknown[]): void => {
          ended(error);
          callback(error, ...answer);
        };
        return send.call(this, config, ...rest.slice(0, -1), tell);
      }
      const sent = send.call(this, config, ...rest);
      if (sent instanceof Promise) sent.then(() => ended(), ended);
      return sent;
    };
  }
}
