/**
 * The definition of one of the entry's forms. `use-part-form.ts` runs all of them in the same way (Specification §4).
 */
import type { EntrySaved, SalesForceEntry } from "@portal/contract/entry/entry";
import type { EntryField, EntryPart } from "@portal/contract/entry/parts";
import type { SaveBody } from "@portal/contract/entry/save/bodies";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import type * as z from "zod/mini";
import { apiCall } from "../../../platform/api/api-call.ts";
import { messagesOfIssues } from "../../../platform/forms/field-errors.ts";

/** Error messages by the field's path in the call's body, `openingHours.week.0.spans.1.from`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The values of a part by field, as history and comparison name them. */
export type PartFields = Readonly<Partial<Record<EntryField, unknown>>>;

/** `send` saves the valid values. It holds the body, so that the form does not need to know its shape. */
export type Checked = { ok: true; send: (version: number) => Promise<EntrySaved> } | { ok: false; errors: FieldErrors };

/** `Draft` is what the controls hold, including half-typed times. */
export type PartDefinition<Draft> = {
  readonly part: EntryPart;
  readonly draftOf: (entry: SalesForceEntry) => Draft;
  /** Validates by the contract's rules, which the server uses, too. */
  readonly check: (draft: Draft) => Checked;
  readonly fieldsOf: (draft: Draft) => PartFields;
  /** What this device may keep of the draft until the next visit. Default: everything. */
  readonly keepable?: (draft: Draft) => Draft;
  /** The draft with some fields replaced, after two versions were merged. */
  readonly withFields: (draft: Draft, fields: PartFields) => Draft;
};

/** Validates a part's fields by its rules; `send` saves the normalised values. */
export function checkedBy<P extends EntryPart>(part: P, rules: z.ZodMiniType, fields: object): Checked {
  const checked = rules.safeParse({ version: 1, ...fields });
  if (!checked.success) return { ok: false, errors: Object.fromEntries(messagesOfIssues(checked.error.issues)) };
  const body = checked.data as SaveBody<P>;
  return { ok: true, send: (version) => apiCall(saveCallOf(part), { body: { ...body, version } } as never) };
}

/** The message of a field, or the first one of the fields inside it. */
export const errorInside = (errors: FieldErrors, path: string): string | undefined =>
  Object.entries(errors).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];
