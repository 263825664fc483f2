/** Statistics of websites as CSV for German spreadsheets, from the same sums as the screen. */
import type { DateRange } from "@portal/contract/time/date-range";
import { germanDay } from "@portal/contract/text/formats";
import { DEVICES } from "@portal/contract/tracking/events/calls";
import { DEVICE_LABELS } from "@portal/contract/tracking/events/words";
import { type ReferrerKind, SITE_METRICS } from "@portal/contract/website/statistics/calls";
import { REFERRER_LABELS, SITE_METRIC_LABELS } from "@portal/contract/website/statistics/words";
import { germanCsv } from "../../../platform/csv/german-csv.ts";
import { summing, viewsOf } from "./figures.ts";
import type { DayRow, NameRow } from "./repository.ts";

/** One row per period: page views and visits, then visits by device. */
export function viewsCsv(range: DateRange, rows: readonly DayRow[]): string {
  const devices = DEVICES.map((device) => summing(rows, (row) => row[device]));
  return germanCsv([
    [
      "Von",
      "Bis",
      ...SITE_METRICS.map((metric) => SITE_METRIC_LABELS[metric]),
      ...DEVICES.map((device) => `${SITE_METRIC_LABELS.visits}: ${DEVICE_LABELS[device]}`),
    ],
    ...viewsOf(range, rows, null).periods.map(({ start, end, values }) => [
      germanDay(start),
      germanDay(end),
      ...SITE_METRICS.map((metric) => values[metric].value),
      ...devices.map((sum) => sum({ start, end })),
    ]),
  ]);
}

/** All referrers with their kind, or all keywords. */
export const namesCsv = (of: "referrers" | "keywords", names: readonly NameRow[]): string =>
  germanCsv(
    of === "referrers"
      ? [
          ["Art", "Herkunft", SITE_METRIC_LABELS.visits],
          ...names.map(({ dimension, name, value }) => [REFERRER_LABELS[dimension as ReferrerKind], name, value]),
        ]
      : [["Suchbegriff", SITE_METRIC_LABELS.visits], ...names.map(({ name, value }) => [name, value])],
  );
