import type * as z from "zod/mini";

/** One German message per form path ("week.0.spans.1.from"); the first one wins. */
export type FieldMessages = ReadonlyMap<string, string>;

/** The messages of a schema's issues by path. */
export function messagesOfIssues(issues: readonly z.core.$ZodIssue[]): FieldMessages {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = path.map(String).join(".");
    if (!messages.has(name)) messages.set(name, message);
  }
  return messages;
}
