/**
 * The saves of the entry, one call per part (Specification §4 "Entry update", §7 "updateEntry…"). Each names the
 * version that it was made from and is refused if another save came in between.
 */
import type { Endpoint } from "../../http/endpoint.ts";
import type { ProblemCode } from "../../http/problems.ts";
import { type EntryPart, PARTS } from "../parts.ts";
import type { EntrySaved } from "../entry.ts";
import type { SAVE_BODIES } from "./bodies.ts";

const SAVE_REFUSALS: readonly ProblemCode[] = [
  "entry.not_found",
  "entry.stale_version",
  "entry.name_imitates_provider",
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export type SaveCall<P extends EntryPart = EntryPart> = Endpoint<
  EntrySaved,
  undefined,
  undefined,
  (typeof SAVE_BODIES)[P]
>;

/** The call that saves a part. It carries no schema, so a form loads only its own part's rules. */
export function saveCallOf<P extends EntryPart>(part: P): SaveCall<P> {
  const { refusals = [] } = PARTS[part] as { refusals?: readonly ProblemCode[] };
  const isCodex = part === "b2bCodex";
  return {
    name: isCodex ? "updateB2bCodex" : `updateEntry${capital(part)}`,
    method: "POST",
    path: isCodex ? "/api/customer/entry/b2b-codex/update" : `/api/customer/updateEntry${capital(part)}`,
    accountId: "required",
    errors: [...SAVE_REFUSALS, ...refusals],
  };
}
