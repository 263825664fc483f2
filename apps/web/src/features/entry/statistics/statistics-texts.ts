/** German texts of the statistics. */
import type { EntryStatistics } from "@portal/contract/entry/statistics/calls";
import { germanTimes } from "@portal/contract/text/formats";
import { ACTIONS } from "@portal/contract/tracking/events/calls";
import { deltaSentence, noFiguresYet } from "../../../platform/statistics/statistics-texts.ts";

/** "Ihr Eintrag wurde 1.284 Mal gesehen, 12 % mehr als in den 90 Tagen davor. 143 Mal wollte jemand zu Ihnen." */
export function headline({ totals, range, firstDay }: Pick<EntryStatistics, "totals" | "range" | "firstDay">): string {
  if (totals.view.value === 0)
    return noFiguresYet(range, firstDay) ?? "In diesem Zeitraum hat niemand Ihren Eintrag geöffnet.";
  const change = deltaSentence(totals.view, range);
  const contacts = ACTIONS.reduce((sum, action) => sum + totals[action].value, 0);
  const seen = `Ihr Eintrag wurde ${germanTimes(totals.view.value)} gesehen${change === "" ? "" : `, ${change}`}.`;
  return contacts === 0 ? seen : `${seen} ${capital(germanTimes(contacts))} hat jemand Kontakt gesucht.`;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase("de-DE") + text.slice(1);
