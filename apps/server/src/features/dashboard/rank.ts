/** The order of tasks: the most valuable first. Pure. */
import type { TaskUrgency } from "@portal/contract/dashboard/calls";
import { type Day, daysBetween } from "@portal/contract/time/berlin-time";
import type { Task } from "./source.ts";

/** Within so many days of its due day, a task gains as much weight. Beyond its due day it is as urgent as on it. */
const URGENCY: readonly (readonly [days: number, gain: number])[] = [
  [0, 100],
  [3, 50],
  [7, 25],
];

export function valueOf({ weight, dueDay }: Pick<Task, "weight" | "dueDay">, today: Day): number {
  if (dueDay === undefined) return weight;
  const left = daysBetween(today, dueDay);
  return weight + (URGENCY.find(([days]) => left <= days)?.[1] ?? 0);
}

/** Of two that are worth the same, the shorter one comes first; then the key decides, so that the order never changes. */
export const inOrder = <T extends Task>(tasks: readonly T[], today: Day): T[] =>
  tasks.toSorted(
    (one, other) =>
      valueOf(other, today) - valueOf(one, today) ||
      one.minutes - other.minutes ||
      (one.key < other.key ? -1 : Number(one.key > other.key)),
  );

/** From these values on somebody waits, or something is wrong; below, the task makes something better (README.md). */
const CUSTOMERS_FROM = 70;
export const SOON_FROM = 40;

export function urgencyOf(task: Pick<Task, "weight" | "dueDay">, today: Day): TaskUrgency {
  const value = valueOf(task, today);
  if (value >= CUSTOMERS_FROM) return "customers";
  return value >= SOON_FROM ? "soon" : "better";
}
