/** German texts of the statistics of a website. */
import { germanDay, germanInstant, germanTimes } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import type { FigureSource, SiteRange, WebsiteViews } from "@portal/contract/website/statistics/calls";
import { SOURCE_LABELS } from "@portal/contract/website/statistics/words";
import { changeSentence, noFiguresYet } from "../../../platform/statistics/statistics-texts.ts";
import { comparedWithText, THEN } from "../../../platform/statistics/same-weekdays.ts";

/** "Ihre Website wurde 1.284 Mal besucht, 12 % mehr als im Vergleichszeitraum." */
export function headline({ totals, range, firstDay }: Pick<WebsiteViews, "totals" | "range" | "firstDay">): string {
  if (totals.visits.value === 0)
    return noFiguresYet(range, firstDay) ?? "In diesem Zeitraum hat niemand Ihre Website besucht.";
  const change = changeSentence(totals.visits, THEN);
  return `Ihre Website wurde ${germanTimes(totals.visits.value)} besucht${change === "" ? "" : `, ${change}`}.`;
}

/** The days of the range and what they are compared with; also in print. */
export function standOf({ range, comparedWith, source }: SiteRange, today: Day): string {
  const days = `${germanDay(range.startDate)} bis ${germanDay(range.endDate)}`;
  const running = range.endDate >= today ? " Der heutige Tag läuft noch." : "";
  return `${days}${comparisonText(comparedWith, source)}${running}`;
}

function comparisonText(comparedWith: SiteRange["comparedWith"], { incomplete }: FigureSource): string {
  if (comparedWith !== null) return `, ${comparedWithText(comparedWith)}.`;
  return incomplete
    ? ". Der Vergleich kommt, sobald die älteren Tage geladen sind."
    : ". Kein Vergleich: So weit reichen die Zahlen nicht zurück.";
}

/** "Quelle: Matomo, Stand 23.11.2026, 08:12 Uhr." */
export const sourceText = ({ kind, until }: FigureSource): string =>
  `Quelle: ${SOURCE_LABELS[kind]}${until === null ? "" : `, Stand ${germanInstant(until)} Uhr`}.`;

export const WEEKDAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;

/** The best weekday in one sentence; empty without visits. */
export function weekdayHeadline(weekdays: WebsiteViews["weekdays"]): string {
  const best = weekdays.reduce(
    (found, { visits }, day) => ((visits.value ?? 0) > (weekdays[found]?.visits.value ?? 0) ? day : found),
    0,
  );
  return (weekdays[best]?.visits.value ?? 0) > 0 ? `Am meisten los ist am ${WEEKDAYS[best]}.` : "";
}
