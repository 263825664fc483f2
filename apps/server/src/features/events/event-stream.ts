/** The body of one open stream. */
import { Readable } from "node:stream";
import type { StreamEvent } from "@portal/contract/events/topics";

/** What the browser has not taken by then is dropped with the stream: it asks anew for everything anyway. */
export const MOST_WAITING_BYTES = 8 * 1024;
/** Milliseconds after which the browser opens the stream again, spread so that not all come at once. */
const SHORTEST_RETRY_MS = 1000;
const RETRY_SPREAD_MS = 3000;

export class EventStream extends Readable {
  readonly handle: string;
  readonly userId: number;
  companies: ReadonlySet<number> = new Set();

  constructor({ handle, userId }: { handle: string; userId: number }) {
    super({ highWaterMark: MOST_WAITING_BYTES, encoding: "utf8" });
    this.handle = handle;
    this.userId = userId;
    this.push(`retry: ${SHORTEST_RETRY_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n\n`);
  }

  override _read(): void {}

  send(event: StreamEvent, data: object = {}): void {
    if (this.destroyed || this.readableEnded) return;
    if (this.readableLength > MOST_WAITING_BYTES) return void this.destroy();
    this.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A browser that took nothing since the last beat is gone, or too slow to be served. */
  beat(): void {
    if (this.readableLength > 0) this.destroy();
    else this.send("beat");
  }

  end(): void {
    if (!this.destroyed && !this.readableEnded) this.push(null);
  }
}
