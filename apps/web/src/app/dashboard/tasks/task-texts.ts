/** German texts of tasks. Pure. */
import type { DashboardTask, TaskUrgency } from "@portal/contract/dashboard/calls";
import { germanDay } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import type { StatusTone } from "../../../ui/content/status.tsx";

export const URGENCIES: Record<TaskUrgency, { label: string; tone: StatusTone }> = {
  customers: { label: "Zuerst", tone: "danger" },
  soon: { label: "Bald", tone: "warning" },
  better: { label: "Lohnt sich", tone: "neutral" },
};

/** "etwa 3 Minuten"; "etwa 2 Stunden" from an hour and a half on */
export function effortText(minutes: number): string {
  if (minutes === 1) return "etwa eine Minute";
  return minutes < 90 ? `etwa ${minutes} Minuten` : `etwa ${Math.round(minutes / 60)} Stunden`;
}

/** "heute fällig", "bis 30.11.2026", "war am 12.11.2026 fällig"; "" without a due day. */
export function dueText({ dueDay }: Pick<DashboardTask, "dueDay">, today: Day): string {
  if (dueDay === null) return "";
  if (dueDay === today) return "heute fällig";
  return dueDay > today ? `bis ${germanDay(dueDay)}` : `war am ${germanDay(dueDay)} fällig`;
}

/** "Website · etwa 5 Minuten · bis 30.11.2026" */
export const factsText = (task: Pick<DashboardTask, "product" | "minutes" | "dueDay">, today: Day): string =>
  [task.product, effortText(task.minutes), dueText(task, today)].filter((text) => text !== "").join(" · ");

/** "3 Aufgaben, zusammen etwa 25 Minuten" */
export function sumText(tasks: readonly Pick<DashboardTask, "minutes">[]): string {
  if (tasks.length < 2) return "";
  const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0);
  return `${tasks.length} Aufgaben, zusammen ${effortText(minutes)}`;
}

const LIST = new Intl.ListFormat("de");

/** Says what did not answer; "" if all did. */
export const missingText = (missing: readonly string[]): string =>
  missing.length === 0
    ? ""
    : `Hier fehlt gerade: ${LIST.format(missing)}. Bitte sehen Sie in einigen Minuten noch einmal nach.`;
