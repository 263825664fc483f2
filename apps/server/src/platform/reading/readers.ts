/** What both sides of a parsing thread know. */

// oxlint-disable-next-line typescript/no-explicit-any -- any function is a reader
export type Readers = Record<string, (...input: any[]) => unknown>;

/** A message to the thread, one at a time. */
export type ReadingOrder = { what: string; input: readonly unknown[] };
/** The thread's answer. The reason for an unreadable page is not needed. */
export type ReadingAnswer = { read: unknown } | "unreadable";
