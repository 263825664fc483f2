import type { B2bViewStatistics } from "@portal/contract/b2b/statistics/calls";
import { INTERVAL_ADVERBS, periodPoint } from "../../../platform/statistics/statistics-texts.ts";
import { PeriodChart } from "../../../ui/charts/period-chart.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { COMPARISON } from "../../../platform/statistics/same-weekdays.ts";

/** Views over time, the comparison period in grey. */
export function OverTime({ statistics }: { statistics: B2bViewStatistics }) {
  const { range, periods, comparedWith, lastDay } = statistics;
  const title = `Aufrufe ${INTERVAL_ADVERBS[range.interval]}`;
  return (
    <Section title={title} id="verlauf">
      <PeriodChart
        key={`${range.startDate} ${range.endDate} ${range.interval}`}
        title={title}
        unit="Aufrufe"
        comparison={comparedWith === null ? null : COMPARISON}
        points={periods.map((period) => ({
          ...periodPoint(range.interval, period, lastDay),
          value: period.value,
          before: period.before,
        }))}
      />
    </Section>
  );
}
