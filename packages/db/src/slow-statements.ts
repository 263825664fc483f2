/** Statements that take long, reported by name and text: never by the values they were sent with. */
export type SlowStatement = {
  /** The name of a `statement()`; undefined for SQL that was built for one request. */
  name: string | undefined;
  /** With `$1` in place of values, on one line, cut off. */
  text: string;
  ms: number;
  failed: boolean;
  /** What `context` told. */
  context: string | undefined;
};

export type SlowStatements = {
  /** Milliseconds from which a statement is reported. */
  fromMs: number;
  /** For whom a statement runs. Read when it is asked for: its connection and its end come as events of others. */
  context(): string | undefined;
  report(statement: SlowStatement): void;
  /** Called when a statement is asked for; what it returns, if anything, when it has ended. For traces. */
  follow?(sql: string): Followed | undefined;
};

export type Followed = (failed: boolean) => void;

const LONGEST_TEXT = 600;

/** Called when a statement is sent; the result is to be called when it has ended. */
export function watchStatement(
  { fromMs, report }: SlowStatements,
  { name, sql, asker }: { name: string | undefined; sql: string; asker: string | undefined },
): (error?: unknown) => void {
  const begun = performance.now();
  return (error) => {
    const ms = performance.now() - begun;
    if (ms < fromMs) return;
    const text = sql.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_TEXT);
    report({ name, text, ms: Math.round(ms), failed: error !== undefined && error !== null, context: asker });
  };
}
