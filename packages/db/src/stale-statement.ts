/** Prepared statements that PostgreSQL refuses because a migration changed what they read. */
import pg from "pg";

const INVALID_STATEMENT_NAME = "26000";
const FEATURE_NOT_SUPPORTED = "0A000";
/** A migration may end between two attempts; more than a few failures in a row have another cause. */
const MAX_ATTEMPTS = 4;

/**
 * Whether PostgreSQL refused a prepared statement before running it: the type of its columns has changed ("cached plan
 * must not change result type"), or the statement is gone (a pooler between us reset its connection).
 */
export function isStaleStatement(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  // Recognised by the function that raises it, because the code has many meanings and the text is translated.
  if (error.code === FEATURE_NOT_SUPPORTED) return error.routine === "RevalidateCachedQuery";
  return error.code === INVALID_STATEMENT_NAME;
}

/** Repeats work that met a stale statement, which is then prepared again. */
export async function againWhereStale<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isStaleStatement(error)) throw error;
    }
  }
}
