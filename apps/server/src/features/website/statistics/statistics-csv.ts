/** Statistics of websites as CSV for German spreadsheets, from the same sums as the screen. */
import type { Compared, DateRange, Period } from "@portal/contract/time/date-range";
import { germanDay } from "@portal/contract/text/formats";
import { DEVICES } from "@portal/contract/tracking/events/calls";
import { DEVICE_LABELS } from "@portal/contract/tracking/events/words";
import { type ReferrerKind, SITE_METRICS } from "@portal/contract/website/statistics/calls";
import { REFERRER_LABELS, SITE_METRIC_LABELS } from "@portal/contract/website/statistics/words";
import { germanCsv } from "../../../platform/csv/german-csv.ts";
import { devicesOf, viewsOf } from "./figures.ts";
import type { NameRow, SumRow } from "./repository.ts";

/** One row per period: page views and visits, each beside those of the comparison period, then visits by device. */
export function viewsCsv(range: DateRange, rows: readonly SumRow[], comparison: Period | null): string {
  const byStart = Map.groupBy(rows, (row) => row.start);
  return germanCsv([
    [
      "Von",
      "Bis",
      ...SITE_METRICS.flatMap((metric) => [SITE_METRIC_LABELS[metric], BEFORE]),
      ...DEVICES.map((device) => `${SITE_METRIC_LABELS.visits}: ${DEVICE_LABELS[device]}`),
    ],
    ...viewsOf(range, rows, comparison).periods.map(({ start, end, values }) => [
      germanDay(start),
      germanDay(end),
      ...SITE_METRICS.flatMap((metric) => pairOf(values[metric])),
      ...devicesOf(byStart.get(start) ?? [], null).map(({ value }) => value),
    ]),
  ]);
}

type NamedVisits = Compared & Pick<NameRow, "dimension" | "name">;
const BEFORE = "davor";
/** Without comparison the cell is empty: 0 would look like growth. */
const pairOf = ({ value, before }: Compared): (number | string)[] => [value, before ?? ""];

/** All referrers with their kind, or all keywords. */
export const namesCsv = (of: "referrers" | "keywords", names: readonly NamedVisits[]): string =>
  germanCsv(
    of === "referrers"
      ? [
          ["Art", "Herkunft", SITE_METRIC_LABELS.visits, BEFORE],
          ...names.map((row) => [REFERRER_LABELS[row.dimension as ReferrerKind], row.name, ...pairOf(row)]),
        ]
      : [["Suchbegriff", SITE_METRIC_LABELS.visits, BEFORE], ...names.map((row) => [row.name, ...pairOf(row)])],
  );
