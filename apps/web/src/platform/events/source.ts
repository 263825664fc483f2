/** The connection to the server's stream: opened again after failures, sleep and silence. */
import { getEvents } from "@portal/contract/events/calls";
import { BEAT_SECONDS, type CompanyEvent, readCompanyEvent } from "@portal/contract/events/topics";

/** What the stream tells, between tabs too. */
export type StreamMessage =
  | { readonly type: "news"; readonly event: CompanyEvent }
  | { readonly type: "resync" }
  | { readonly type: "beat" }
  | { readonly type: "live"; readonly live: boolean };

/** Two beats and a bit. */
export const SILENT_AFTER_MS = (2 * BEAT_SECONDS + 5) * 1000;
const LOOK_EVERY_MS = 10_000;
const SHORTEST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

export class Source {
  readonly #tell: (message: StreamMessage) => void;
  #source: EventSource | undefined;
  #heardAt = 0;
  #wasOpen: boolean;
  #pauseMs = SHORTEST_PAUSE_MS;
  #retry: number | undefined;
  readonly #look: number;

  /** @param continues whether another stream was there before, between whose end and this one something may be missed */
  constructor(tell: (message: StreamMessage) => void, continues: boolean) {
    this.#tell = tell;
    this.#wasOpen = continues;
    this.#look = window.setInterval(this.#reopenIfSilent, LOOK_EVERY_MS);
    window.addEventListener("online", this.#reopenIfSilent);
    document.addEventListener("visibilitychange", this.#reopenIfSilent);
    this.#open();
  }

  #open = (): void => {
    window.clearTimeout(this.#retry);
    this.#source?.close();
    this.#heardAt = Date.now();
    const source = new EventSource(getEvents.path);
    this.#source = source;
    source.addEventListener("open", () => this.#opened());
    source.addEventListener("error", () => this.#failed(source));
    source.addEventListener("news", ({ data }: MessageEvent<string>) => {
      const event = readCompanyEvent(data);
      if (event !== undefined) this.#heard({ type: "news", event });
    });
    for (const type of ["resync", "beat"] as const) source.addEventListener(type, () => this.#heard({ type }));
  };

  #opened(): void {
    this.#pauseMs = SHORTEST_PAUSE_MS;
    this.#heard({ type: "live", live: true });
    // What came while the stream was away is lost.
    if (this.#wasOpen) this.#heard({ type: "resync" });
    this.#wasOpen = true;
  }

  #heard(message: StreamMessage): void {
    this.#heardAt = Date.now();
    this.#tell(message);
  }

  /** The browser tries again by itself after a cut, but not after a refusal. */
  #failed(source: EventSource): void {
    this.#tell({ type: "live", live: false });
    if (source.readyState !== EventSource.CLOSED) return;
    window.clearTimeout(this.#retry);
    this.#retry = window.setTimeout(this.#open, this.#pauseMs * (1 + Math.random()));
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }

  /** A device that slept, or a network that forgot the connection, tells nobody. */
  #reopenIfSilent = (): void => {
    if (navigator.onLine && Date.now() - this.#heardAt > SILENT_AFTER_MS) this.#open();
  };

  close(): void {
    window.clearTimeout(this.#retry);
    window.clearInterval(this.#look);
    window.removeEventListener("online", this.#reopenIfSilent);
    document.removeEventListener("visibilitychange", this.#reopenIfSilent);
    this.#source?.close();
    this.#tell({ type: "live", live: false });
  }
}
