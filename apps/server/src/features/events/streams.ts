/**
 * The open streams of this process. An event reaches a stream only after one statement has found, just then, that the
 * session is alive and may read the company; all streams are looked at every `RECHECK_MS` besides, and those whose
 * session is over are ended.
 */
import { BEAT_SECONDS, type CompanyEvent, type EventTopic } from "@portal/contract/events/topics";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { EventListener } from "../../platform/events/events.ts";
import { Problem } from "../../platform/problem.ts";
import type { EventStream } from "./event-stream.ts";
import { companiesOfSessions } from "./repository.ts";

/** One for each browser: the tabs share it. */
export const STREAMS_PER_PERSON = 10;
/** Protects the memory of the process; a stream takes some 20 kB. */
const STREAMS_PER_PROCESS = 20_000;
const RECHECK_MS = 30_000;
/** A new stream is told what was announced since then: its page was loaded a moment before. */
const RECENT_MS = 10_000;
const MOST_RECENT = 1000;
/** News that come closer together are delivered together. */
export const PAUSE_MS = 250;
/** Sessions of one statement. */
const BATCH = 500;
const RETRY_AFTER_SECONDS = 30;

type Needs = Pick<Dependencies, "db" | "clock" | "log">;

export class Streams implements EventListener {
  readonly #needs: Needs;
  readonly #open = new Set<EventStream>();
  readonly #perPerson = new Map<number, number>();
  #recent: { event: CompanyEvent; at: number }[] = [];
  #waiting = new Map<number, Set<EventTopic>>();
  #delivering = false;
  #timers: NodeJS.Timeout[] = [];

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  count(): number {
    return this.#open.size;
  }

  /** @throws Problem `request.throttled` if the person has too many already, `server.unavailable` if the process has */
  async add(stream: EventStream): Promise<void> {
    const { userId } = stream;
    const ofPerson = this.#perPerson.get(userId) ?? 0;
    if (ofPerson >= STREAMS_PER_PERSON) throw new Problem("request.throttled", { retryAfter: RETRY_AFTER_SECONDS });
    if (this.#open.size >= STREAMS_PER_PROCESS) throw new Problem("server.unavailable");
    this.#perPerson.set(userId, ofPerson + 1);
    this.#open.add(stream);
    if (this.#open.size === 1) this.#start();
    stream.once("close", () => this.#remove(stream));
    await this.#check([stream]);
    const from = performance.now() - RECENT_MS;
    for (const { event, at } of this.#recent) {
      if (at >= from && stream.companies.has(event.companyId)) stream.send("news", event);
    }
  }

  #remove(stream: EventStream): void {
    this.#open.delete(stream);
    const left = (this.#perPerson.get(stream.userId) ?? 1) - 1;
    if (left > 0) this.#perPerson.set(stream.userId, left);
    else this.#perPerson.delete(stream.userId);
    if (this.#open.size === 0) this.#stop();
  }

  #start(): void {
    this.#timers = [
      setInterval(() => this.#open.forEach((stream) => stream.beat()), BEAT_SECONDS * 1000).unref(),
      setInterval(() => void this.recheck(), RECHECK_MS).unref(),
    ];
  }

  #stop(): void {
    this.#timers.forEach((timer) => clearInterval(timer));
    this.#waiting.clear();
  }

  announced(event: CompanyEvent): void {
    const { companyId, topic } = event;
    this.#recent.push({ event, at: performance.now() });
    if (this.#recent.length > MOST_RECENT) this.#recent.splice(0, MOST_RECENT / 2);
    if (this.#open.size === 0) return;
    const topics = this.#waiting.get(companyId) ?? new Set<EventTopic>();
    this.#waiting.set(companyId, topics.add(topic));
    if (!this.#delivering) void this.#deliver();
  }

  resumed(): void {
    this.#open.forEach((stream) => stream.send("resync"));
  }

  ended(): void {
    this.#open.forEach((stream) => stream.end());
  }

  /** Ends the streams of sessions that are over, and takes in rights that came or went. */
  recheck(): Promise<void> {
    return this.#check([...this.#open]);
  }

  async #deliver(): Promise<void> {
    this.#delivering = true;
    while (this.#waiting.size > 0) {
      const news = this.#waiting;
      this.#waiting = new Map();
      const concerned = [...this.#open].filter(({ companies }) => [...news.keys()].some((id) => companies.has(id)));
      await this.#check(concerned);
      for (const stream of concerned) {
        for (const [companyId, topics] of news) {
          if (stream.companies.has(companyId)) topics.forEach((topic) => stream.send("news", { companyId, topic }));
        }
      }
      await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS).unref());
    }
    this.#delivering = false;
  }

  /** Without an answer of the database nobody knows who may hear what: the streams end, and browsers come again. */
  async #check(streams: readonly EventStream[]): Promise<void> {
    for (let from = 0; from < streams.length; from += BATCH) {
      const some = streams.slice(from, from + BATCH);
      try {
        const { db, clock } = this.#needs;
        const alive = await companiesOfSessions(
          db,
          some.map(({ handle }) => handle),
          clock.now(),
        );
        for (const stream of some) this.#settle(stream, alive.get(stream.handle));
      } catch (error) {
        this.#needs.log.warn({ reason: error instanceof Error ? error.message : String(error) }, "events: not checked");
        for (const stream of some) this.#settle(stream, undefined);
      }
    }
  }

  #settle(stream: EventStream, companies: ReadonlySet<number> | undefined): void {
    stream.companies = companies ?? new Set();
    if (companies === undefined) stream.end();
  }
}
