/** Decides a hint of a visitor. Apart from the list, which comes with the first page. */
import * as z from "zod/mini";
import { FIELD_LABELS, type EntryField } from "../entry/parts.ts";
import { endpoint } from "../http/endpoint.ts";
import { idNumber } from "../http/ids.ts";

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
