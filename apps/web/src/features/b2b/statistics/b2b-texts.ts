/** German texts of the statistics of the directory for business customers. */
import type { B2bLocationStatistics, B2bViewStatistics } from "@portal/contract/b2b/statistics/calls";
import { germanDay, germanNumber, germanTimes } from "@portal/contract/text/formats";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { changeSentence, noFiguresYet } from "../../../platform/statistics/statistics-texts.ts";
import { comparedWithText, THEN } from "../../../platform/statistics/same-weekdays.ts";

/** As a service case names the page. */
export const B2B_PAGE = "Verzeichnis für Geschäftskunden";

/** "Andere Firmen haben Ihren Eintrag 1.284 Mal geöffnet, 12 % mehr als im Vergleichszeitraum." */
export function headline({ views, range, firstDay }: Pick<B2bViewStatistics, "views" | "range" | "firstDay">): string {
  if (views.value === 0)
    return noFiguresYet(range, firstDay) ?? "In diesem Zeitraum hat keine Firma Ihren Eintrag geöffnet.";
  const change = changeSentence(views, THEN);
  return `Andere Firmen haben Ihren Eintrag ${germanTimes(views.value)} geöffnet${change === "" ? "" : `, ${change}`}.`;
}

/** The days of the range, and what they are compared with. */
export function standOf({
  range,
  comparedWith,
  firstDay,
  lastDay,
}: Pick<B2bViewStatistics, "range" | "comparedWith" | "firstDay" | "lastDay">): string {
  const compared =
    comparedWith === null
      ? `. Kein Vergleich: Zahlen gibt es erst seit ${germanDay(firstDay ?? range.startDate)}.`
      : `, ${comparedWithText(comparedWith)}.`;
  const until = lastDay === null ? "" : ` Zahlen bis ${germanDay(lastDay)}.`;
  return `${germanDay(range.startDate)} bis ${germanDay(range.endDate)}${compared}${until}`;
}

/** Days that the directory may take for its figures before the page calls them late. */
const USUAL_DELAY_DAYS = 3;

export const isLate = (lastDay: Day, today: Day): boolean => lastDay < addDays(today, -USUAL_DELAY_DAYS);

/** "Für 2 Tage dieses Zeitraums fehlen noch die Zahlen."; empty if all are there. */
export function missingSentence(missingDays: number): string {
  if (missingDays === 0) return "";
  if (missingDays === 1) return "Für einen Tag dieses Zeitraums fehlt noch die Zahl.";
  return `Für ${germanNumber(missingDays)} Tage dieses Zeitraums fehlen noch die Zahlen.`;
}

/** Of how many views the kind of company is known. */
export const knownSentence = ({ known, views }: Pick<B2bLocationStatistics, "known" | "views">): string =>
  `Bei ${germanNumber(known)} von ${germanNumber(views)} Aufrufen ist bekannt, aus welchem Bundesland oder aus welcher Branche die Firma kam.`;
