import type { DetailPart, EntryDetails } from "@portal/contract/entry/details";
import type { EntrySaved } from "@portal/contract/entry/entry";
import type * as z from "zod/mini";
import { checkedBy, type PartDefinition } from "./part-definition.ts";

type PlainPart<Part extends DetailPart, Body> = {
  part: Part;
  /** The rules of its call. */
  body: z.ZodMiniType<Body>;
  send: (body: Body) => Promise<EntrySaved>;
  /** What goes on the wire of what the controls hold: lines that were left empty go. Default: all as it is. */
  tidied?: (draft: EntryDetails[Part]) => EntryDetails[Part];
};

/** A part whose controls hold what is stored: one document of the entry, field by field. */
export function plainPart<Part extends DetailPart, Body extends { version: number }>({
  part,
  body,
  send,
  tidied = (draft) => draft,
}: PlainPart<Part, Body>): PartDefinition<EntryDetails[Part]> {
  return {
    part,
    draftOf: (entry) => entry[part],
    check: (draft) => checkedBy(body, tidied(draft), send),
    fieldsOf: (draft) => tidied(draft),
    withFields: (draft, fields) => ({ ...draft, ...fields }),
  };
}
