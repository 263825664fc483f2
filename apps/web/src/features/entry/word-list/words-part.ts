import type { JsonPart } from "@portal/contract/entry/parts";
import { saveBody } from "@portal/contract/entry/save/save-body";
import type * as z from "zod/mini";
import { checkedBy, type PartDefinition } from "../form-engine/part-definition.ts";
import { allWords, type WordsDraft } from "./add-words.ts";

/**
 * A part that is one list of words. A word that was typed but not added is saved, too.
 * @param field the part's only field
 * @param fields the rules of its save
 */
export function wordsPart<Part extends JsonPart, Field extends string>(
  part: Part,
  field: Field,
  fields: Record<Field, z.ZodMiniType<string[]>>,
): PartDefinition<WordsDraft> {
  const rules = saveBody(fields);
  const fieldsOf = (draft: WordsDraft) => ({ [field]: allWords(draft) });
  return {
    part,
    draftOf: (entry) => ({ chosen: (entry[part] as unknown as Record<Field, string[]>)[field], typed: "" }),
    check: (draft) => checkedBy(part, rules, fieldsOf(draft)),
    fieldsOf,
    withFields: (draft, changed: Readonly<Record<string, unknown>>) =>
      field in changed ? { chosen: changed[field] as readonly string[], typed: "" } : draft,
  };
}
