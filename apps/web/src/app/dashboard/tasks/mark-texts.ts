/** German texts of marks. Pure. */
import type { TaskMarkKind } from "@portal/contract/dashboard/tasks/marks";
import { germanDay } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";

export const MARK_LABELS: Record<TaskMarkKind, string> = {
  done: "Erledigt",
  tomorrow: "Morgen wieder",
  next_week: "Nächste Woche",
  not_for_us: "Passt nicht",
};

type Made = { kind: TaskMarkKind; untilDay: Day };

/** What a toast says right after it. */
export function markedText({ kind, untilDay }: Made): string {
  if (kind === "done") return "Als erledigt vermerkt.";
  if (kind === "not_for_us") return "Diese Aufgabe zeigen wir Ihnen nicht mehr.";
  return `Die Aufgabe erscheint am ${germanDay(untilDay)} wieder.`;
}

/** What stands beside a hidden task. */
export function hiddenText({ kind, untilDay }: Made): string {
  const day = germanDay(untilDay);
  if (kind === "done") return `Erledigt. Falls nicht, erscheint sie am ${day} wieder.`;
  return kind === "not_for_us" ? `Passt nicht, ausgeblendet bis ${day}` : `Erscheint am ${day} wieder`;
}
