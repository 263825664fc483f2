import type { EntrySaved, SalesForceEntry } from "@portal/contract/entry/entry";
import type { EntryField, EntryPart } from "@portal/contract/entry/part-labels";
import type * as z from "zod/mini";
import { checkedBy, type PartDefinition } from "../form-engine/part-definition.ts";
import { allWords, type WordsDraft } from "./words.ts";

type WordsPart<Body> = {
  part: EntryPart;
  /** The one field that holds the words. */
  field: EntryField;
  wordsOf: (entry: SalesForceEntry) => readonly string[];
  /** The rules of its call. */
  body: z.ZodMiniType<Body>;
  send: (body: Body) => Promise<EntrySaved>;
};

/** A part that is one list of words; a word that was typed but not added counts as meant. */
export function wordsPart<Body extends { version: number }>({
  part,
  field,
  wordsOf,
  body,
  send,
}: WordsPart<Body>): PartDefinition<WordsDraft> {
  const fieldsOf = (draft: WordsDraft) => ({ [field]: allWords(draft) });
  return {
    part,
    draftOf: (entry) => ({ chosen: wordsOf(entry), typed: "" }),
    check: (draft) => checkedBy(body, fieldsOf(draft), send),
    fieldsOf,
    withFields: (draft, fields) =>
      field in fields ? { chosen: fields[field] as readonly string[], typed: "" } : draft,
  };
}
