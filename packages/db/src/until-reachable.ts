/** Waits for a PostgreSQL that starts, recovers or is restarted at the same time as we are. */
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
const CONNECT_TIMEOUT_MS = 5000;
/** Classes of SQLSTATE that time mends: too few resources, shutting down and starting up, a broken connection. */
const PASSES = /^(?:53|57P|08)/;

type Options = {
  patienceMs: number;
  /** Called once, if PostgreSQL does not answer at first, with the reason in a word or sentence. */
  onWaiting(reason: string): void;
  signal?: AbortSignal | undefined;
};

/** The database did not answer in time, or refuses us. The message is PostgreSQL's or the network's reason. */
export class DatabaseAway extends Error {
  /** Undefined for the network's reasons that have none. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.code = codeOf(cause);
  }
}

/** @throws DatabaseAway if there is no connection within the patience, or waiting does not help */
export async function untilReachable(url: string, { patienceMs, onWaiting, signal }: Options): Promise<void> {
  const until = performance.now() + patienceMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      await connectOnce(url);
      return;
    } catch (error) {
      const isRefused = error instanceof pg.DatabaseError && !PASSES.test(error.code ?? "");
      if (isRefused || performance.now() + pause > until) throw new DatabaseAway(error);
      if (pause === FIRST_PAUSE_MS) onWaiting(reasonOf(error));
    }
    await delay(pause, undefined, { signal });
  }
}

async function connectOnce(url: string): Promise<void> {
  const options = { application_name: "portal start", connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const client = new pg.Client({ connectionString: url, ...options });
  client.on("error", () => {});
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => {});
  }
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | null)?.code;

/** Of a name with several addresses, all of which failed, the first failure. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
