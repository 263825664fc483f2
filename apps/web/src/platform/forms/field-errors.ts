import type * as z from "zod/mini";

/** One German sentence per form path ("week.0.spans.1.from"); the first wins. */
export type FieldMessages = ReadonlyMap<string, string>;

/** What a schema finds wrong with a form's values. */
export function messagesOfIssues(issues: readonly z.core.$ZodIssue[]): FieldMessages {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = path.map(String).join(".");
    if (!messages.has(name)) messages.set(name, message);
  }
  return messages;
}
