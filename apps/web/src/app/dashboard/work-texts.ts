/** German texts of tasks and results. Pure. */
import type { DashboardTask } from "@portal/contract/dashboard/calls";
import { germanDay } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";

/** "heute fällig", "bis 30.11.2026", "war am 12.11.2026 fällig"; "" without a due day. */
export function dueText({ dueDay }: Pick<DashboardTask, "dueDay">, today: Day): string {
  if (dueDay === null) return "";
  if (dueDay === today) return "heute fällig";
  return dueDay > today ? `bis ${germanDay(dueDay)}` : `war am ${germanDay(dueDay)} fällig`;
}

const LIST = new Intl.ListFormat("de");

/** Says which products did not answer; "" if all did. */
export const missingText = (missing: readonly string[]): string =>
  missing.length === 0
    ? ""
    : `Hier fehlt gerade: ${LIST.format(missing)}. Bitte sehen Sie in einigen Minuten noch einmal nach.`;
