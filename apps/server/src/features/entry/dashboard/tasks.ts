/** What would make an entry more complete, and what an import would change, as tasks. Pure. */
import {
  type CompletenessAction,
  completenessOf,
  entryFactsOf,
} from "@portal/contract/entry/completeness/completeness";
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { fieldOfStep, placeOfPart } from "@portal/contract/entry/places";
import type { Task } from "../../dashboard/public.ts";

/** More would hide what other products need. */
const MOST_STEPS = 3;
const MOST_STEP_WEIGHT = 39;

/**
 * The steps that bring most, and those that somebody marked as not fitting, so that they can be shown again. They only
 * make something better, so they weigh less than any mistake.
 * @param unfit ids of the marked ones
 */
export function stepTasks(entry: SalesForceEntry, unfit: readonly string[]): Task[] {
  const { percent, actions } = completenessOf(entryFactsOf(entry));
  const isUnfit = ({ id }: CompletenessAction): boolean => unfit.includes(id);
  const wanted = actions.filter((action) => !isUnfit(action)).slice(0, MOST_STEPS);
  return [...wanted, ...actions.filter(isUnfit)].map((action, index) => stepTask(action, index === 0 ? percent : null));
}

/** `percent`: how complete the entry is, said once. */
function stepTask(action: CompletenessAction, percent: number | null): Task {
  const { id, part, title, benefit, minutes, gain } = action;
  return {
    key: `step-${id}`,
    title,
    detail: percent === null ? benefit : `${benefit} Ihr Eintrag ist zu ${percent} % vollständig.`,
    place: { page: "entry_data", place: placeOfPart(part, fieldOfStep(action)) },
    minutes,
    weight: Math.min(MOST_STEP_WEIGHT, 10 + 2 * gain),
    version: id,
  };
}

/** `open`: fields in which the provider's data contradict the entry. */
export const differenceTasks = (open: number, newest: string): Task[] =>
  open === 0
    ? []
    : [
        {
          key: "differences",
          title:
            open === 1 ? "Eine Angabe weicht von unseren Daten ab" : `${open} Angaben weichen von unseren Daten ab`,
          detail: "Ihre Angaben gelten weiter, bis Sie entscheiden.",
          place: { page: "entry_differences" },
          minutes: Math.min(20, 1 + open),
          weight: 62,
          version: `${open} ${newest}`,
        },
      ];
