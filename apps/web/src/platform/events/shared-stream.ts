/**
 * One stream for all tabs of a browser: the tab that holds a lock has it and passes on what it hears. If that tab is
 * frozen, a visible one takes the lock away.
 */
import { SILENT_AFTER_MS, Source, type StreamMessage } from "./source.ts";

const LOCK = "portal-events";
const LOOK_EVERY_MS = 10_000;

/** `hello` asks the leading tab whether the stream is open. */
type TabMessage = StreamMessage | { readonly type: "hello" };
const TYPES = new Set(["news", "resync", "beat", "live", "hello"]);

/** Another tab may run another version of the portal. */
const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === "object" && data !== null && "type" in data && TYPES.has(String(data.type));

export class SharedStream {
  readonly #hear: (message: StreamMessage) => void;
  readonly #channel = new BroadcastChannel(LOCK);
  readonly #look: number;
  #waiting = new AbortController();
  #source: Source | undefined;
  #isLive = false;
  #heardAt = Date.now();
  /** Whether news came from another tab, which this one continues. */
  #hasHeard = false;
  #closed = false;

  constructor(hear: (message: StreamMessage) => void) {
    this.#hear = hear;
    this.#channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isTabMessage(data)) this.#fromTab(data);
    });
    this.#look = window.setInterval(this.#stealIfSilent, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", this.#stealIfSilent);
    this.#channel.postMessage({ type: "hello" });
    void this.#lead();
  }

  #fromTab(message: TabMessage): void {
    if (message.type === "hello") {
      if (this.#source) this.#channel.postMessage({ type: "live", live: this.#isLive });
      return;
    }
    this.#noteSign();
    if (!this.#source) this.#hear(message);
  }

  /** Resolves when another tab leads, or this one is closed. */
  async #lead(steal = false): Promise<void> {
    const waiting = this.#waiting;
    const options: LockOptions = steal ? { steal } : { signal: waiting.signal };
    const lost = await navigator.locks
      .request(LOCK, options, () => new Promise<void>((leave) => this.#start(leave)))
      .then(
        () => false,
        () => true,
      );
    // Given up for a request that steals.
    if (waiting !== this.#waiting) return;
    this.#stop();
    if (lost && !this.#closed) await this.#lead();
  }

  #start(leave: () => void): void {
    if (this.#closed) return leave();
    this.#waiting.signal.addEventListener("abort", () => leave());
    this.#source = new Source(this.#tell, this.#hasHeard);
  }

  #tell = (message: StreamMessage): void => {
    this.#noteSign();
    if (message.type === "live") this.#isLive = message.live;
    this.#channel.postMessage(message);
    this.#hear(message);
  };

  #noteSign(): void {
    this.#heardAt = Date.now();
    this.#hasHeard = true;
  }

  #stop(): void {
    this.#source?.close();
    this.#source = undefined;
  }

  #stealIfSilent = (): void => {
    if (this.#source || document.hidden || !navigator.onLine || Date.now() - this.#heardAt <= SILENT_AFTER_MS) return;
    this.#heardAt = Date.now();
    this.#waiting.abort();
    this.#waiting = new AbortController();
    void this.#lead(true);
  };

  close(): void {
    this.#closed = true;
    this.#waiting.abort();
    this.#stop();
    window.clearInterval(this.#look);
    document.removeEventListener("visibilitychange", this.#stealIfSilent);
    this.#channel.close();
    this.#hear({ type: "live", live: false });
  }
}
