import { germanNumber } from "@portal/contract/text/formats";
import type { WebBannerStatistics } from "@portal/contract/web-banners/statistics/calls";
import {
  changeSentence,
  courseOf,
  deltaOf,
  INTERVAL_ADVERBS,
  periodPoint,
} from "../../../platform/statistics/statistics-texts.ts";
import { PeriodChart } from "../../../ui/charts/period-chart.tsx";
import { FigureChoice } from "../../../ui/figures/figure-choice.tsx";
import { Stat } from "../../../ui/figures/stat.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import type { BannerMetric } from "./figures-address.ts";
import { clickRate, rateText } from "./statistics-texts.ts";
import { COMPARISON, THEN } from "../../../platform/statistics/same-weekdays.ts";

const METRICS: readonly BannerMetric[] = ["views", "clicks"];
const LABELS: Record<BannerMetric, string> = { views: "Einblendungen", clicks: "Klicks" };
const DEFINITIONS: Record<BannerMetric, string> = {
  views: "So oft war ein Banner zu sehen. Quelle: Zählung des Verzeichnisses.",
  clicks: "So oft hat jemand darauf geklickt.",
};

type BannerFiguresProps = {
  statistics: WebBannerStatistics;
  metric: BannerMetric;
  onMetric: (metric: BannerMetric) => void;
};

/** Views and clicks with their change, one of them over time; the click rate beside them. */
export function BannerFiguresOverTime({ statistics, metric, onMetric }: BannerFiguresProps) {
  const { range, periods, total, comparedWith, firstDay, lastDay } = statistics;
  const counted = { interval: range.interval, periods, firstDay, lastDay };
  const title = `${LABELS[metric]} ${INTERVAL_ADVERBS[range.interval]}`;
  const before = clickRate(total, "before");
  return (
    <Stack gap="lg">
      <FigureChoice
        label="Zahl für das Diagramm wählen"
        chosen={metric}
        onChoose={onMetric}
        figures={METRICS.map((key) => ({
          key,
          label: LABELS[key],
          value: germanNumber(total[key].value),
          delta: deltaOf(total[key]),
          change: changeSentence(total[key], THEN),
          definition: DEFINITIONS[key],
          course: courseOf(counted, (period) => period[key].value),
        }))}
      />
      <Stat
        label="Klickrate"
        value={rateText(clickRate(total))}
        definition={`Klicks je Einblendung${before === null ? "" : `, ${THEN} ${rateText(before)}`}`}
      />
      <div>
        <h3>{title}</h3>
        <PeriodChart
          key={`${metric} ${statistics.banner} ${range.startDate} ${range.endDate} ${range.interval}`}
          title={title}
          unit={LABELS[metric]}
          comparison={comparedWith === null ? null : COMPARISON}
          points={periods.map((period) => ({
            ...periodPoint(range.interval, period, lastDay),
            value: period[metric].value,
            before: period[metric].before,
          }))}
        />
      </div>
    </Stack>
  );
}
