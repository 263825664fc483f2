import type { AbsenceDays, AbsenceTarget } from "@portal/contract/absence/calls";
import { germanDays } from "@portal/contract/text/formats";

export const TARGET_LABELS: Record<AbsenceTarget, string> = {
  entry: "Öffnungszeiten im Eintrag",
  secretarial: "Sekretariatsservice",
  voicebot: "Sprachbot",
};

/** "03.08.2026 bis 14.08.2026" */
export const periodText = ({ firstDay, lastDay }: Pick<AbsenceDays, "firstDay" | "lastDay">): string =>
  germanDays(firstDay, lastDay);

/** What changes in one place. */
export const effectText = (target: AbsenceTarget, days: AbsenceDays): string =>
  `${target === "entry" ? "Geschlossen" : "Abwesend"}: ${periodText(days)}.`;

/** After taking an absence back: what stayed, because somebody changed it since. */
export const keptSentence = (kept: readonly AbsenceTarget[]): string =>
  kept.length === 0
    ? "Die Abwesenheit ist überall zurückgenommen."
    : `Zurückgenommen. Seitdem von Hand geändert und deshalb unverändert: ${kept.map((target) => TARGET_LABELS[target]).join(", ")}.`;
