/** What each of the entry's forms is made of; `use-part-form.ts` runs them all the same way (Specification §4). */
import type { EntrySaved, SalesForceEntry } from "@portal/contract/entry/entry";
import type { EntryField, EntryPart } from "@portal/contract/entry/parts";
import type { SaveBody } from "@portal/contract/entry/save/bodies";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import type * as z from "zod/mini";
import { apiCall } from "../../../platform/api/api-call.ts";
import { messagesOfIssues } from "../../../platform/forms/field-errors.ts";

/** Error sentences by the field's path on the wire, `openingHours.week.0.spans.1.from`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The values of a part by the fields that history and comparison know. */
export type PartFields = Readonly<Partial<Record<EntryField, unknown>>>;

/** `send` saves what was found good: it carries the body, so that forms needn't know its shape. */
export type Checked = { ok: true; send: (version: number) => Promise<EntrySaved> } | { ok: false; errors: FieldErrors };

/** `Draft` is what the controls hold, half-typed times and all. */
export type PartDefinition<Draft> = {
  readonly part: EntryPart;
  readonly draftOf: (entry: SalesForceEntry) => Draft;
  /** The contract's rules, the same as the server's. */
  readonly check: (draft: Draft) => Checked;
  readonly fieldsOf: (draft: Draft) => PartFields;
  /** The draft with some fields replaced, after two versions were compared. */
  readonly withFields: (draft: Draft, fields: PartFields) => Draft;
};

/** Id of the control of a field, for focus and for the error's link. */
export const controlId = (part: EntryPart, path: string): string => `${part}-${path.replaceAll(".", "-")}`;

/** Checks a part's fields by the rules of its save; `send` saves what they were tidied to. */
export function checkedBy<P extends EntryPart>(part: P, rules: z.ZodMiniType, fields: object): Checked {
  const checked = rules.safeParse({ version: 1, ...fields });
  if (!checked.success) return { ok: false, errors: Object.fromEntries(messagesOfIssues(checked.error.issues)) };
  const body = checked.data as SaveBody<P>;
  return { ok: true, send: (version) => apiCall(saveCallOf(part), { body: { ...body, version } } as never) };
}

/** The sentence of a field, or of the first thing inside it. */
export const errorInside = (errors: FieldErrors, path: string): string | undefined =>
  Object.entries(errors).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];
