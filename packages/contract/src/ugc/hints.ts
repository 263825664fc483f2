/**
 * Hints of visitors as the company sees them (`call-ugc`): what somebody wrote, what it would change, and what the
 * company makes of it. Who wrote it stays private. Requests for erasure are decided by the provider alone.
 */
import * as z from "zod/mini";
import { FIELD_LABELS, type EntryField, type EntryPart } from "../entry/parts.ts";
import { endpoint } from "../http/endpoint.ts";
import { idNumber } from "../http/ids.ts";
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

/**
 * - `accept`: saves the change that was shown.
 * - `right`: the hint was right, and somebody mended the entry by hand.
 * - `wrong`: nothing changes.
 * - `reopen`: takes any of these back; a saved change is undone like every other.
 */
export const HINT_DECISIONS = ["accept", "right", "wrong", "reopen"] as const;
export type HintDecision = (typeof HINT_DECISIONS)[number];

const field = z.enum(Object.keys(FIELD_LABELS) as [EntryField, ...EntryField[]], "Diese Angabe gibt es nicht.");

/**
 * Decides a hint. With `accept` comes what the person saw: answers 409 `entry.difference_changed` if the hint would
 * change anything else by now.
 */
export const decideEntryHint = endpoint<{ changeId: number | null }>()({
  name: "decideEntryHint",
  method: "POST",
  path: "/api/customer/entry/hints/decide",
  body: z.object({
    id: idNumber,
    decision: z.enum(HINT_DECISIONS, "Bitte entscheiden Sie sich."),
    seen: z._default(
      z.nullable(
        z.object({ version: z.int().check(z.positive("Bitte laden Sie die Seite neu.")), fields: z.array(field) }),
      ),
      null,
    ),
  }),
  errors: [
    "entry.not_found",
    "entry.stale_version",
    "entry.difference_changed",
    "entry.name_imitates_provider",
    "ugc.hint_not_found",
  ],
});
