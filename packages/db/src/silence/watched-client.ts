import pg from "pg";

/** How long a connection that was ended may take to close. A silent one never would, and would keep the process alive. */
const END_TIMEOUT_MS = 1000;

const IDLE = "I";

/** Options that a pool passes on to its clients. */
type Options = pg.ClientConfig & { watch?: { add(client: WatchedClient): void } };
/** Members of pg's Connection that are missing in its types. */
type Wire = {
  readonly stream: { readonly bytesRead: number; readonly bytesWritten: number; destroy(e?: Error): void };
};

/** A connection that a `SilenceWatch` looks after. Watching costs a query nothing: only bytes are compared. */
export class WatchedClient extends pg.Client {
  /** Bytes that had been sent when PostgreSQL had answered all of them. */
  #answered = 0;

  constructor(options?: Options) {
    super(options);
    const note = (): void => void (this.#answered = this.#stream.bytesWritten);
    this.on("connect", note).on("drain", note);
    options?.watch?.add(this);
  }

  // pg replaces the stream when the connection becomes encrypted.
  get #stream(): Wire["stream"] {
    return (this.connection as unknown as Wire).stream;
  }

  /** Whether an answer is outstanding. */
  get isWaiting(): boolean {
    return this.#stream.bytesWritten > this.#answered;
  }

  /** Changes with every byte that is sent or received. */
  get traffic(): string {
    return `${this.#stream.bytesWritten} ${this.#stream.bytesRead}`;
  }

  /** Whether no transaction is open and nothing is waited for, so that nobody misses the connection. */
  get isIdle(): boolean {
    return !this.isWaiting && this.getTransactionStatus() === IDLE;
  }

  /** The process id of its PostgreSQL backend; null until it is connected. */
  get backend(): number | null {
    return (this as unknown as { processID: number | null }).processID;
  }

  /** Fails what waits for an answer, and leaves the pool. */
  destroy(reason: string): void {
    this.#stream.destroy(Object.assign(new Error(`Connection terminated: ${reason}`), { code: "ETIMEDOUT" }));
  }

  override end = ((callback?: (error: Error) => void) => {
    const timer = setTimeout(() => this.#stream.destroy(), END_TIMEOUT_MS).unref();
    this.once("end", () => clearTimeout(timer));
    return callback === undefined ? super.end() : super.end(callback);
  }) as pg.Client["end"];
}
