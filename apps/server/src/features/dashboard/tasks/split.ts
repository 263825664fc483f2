/** Splits tasks into those that are shown and those that somebody marked. Pure. */
import { createHash } from "node:crypto";
import type { DashboardTask, HiddenTask } from "@portal/contract/dashboard/calls";
import { isHidden } from "@portal/contract/dashboard/tasks/marks";
import type { Day } from "@portal/contract/time/berlin-time";
import { wirePlace } from "../asking.ts";
import { inOrder, urgencyOf } from "../rank.ts";
import type { Task } from "../source.ts";
import type { Marks } from "./repository.ts";

/** A task with the name of its source in its key. */
export type NamedTask = Task & { product: string };

/** What the task says, without storing it: titles name people and banners. */
export const fingerprintOf = ({ version, title }: Pick<Task, "version" | "title">): string =>
  createHash("sha256")
    .update(version ?? title)
    .digest("base64url")
    .slice(0, 16);

export function splitTasks(
  tasks: readonly NamedTask[],
  marks: Marks,
  today: Day,
): { shown: NamedTask[]; hidden: HiddenTask[] } {
  const hidden: HiddenTask[] = [];
  const shown: NamedTask[] = [];
  for (const task of inOrder(tasks, today)) {
    const mark = marks.get(task.key);
    if (mark === undefined || !isHidden(mark, fingerprintOf(task), today)) shown.push(task);
    else hidden.push({ key: task.key, title: task.title, kind: mark.kind, untilDay: mark.untilDay });
  }
  return { shown, hidden: hidden.toSorted((one, other) => (one.untilDay < other.untilDay ? -1 : 1)) };
}

export const wireTask = (task: NamedTask, today: Day): DashboardTask => ({
  key: task.key,
  product: task.product,
  title: task.title,
  detail: task.detail,
  place: wirePlace(task.place),
  minutes: task.minutes,
  dueDay: task.dueDay ?? null,
  urgency: urgencyOf(task, today),
});
