import type { AbsenceDays, AbsenceEffect, AbsenceTarget } from "@portal/contract/absence/calls";
import { germanDay } from "@portal/contract/text/formats";

export const TARGET_LABELS: Record<AbsenceTarget, string> = {
  entry: "Öffnungszeiten im Eintrag",
  secretarial: "Sekretariatsservice",
  voicebot: "Sprachbot",
};

/** "03.08.2026 bis 14.08.2026" */
export const periodText = ({ firstDay, lastDay }: { firstDay: string; lastDay: string | null }): string => {
  if (lastDay === null) return `ab ${germanDay(firstDay)}`;
  return firstDay === lastDay ? germanDay(firstDay) : `${germanDay(firstDay)} bis ${germanDay(lastDay)}`;
};

/** What changes in one place, with what it replaces. */
export function effectText({ target, before }: AbsenceEffect, days: AbsenceDays): string {
  const what = target === "entry" ? "Geschlossen" : "Abwesend";
  const replaced = before === null ? "" : ` Bisher: ${periodText(before)}.`;
  return `${what}: ${periodText(days)}.${replaced}`;
}

/** After taking an absence back: what stayed, because somebody changed it since. */
export const keptSentence = (kept: readonly AbsenceTarget[]): string =>
  kept.length === 0
    ? "Die Abwesenheit ist überall zurückgenommen."
    : `Zurückgenommen. Seitdem von Hand geändert und deshalb unverändert: ${kept.map((target) => TARGET_LABELS[target]).join(", ")}.`;
