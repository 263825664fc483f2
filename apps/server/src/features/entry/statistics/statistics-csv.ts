/** Statistics as CSV for German spreadsheets, from the same sums as the screen. */
import type { Period } from "@portal/contract/time/date-range";
import { germanDay } from "@portal/contract/text/formats";
import { DEVICES, METRICS } from "@portal/contract/tracking/events/calls";
import { DEVICE_LABELS, METRIC_LABELS } from "@portal/contract/tracking/events/words";
import type { PeriodSum } from "../../tracking/public.ts";
import { germanCsv } from "../../../platform/csv/german-csv.ts";
import { deviceViews, figuresOf } from "./statistics.ts";

/** One row per period: views and actions, then views by device. */
export function statisticsCsv(periods: readonly Period[], sums: readonly PeriodSum[]): string {
  const rows = figuresOf(periods, sums, false).periods;
  const devices = deviceViews(periods, sums);
  return germanCsv([
    [
      "Von",
      "Bis",
      ...METRICS.map((metric) => METRIC_LABELS[metric]),
      ...DEVICES.map((device) => `${METRIC_LABELS.view}: ${DEVICE_LABELS[device]}`),
    ],
    ...rows.map(({ start, end, values }, index) => [
      germanDay(start),
      germanDay(end),
      ...METRICS.map((metric) => values[metric].value),
      ...DEVICES.map((device) => devices[index]?.[device] ?? 0),
    ]),
  ]);
}

export const termsCsv = (terms: readonly { term: string; views: number }[]): string =>
  germanCsv([["Suchbegriff", METRIC_LABELS.view], ...terms.map(({ term, views }) => [term, views])]);
