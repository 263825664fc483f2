import type { SiteMetric, WebsiteViews } from "@portal/contract/website/statistics/calls";
import { SITE_METRIC_LABELS } from "@portal/contract/website/statistics/words";
import { INTERVAL_ADVERBS, periodPoint, yesterday } from "../../../platform/statistics/statistics-texts.ts";
import { PeriodChart } from "../../../ui/charts/period-chart.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { COMPARISON } from "../../../platform/statistics/same-weekdays.ts";

/** The chosen figure over time, the same weekdays before in grey. */
export function OverTime({ statistics, metric }: { statistics: WebsiteViews; metric: SiteMetric }) {
  const { range, periods, comparedWith } = statistics;
  const title = `${SITE_METRIC_LABELS[metric]} ${INTERVAL_ADVERBS[range.interval]}`;
  return (
    <Section title={title} id="verlauf">
      <PeriodChart
        key={`${metric} ${range.startDate} ${range.endDate} ${range.interval}`}
        title={title}
        unit={SITE_METRIC_LABELS[metric]}
        comparison={comparedWith === null ? null : COMPARISON}
        points={periods.map((period) => ({
          ...periodPoint(range.interval, period, yesterday()),
          ...period.values[metric],
        }))}
      />
    </Section>
  );
}
