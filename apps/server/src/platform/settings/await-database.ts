import { DatabaseAway, untilReachable } from "@portal/db/until-reachable";
import { WrongSettings } from "./check-settings.ts";

/** After a crash, PostgreSQL first reads its log again. */
const PATIENCE_SECONDS = 120;

type Options = { patienceSeconds?: number; onWaiting(text: string): void; signal?: AbortSignal };

/**
 * Waits while PostgreSQL starts or recovers. What waiting does not mend, such as a wrong password, ends it at once.
 * @throws WrongSettings with PostgreSQL's reason
 */
export async function awaitDatabase(
  databaseUrl: string,
  { patienceSeconds = PATIENCE_SECONDS, onWaiting, signal }: Options,
): Promise<void> {
  try {
    await untilReachable(databaseUrl, {
      patienceMs: patienceSeconds * 1000,
      onWaiting: (reason) =>
        onWaiting(`The database does not answer yet (${reason}); trying for ${patienceSeconds} seconds.`),
      signal,
    });
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error;
    throw new WrongSettings([
      { name: "DATABASE_URL", text: `names a database that does not answer: ${error.message}` },
    ]);
  }
}
