/** The body of a part's save: the version that it was made from, and the part's fields. */
import type * as z from "zod/mini";
import { signedByName } from "../rules/b2b-codex.ts";
import { PART_FIELDS, type PartInput } from "../rules/part-rules.ts";
import { ENTRY_PARTS, type EntryPart } from "../parts.ts";
import { saveBody } from "./save-body.ts";

export type SaveBody<P extends EntryPart> = PartInput<P> & { version: number };

const bodyOf = (part: EntryPart): z.ZodMiniType =>
  part === "b2bCodex" ? saveBody(PART_FIELDS.b2bCodex).check(signedByName) : saveBody(PART_FIELDS[part]);

/** The body of each part's save, for code that handles all parts. A form builds only its own. */
export const SAVE_BODIES = Object.fromEntries(ENTRY_PARTS.map((part) => [part, bodyOf(part)])) as {
  [P in EntryPart]: z.ZodMiniType<SaveBody<P>, z.input<z.ZodMiniObject<(typeof PART_FIELDS)[P]>> & { version: number }>;
};
