/** How the secretarial service answers (Specification §3: "vacationEndDate (null becomes empty)"). */
import * as z from "zod/mini";
import { type AnsweringHours, answeringHours } from "../opening-hours/answering-hours.ts";
import { forwardingNumber, greetingOf, type NextAbsence, settingsVersion } from "../phone/settings.ts";
import { emptyOr, paragraphsOf } from "../text/text-fields.ts";
import { type Day, isDay } from "../time/berlin-time.ts";

export const VACATION_NOTE_CHARACTERS = 300;

export type SecretarialSettings = {
  /** The number to which the company forwards its telephone; the provider assigns it. */
  serviceNumber: string;
  greeting: string;
  /** Where urgent calls are put through; "" for nowhere. */
  forwardTo: string;
  hours: AnsweringHours;
  /** First and last day; null where none is given. Without an end the vacation lasts until further notice. */
  vacationStartDate: Day | null;
  vacationEndDate: Day | null;
  vacationNote: string;
  /** Entered on the page for absences; it holds beside the vacation. */
  absence: NextAbsence | null;
  /** Counts saves; a save names the version that the person saw. */
  version: number;
};

/** A day, or none: null and "" mean the same. */
const dayOrNone = z.pipe(
  z.nullable(z.string().check(emptyOr(isDay, "Bitte geben Sie ein gültiges Datum ein."))),
  z.transform((day: string | null) => (day === "" ? null : day)),
);

type Vacation = Pick<SecretarialSettings, "vacationStartDate" | "vacationEndDate">;

/** Why a vacation cannot be saved, with its field; undefined if it can. */
export function vacationProblem({ vacationStartDate: from, vacationEndDate: to }: Vacation) {
  if (from === null && to !== null)
    return { field: "vacationStartDate", message: "Bitte geben Sie auch den ersten Tag an." } as const;
  if (from !== null && to !== null && to < from)
    return { field: "vacationEndDate", message: "Der letzte Tag liegt vor dem ersten." } as const;
  return undefined;
}

/** True on the days of the vacation. */
export const isOnVacation = ({ vacationStartDate: from, vacationEndDate: to }: Vacation, today: Day): boolean =>
  from !== null && from <= today && (to === null || today <= to);

export const secretarialSettings = z
  .object({
    version: settingsVersion,
    greeting: greetingOf("Bitte geben Sie an, wie wir uns für Sie melden."),
    forwardTo: forwardingNumber,
    hours: answeringHours,
    vacationStartDate: dayOrNone,
    vacationEndDate: dayOrNone,
    vacationNote: paragraphsOf(VACATION_NOTE_CHARACTERS),
  })
  .check(({ value, issues }) => {
    const problem = vacationProblem(value);
    if (problem === undefined) return;
    issues.push({ code: "custom", input: value, path: [problem.field], message: problem.message });
  });
