import type { JsonPart, PartValues } from "@portal/contract/entry/parts";
import { saveBody } from "@portal/contract/entry/save/save-body";
import type * as z from "zod/mini";
import { checkedBy, type PartDefinition } from "./part-definition.ts";

/**
 * A part whose controls hold the stored values: one document of the entry, field by field.
 * @param fields the rules of its save
 * @param tidied turns the controls' values into what is sent, for example without empty lines. Default: unchanged.
 */
export function plainPart<Part extends JsonPart>(
  part: Part,
  fields: z.core.$ZodShape,
  tidied: (draft: PartValues[Part]) => PartValues[Part] = (draft) => draft,
): PartDefinition<PartValues[Part]> {
  const rules = saveBody(fields);
  return {
    part,
    draftOf: (entry) => entry[part],
    check: (draft) => checkedBy(part, rules, tidied(draft)),
    fieldsOf: (draft) => tidied(draft),
    withFields: (draft, changed) => ({ ...draft, ...changed }),
  };
}
