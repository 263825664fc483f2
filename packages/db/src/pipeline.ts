/** Connections that send statements without waiting for the answers to earlier ones. */
import type { Callback } from "./prepared-query.ts";
import { PreparedQuery } from "./prepared-query.ts";
import { PreparingClient } from "./preparing-client.ts";

/** Options of pg's client that its types lack. */
type PipelineOptions = ConstructorParameters<typeof PreparingClient>[0] & { pipeline: true };

/**
 * A pool lends a connection to one statement at a time, so each statement costs a write, a wake-up of PostgreSQL and a
 * wake-up of ours. Here those that come at once share them. Statements on one connection run one after the other: a
 * slow one holds up those behind it, and a transaction would take in the statements of others. So only for statements
 * that find few rows by key, outside transactions.
 */
export class Pipeline {
  readonly #options: PipelineOptions;
  readonly #clients: (PreparingClient | undefined)[];
  #next = 0;
  #closed = false;

  /** @param options of each connection @param connections opened when they are first needed */
  constructor(options: ConstructorParameters<typeof PreparingClient>[0], connections: number) {
    this.#options = { ...options, pipeline: true };
    this.#clients = Array.from({ length: connections }, () => undefined);
  }

  get size(): number {
    return this.#clients.filter((client) => client !== undefined).length;
  }

  /** Sends a statement; the connections take turns. */
  send(
    statement: { name: string; sql: string; parameters: unknown[]; asker: string | null },
    callback: Callback,
  ): void {
    const place = this.#next;
    this.#next = (place + 1) % this.#clients.length;
    const query = new PreparedQuery(statement.name, statement.sql, statement.parameters, callback);
    query.asker = statement.asker;
    const client = this.#clients[place] ?? this.#open(place);
    client.holdBack();
    client.query(query);
  }

  /** Answers what was sent, then closes the connections. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const client of this.#clients) await client?.end();
  }

  /** Statements may be sent before it is connected: they wait, and fail if it cannot connect. */
  #open(place: number): PreparingClient {
    if (this.#closed) throw new Error("driver has already been destroyed");
    const client = new PreparingClient(this.#options);
    this.#clients[place] = client;
    // The next statement opens another connection in its place.
    const leave = (): void => {
      if (this.#clients[place] === client) this.#clients[place] = undefined;
    };
    client.on("error", leave).on("end", leave);
    client.connect((error?: Error | null) => {
      if (error) leave();
    });
    return client;
  }
}
