/**
 * Hints of visitors as the company sees them (`call-ugc`): what somebody wrote, what it would change, and what the
 * company makes of it. Who wrote it stays private. Requests for erasure are decided by the provider alone.
 */
import type { EntryField, EntryPart } from "../entry/parts.ts";
import { endpoint } from "../http/endpoint.ts";
import type { ContributionKind } from "./calls.ts";

/** Values in their wire shape, as in the history. */
export type HintField = { field: EntryField; current: unknown; proposed: unknown };
/** What accepting would save on top of `version` of the part. */
export type HintChange = { part: EntryPart; version: number; fields: HintField[] };

export type EntryHint = {
  id: number;
  kind: ContributionKind;
  text: string;
  /** ISO instant, UTC. */
  createdAt: string;
  /** Null if no new value can be read from the text for sure. */
  change: HintChange | null;
};

/** Older hints are decided or outdated. */
export const HINT_DAYS = 60;
/** Where the hints stand on the page of differences. */
export const HINTS_PLACE = "hinweise";

/** Undecided hints of the last weeks, newest first. */
export const getEntryHints = endpoint<{ hints: EntryHint[] }>()({
  name: "getEntryHints",
  method: "GET",
  path: "/api/customer/entry/hints",
});
