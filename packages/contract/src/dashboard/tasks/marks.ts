/** What a person can say about a task of the dashboard, and when the task is shown again. Pure. */
import { addDays, type Day, weekday } from "../../time/berlin-time.ts";

export const TASK_MARKS = ["done", "tomorrow", "next_week", "not_for_us"] as const;
export type TaskMarkKind = (typeof TASK_MARKS)[number];

export const MOST_KEY_CHARACTERS = 200;

/** Days after which a task that is marked as done, but still there, is shown again. */
const DONE_DAYS = 30;
const NOT_FOR_US_DAYS = 365;
const A_WEEK = 7;

/**
 * The first day on which the task is shown again. "Next week" is the next Monday. A task that was put off comes back on
 * its due day at the latest, because later nobody could do it in time.
 */
export function shownAgainOn(kind: TaskMarkKind, today: Day, dueDay: Day | null): Day {
  const day = addDays(today, daysOf(kind, today));
  const isPutOff = kind === "tomorrow" || kind === "next_week";
  return isPutOff && dueDay !== null && dueDay > today && dueDay < day ? dueDay : day;
}

function daysOf(kind: TaskMarkKind, today: Day): number {
  switch (kind) {
    case "done":
      return DONE_DAYS;
    case "tomorrow":
      return 1;
    case "next_week":
      return A_WEEK - weekday(today);
    case "not_for_us":
      return NOT_FOR_US_DAYS;
  }
}

export type TaskMark = { kind: TaskMarkKind; fingerprint: string; untilDay: Day };

/**
 * Whether a mark hides a task today. One that is done hides it only while it says the same: three open ratings that were
 * dealt with are not the fourth one.
 */
export const isHidden = (mark: TaskMark, fingerprint: string, today: Day): boolean =>
  today < mark.untilDay && (mark.kind !== "done" || mark.fingerprint === fingerprint);
