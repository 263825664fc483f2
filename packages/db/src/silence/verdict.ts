/** When a connection that says nothing counts as silent, which neither a slow statement nor an answer on its way is. */

/** A statement of this length makes the watch ask PostgreSQL about its backend. */
export const SUSPECT_AFTER_MS = 2000;
/** Without any answer from the database nobody can know more: the requests that wait are refused. */
export const UNREACHABLE_AFTER_MS = 10_000;
/** Added to the time after which PostgreSQL itself gives up on a statement. */
const MARGIN_MS = 5000;

/**
 * What another connection says of the backend: `working` on a statement; `resting`, although we wait for its answer;
 * `gone`; `unknown` where a pooler hides the backends; `unreachable` where no other connection can be made.
 */
export type Report = "working" | "resting" | "gone" | "unknown" | "unreachable";

/** The milliseconds after which a connection that says nothing is given up, whatever another one says of it. */
export const longestSilence = (statementTimeout: number): number =>
  statementTimeout === 0 ? Infinity : statementTimeout + MARGIN_MS;

/** @param silentMs since the last byte was sent or received */
export function isSilent(report: Report, silentMs: number, statementTimeout: number): boolean {
  if (silentMs >= longestSilence(statementTimeout)) return true;
  if (report === "unreachable") return silentMs >= UNREACHABLE_AFTER_MS;
  return silentMs >= SUSPECT_AFTER_MS && (report === "resting" || report === "gone");
}
