/** Objections as each side may see them. */
import type {
  DisputedRating,
  Objection,
  ObjectionItem,
  ObjectionStep,
} from "@portal/contract/ratings/objections/calls";
import type { DeskObjection } from "@portal/contract/ratings/objections/desk-calls";
import {
  mayComplain,
  type ObjectionAction,
  objectionActions,
  type ObjectionRole,
} from "@portal/contract/ratings/objections/states";
import { isAuthorKnown, mayDecide } from "./advance.ts";
import type { ItemRow } from "./lists.ts";
import type { ObjectionRow, StepRow } from "./repository.ts";

type Side = Exclude<ObjectionRole, "system">;

export const toItem = (row: ItemRow): ObjectionItem => ({
  id: row.id,
  reason: row.reason,
  state: row.state,
  outcome: row.outcome,
  company: row.company_name,
  stars: row.stars,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  dueOn: row.due_on,
});

type RatingColumns = "rating_id" | "source" | "stars" | "title" | "body" | "rated_at" | "rating_state";
export const toRating = (
  row: Pick<ObjectionRow, RatingColumns> & Partial<Pick<ObjectionRow, "changed">>,
): DisputedRating => ({
  id: row.rating_id,
  source: row.source,
  stars: row.stars,
  title: row.title,
  body: row.body,
  ratedAt: row.rated_at.toISOString(),
  state: row.rating_state,
  changed: row.changed ? { ...row.changed, at: new Date(row.changed.at).toISOString() } : null,
});

/** How the desk works on a proposal is its own business. */
const DESK_ONLY: ReadonlySet<StepRow["action"]> = new Set(["propose", "return"]);

/**
 * The author's own words may tell who the author is, so the company reads what the desk passes on (`forward`) and the
 * reasons of decisions.
 */
const readsText = (step: StepRow, side: Side): boolean =>
  side === "manager" || step.role !== "author" || side === "author";

const toStep = (step: StepRow, side: Side): ObjectionStep => ({
  id: step.id,
  action: step.action,
  by: step.role === "company" || step.role === "author" ? step.role : "provider",
  text: readsText(step, side) ? step.text : "",
  at: step.at.toISOString(),
});

export function toObjection(row: ObjectionRow, steps: readonly StepRow[], side: Side): Objection {
  const { outcome, ground, reasons } = row;
  return {
    ...toItem(row),
    text: row.text,
    rating: toRating(row),
    decision: outcome === null || ground === null || reasons === null ? null : { outcome, ground, reasons },
    steps: steps.filter(({ action }) => side === "manager" || !DESK_ONLY.has(action)).map((step) => toStep(step, side)),
    actions: objectionActions(row.state, side).filter(
      (action) => action !== "complain" || mayComplain(row.outcome, side),
    ),
  };
}

/** For the desk, and for this person: whoever proposed cannot decide. */
export function toDeskObjection(row: ObjectionRow, steps: readonly StepRow[], userId: number): DeskObjection {
  const objection = toObjection(row, steps, "manager");
  const colleagues = new Map(steps.map(({ id, colleague }) => [id, colleague ?? ""]));
  const { proposed_outcome: outcome, proposed_ground: ground, proposed_reasons: reasons } = row;
  const authorKnown = isAuthorKnown(row);
  const isPossible: Partial<Record<ObjectionAction, boolean>> = {
    ask_author: authorKnown,
    review: !authorKnown,
    decide: mayDecide(row, userId),
  };
  return {
    ...objection,
    steps: objection.steps.map((step) => ({ ...step, colleague: colleagues.get(step.id) ?? "" })),
    actions: objection.actions.filter((action) => isPossible[action] !== false),
    proposal:
      outcome === null || ground === null || reasons === null
        ? null
        : { outcome, ground, reasons, own: row.proposed_by_user_id === userId, by: row.proposed_by ?? "" },
    authorKnown,
  };
}
