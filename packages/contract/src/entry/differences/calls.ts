/**
 * Changes that the provider's data propose to parts that the owner saved. Each difference waits until somebody of the
 * company accepts or refuses it, field by field.
 */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import type { EntrySaved } from "../entry.ts";
import { FIELD_LABELS, ENTRY_PARTS, type EntryField, type EntryPart } from "../parts.ts";

/** Values in their wire shape, as in the history. */
export type EntryDifferenceField = { field: EntryField; current: unknown; proposed: unknown };

export type EntryDifference = {
  part: EntryPart;
  /** The part's version that `current` comes from. */
  version: number;
  /** Identifies exactly this proposal. A decision sends it back. */
  proposal: string;
  /** When the provider's data proposed it; ISO instant, UTC. */
  proposedAt: string;
  /** Undecided fields, in the order of the page. */
  fields: EntryDifferenceField[];
  /** Fields refused with the value that is still proposed. A refusal can be reopened. */
  refused: EntryDifferenceField[];
};

/** Only parts that differ, in the order of the page. `open` counts the undecided fields. */
export const getEntryDifferences = endpoint<{ differences: EntryDifference[]; open: number }>()({
  name: "getEntryDifferences",
  method: "GET",
  path: "/api/customer/entry/differences",
});

/** `accept` takes the provider's value, `refuse` keeps the company's, `reopen` undoes a refusal. */
export const DIFFERENCE_DECISIONS = ["accept", "refuse", "reopen"] as const;
export type DifferenceDecision = (typeof DIFFERENCE_DECISIONS)[number];

const field = z.enum(
  Object.keys(FIELD_LABELS) as [EntryField, ...EntryField[]],
  "Bitte wählen Sie eine Angabe aus der Liste.",
);
const decision = z.enum(DIFFERENCE_DECISIONS, "Bitte entscheiden Sie sich.");

/**
 * Decides fields of one part, all or none of them. Accepted fields are one save with its line in the history;
 * `changeId` is null if nothing was accepted. Answers 409 `entry.difference_changed` if the proposal has changed or a
 * field no longer differs.
 */
export const decideEntryDifferences = endpoint<EntrySaved>()({
  name: "decideEntryDifferences",
  method: "POST",
  path: "/api/customer/entry/differences/decide",
  body: z.object({
    part: z.enum(ENTRY_PARTS, "Bitte wählen Sie einen Teil des Eintrags."),
    version: z.int().check(z.positive("Bitte laden Sie die Seite neu.")),
    proposal: z.string().check(z.regex(/^[0-9a-f]{32}$/, "Bitte laden Sie die Seite neu.")),
    decisions: z.array(z.object({ field, decision })).check(
      z.minLength(1, "Bitte entscheiden Sie über mindestens eine Angabe."),
      z.maxLength(20, "Bitte jede Angabe nur einmal."),
      z.refine(
        (decisions) => new Set(decisions.map((one) => one.field)).size === decisions.length,
        "Bitte jede Angabe nur einmal.",
      ),
    ),
  }),
  errors: [
    "entry.not_found",
    "entry.stale_version",
    "entry.difference_changed",
    "entry.name_imitates_provider",
    "entry.trade_unknown",
  ],
});
