/**
 * Finds connections that fell silent: open for both sides, and nothing comes any more, as after a failover, or behind a
 * firewall that forgot them. PostgreSQL's own timeouts end with its network, and pg's `query_timeout` leaves the
 * connection in the pool. The watch destroys the connection, so that the pool opens a new one.
 */
import { askAboutBackends, endAbandonedTransactions } from "./backends.ts";
import { isSilent, longestSilence, SUSPECT_AFTER_MS } from "./verdict.ts";
import type { WatchedClient } from "./watched-client.ts";

const LOOK_EVERY_MS = 500;
/** An answer that left PostgreSQL just before our question arrives within this time. */
const ON_ITS_WAY_MS = 250;
/** Each pause between two questions about a slow statement is longer than the one before. */
const PAUSE_GROWTH = 1.5;

type Options = {
  url: string;
  applicationName: string;
  /** PostgreSQL's own limit of one statement; 0 means none. */
  statementTimeout: number;
};
/** `askAfter`: milliseconds of silence after which PostgreSQL is asked next. */
type Seen = { traffic: string; since: number; askAfter: number };

const seenNow = (traffic: string): Seen => ({ traffic, since: performance.now(), askAfter: SUSPECT_AFTER_MS });

export class SilenceWatch {
  readonly #clients = new Map<WatchedClient, Seen>();
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #asking = false;

  constructor(options: Options) {
    this.#options = options;
  }

  add(client: WatchedClient): void {
    this.#clients.set(client, seenNow(""));
    client.once("end", () => this.#remove(client));
    this.#timer ??= setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  #remove(client: WatchedClient): void {
    this.#clients.delete(client);
    if (this.#clients.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    const now = performance.now();
    for (const [client, seen] of this.#clients) {
      const { traffic } = client;
      if (!client.isWaiting || traffic !== seen.traffic) this.#clients.set(client, seenNow(traffic));
      else if (now - seen.since >= longestSilence(this.#options.statementTimeout)) this.#destroy(client);
    }
    const suspects = [...this.#clients].filter(([, { since, askAfter }]) => now - since >= askAfter);
    if (suspects.length > 0 && !this.#asking) void this.#ask(suspects);
  }

  async #ask(suspects: [WatchedClient, Seen][]): Promise<void> {
    this.#asking = true;
    for (const [, seen] of suspects) seen.askAfter *= PAUSE_GROWTH;
    const { url, applicationName, statementTimeout } = this.#options;
    const pids = suspects.flatMap(([{ backend }]) => backend ?? []);
    const reportOf = await askAboutBackends({ url, applicationName, pids });
    await new Promise((resolve) => void setTimeout(resolve, ON_ITS_WAY_MS).unref());
    const silent = suspects.filter(
      ([client, { traffic, since }]) =>
        client.backend !== null &&
        client.traffic === traffic &&
        isSilent(reportOf(client.backend), performance.now() - since, statementTimeout),
    );
    for (const [client] of silent) this.#destroy(client);
    // What happened to one of them has probably happened to those at rest, and the next request would find out slowly.
    if (silent.length > 0) for (const client of this.#clients.keys()) if (client.isIdle) this.#destroy(client);
    const left = silent.flatMap(([{ backend }]) => backend ?? []).filter((pid) => reportOf(pid) === "resting");
    if (left.length > 0) await endAbandonedTransactions({ url, applicationName, pids: left }).catch(() => {});
    this.#asking = false;
  }

  #destroy(client: WatchedClient): void {
    client.destroy("the database fell silent");
  }
}
