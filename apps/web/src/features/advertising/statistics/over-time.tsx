import type { AdStatistics } from "@portal/contract/advertising/calls";
import { AD_ENGINES, type AdMetric, type AdSums, metricOf } from "@portal/contract/advertising/figures";
import { AD_METRIC_LABELS, ENGINE_LABELS } from "@portal/contract/advertising/words";
import { INTERVAL_ADVERBS, periodName, periodPoint } from "../../../platform/statistics/statistics-texts.ts";
import type { ChartSeries } from "../../../ui/charts/series.ts";
import { SeriesChart } from "../../../ui/charts/series-chart.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { chosenSums, type EngineChoice, enginesIn, formatOf, isDelivered, isMoney, plainOf } from "../ads-texts.ts";
import { COMPARISON } from "../../../platform/statistics/same-weekdays.ts";

type OverTimeProps = { statistics: AdStatistics; metric: AdMetric; engine: EngineChoice };

const canBeStacked = (metric: AdMetric): boolean => metric !== "clickRate" && metric !== "costPerContact";

/** Both engines upon each other, or one figure as a line with the comparison in grey. */
export function OverTime({ statistics, metric, engine }: OverTimeProps) {
  const { range, periods } = statistics;
  const label = AD_METRIC_LABELS[metric];
  const isStack = engine === "all" && enginesIn(statistics).length > 1 && canBeStacked(metric);
  const series = isStack ? stackOf(statistics, metric) : linesOf(statistics, metric, engine);
  const title = `${label} ${INTERVAL_ADVERBS[range.interval]}`;
  const format = formatOf(metric);
  return (
    <Section title={title} id="verlauf">
      <SeriesChart
        key={`${metric} ${engine} ${range.startDate} ${range.endDate} ${range.interval}`}
        title={title}
        summary={summaryOf(periods, (sums) => metricOf(metric, sums), engine, format)}
        kind={isStack ? "stack" : "lines"}
        points={periods.map((period) => ({
          ...periodPoint(range.interval, period, null),
          isMoving: period.isMoving,
        }))}
        series={series}
        format={format}
        plain={plainOf(metric)}
        whole={metric !== "clickRate" && !isMoney(metric)}
        fileName={`suchmaschinenwerbung-${range.startDate}-${range.endDate}`}
      />
    </Section>
  );
}

const stackOf = ({ periods, coverage }: AdStatistics, metric: AdMetric): ChartSeries[] =>
  AD_ENGINES.map((engine) => ({
    key: engine,
    label: ENGINE_LABELS[engine],
    look: engine === "google" ? "main" : "second",
    values: periods.map((period) => (isDelivered(period, coverage) ? metricOf(metric, period.engines[engine]) : null)),
  }));

function linesOf(
  { periods, comparedWith, coverage }: AdStatistics,
  metric: AdMetric,
  engine: EngineChoice,
): ChartSeries[] {
  const own: ChartSeries = {
    key: "own",
    label: "dieser Zeitraum",
    look: "main",
    values: periods.map((period) =>
      isDelivered(period, coverage) ? metricOf(metric, chosenSums(period.engines, engine)) : null,
    ),
  };
  if (comparedWith === null) return [own];
  const values = periods.map(({ before }) => (before === null ? null : metricOf(metric, chosenSums(before, engine))));
  return [{ key: "before", label: COMPARISON, look: "quiet", values }, own];
}

/** "Am meisten waren es am …: 12." */
function summaryOf(
  periods: AdStatistics["periods"],
  valueOf: (sums: AdSums) => number | null,
  engine: EngineChoice,
  format: (value: number) => string,
): string {
  const values = periods.map(({ engines }) => valueOf(chosenSums(engines, engine)) ?? 0);
  const largest = Math.max(...values);
  const best = periods[values.indexOf(largest)];
  if (best === undefined || largest === 0) return "In diesem Zeitraum ist nichts zu zeigen.";
  return `Der höchste Wert ist ${format(largest)}, ${periodName(best)}.`;
}
