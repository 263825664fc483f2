/**
 * The one connection of a server process that listens for announcements. It is replaced when it breaks or falls silent;
 * what was announced meanwhile is lost, and `connected` says so.
 */
import { WatchedClient } from "@portal/db/silence/watched-client";
import type { FastifyBaseLogger } from "fastify";
import { CHANNEL } from "./announce.ts";

/** How often PostgreSQL is asked for a sign of life, and how long it may take. */
const LOOK_EVERY_MS = 4000;
const CONNECT_TIMEOUT_MS = 5000;
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

type Options = {
  databaseUrl: string;
  log: FastifyBaseLogger;
  /** Called with the payload of each announcement. */
  heard: (payload: string) => void;
  /** Called each time that it begins to listen: earlier announcements may have been missed. */
  connected: () => void;
};

export class Listener {
  readonly #options: Options;
  #client: WatchedClient | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pauseMs = SHORTEST_PAUSE_MS;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const { databaseUrl, heard, connected } = this.#options;
    const client = new WatchedClient({
      connectionString: databaseUrl,
      application_name: "portal events",
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    this.#client = client;
    client.on("error", () => {});
    client.once("end", () => this.#lost(client));
    client.on("notification", ({ payload }) => heard(payload ?? ""));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      return this.#lost(client);
    }
    if (this.#closed) return;
    this.#pauseMs = SHORTEST_PAUSE_MS;
    this.#watch(client);
    connected();
  }

  /** The protocol's Sync is answered without a statement, so watching costs PostgreSQL next to nothing. */
  #watch(client: WatchedClient): void {
    const connection = client.connection as unknown as { sync(): void };
    this.#timer = setInterval(() => {
      if (client.isWaiting) client.destroy("the database fell silent");
      else connection.sync();
    }, LOOK_EVERY_MS).unref();
  }

  /** May be called more than once for a connection. */
  #lost(client: WatchedClient): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#timer);
    client.destroy("replaced");
    if (this.#closed) return;
    this.#options.log.warn({ pauseMs: this.#pauseMs }, "events: not listening");
    this.#timer = setTimeout(() => void this.#connect(), this.#pauseMs).unref();
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }
}
