import type { EntryStatistics } from "@portal/contract/entry/statistics/calls";
import type { Metric } from "@portal/contract/tracking/events/calls";
import { METRIC_LABELS } from "@portal/contract/tracking/events/words";
import {
  comparisonName,
  INTERVAL_ADVERBS,
  periodPoint,
  yesterday,
} from "../../../platform/statistics/statistics-texts.ts";
import { PeriodChart } from "../../../ui/charts/period-chart.tsx";
import { Section } from "../../../ui/page/section.tsx";

/** The chosen figure over time, the comparison period in grey. */
export function OverTime({ statistics, metric }: { statistics: EntryStatistics; metric: Metric }) {
  const { range, periods, comparedWith } = statistics;
  const title = `${METRIC_LABELS[metric]} ${INTERVAL_ADVERBS[range.interval]}`;
  return (
    <Section title={title} id="verlauf">
      <PeriodChart
        key={`${metric} ${range.startDate} ${range.endDate} ${range.interval}`}
        title={title}
        unit={METRIC_LABELS[metric]}
        comparison={comparedWith === null ? null : comparisonName(range)}
        points={periods.map((period) => ({
          ...periodPoint(range.interval, period, yesterday()),
          ...period.values[metric],
        }))}
      />
    </Section>
  );
}
