/** From refusals to fields. Pure. */
import type { WireError } from "@portal/contract/problems";
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

/** Splits a refusal into what belongs to a field of this form and what belongs to the form as a whole. */
export function splitServerErrors(
  errors: readonly WireError[],
  isField: (name: string) => boolean,
): { fields: FieldMessages; general: readonly string[] } {
  const fields = new Map<string, string>();
  const general: string[] = [];
  for (const { field, message } of errors) {
    if (field !== undefined && isField(field)) {
      if (!fields.has(field)) fields.set(field, message);
    } else if (!general.includes(message)) {
      general.push(message);
    }
  }
  return { fields, general };
}
