/** Statistics as CSV for German spreadsheets, from the same sums as the screen. */
import { FEDERAL_STATES } from "@portal/contract/addresses/calls";
import { type B2bLocationStatistics, FEWEST_SHOWN } from "@portal/contract/b2b/statistics/calls";
import { INDUSTRIES } from "@portal/contract/b2b/statistics/industries";
import { germanDay } from "@portal/contract/text/formats";
import { type DateRange, periodsOf } from "@portal/contract/time/date-range";
import { DEVICES } from "@portal/contract/tracking/events/calls";
import { DEVICE_LABELS } from "@portal/contract/tracking/events/words";
import { germanCsv } from "../../../platform/csv/german-csv.ts";
import { sumOf, viewsOn } from "./days.ts";
import type { DayViews } from "./repository.ts";

/** One row per period: views, then views by device. */
export function viewsCsv(range: DateRange, days: readonly DayViews[]): string {
  const byDay = new Map(days.map((day) => [day.day, day]));
  return germanCsv([
    ["Von", "Bis", "Aufrufe", ...DEVICES.map((device) => `Aufrufe: ${DEVICE_LABELS[device]}`)],
    ...periodsOf(range).map((period) => [
      germanDay(period.start),
      germanDay(period.end),
      sumOf(byDay, period, ({ views }) => views),
      ...DEVICES.map((device) => sumOf(byDay, period, (day) => viewsOn(day, device))),
    ]),
  ]);
}

/** The words for origins that are not shown apart. */
export const OTHERS = `Andere und unbekannte (einzeln unter ${FEWEST_SHOWN})`;

/** The sum of what is not shown apart has no comparison: other origins may have been rare in the days before. */
export function originsCsv({ states, industries }: B2bLocationStatistics): string {
  return germanCsv([
    ["Merkmal", "Herkunft", "Aufrufe", "davor"],
    ...states.shown.map(({ code, views, before }) => ["Bundesland", FEDERAL_STATES[code], views, before ?? ""]),
    ...(states.others > 0 ? [["Bundesland", OTHERS, states.others, ""]] : []),
    ...industries.shown.map(({ code, views, before }) => ["Branche", INDUSTRIES[code], views, before ?? ""]),
    ...(industries.others > 0 ? [["Branche", OTHERS, industries.others, ""]] : []),
  ]);
}
