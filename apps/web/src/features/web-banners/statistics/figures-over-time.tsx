import { germanNumber } from "@portal/contract/text/formats";
import type { WebBannerStatistics } from "@portal/contract/web-banners/statistics/calls";
import { useState } from "react";
import {
  changeSentence,
  deltaOf,
  INTERVAL_ADVERBS,
  periodLabel,
  periodName,
} from "../../../platform/statistics/statistics-texts.ts";
import { PeriodChart } from "../../../ui/charts/period-chart.tsx";
import { FigureChoice } from "../../../ui/figures/figure-choice.tsx";
import { Stat } from "../../../ui/figures/stat.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { clickRate, COMPARISON, rateText, THEN } from "./statistics-texts.ts";

const METRICS = ["views", "clicks"] as const;
type Metric = (typeof METRICS)[number];
const LABELS: Record<Metric, string> = { views: "Einblendungen", clicks: "Klicks" };
const DEFINITIONS: Record<Metric, string> = {
  views: "So oft war ein Banner zu sehen. Quelle: Zählung des Verzeichnisses.",
  clicks: "So oft hat jemand darauf geklickt.",
};

/** Views and clicks with their change, one of them over time; the click rate beside them. */
export function BannerFiguresOverTime({ statistics }: { statistics: WebBannerStatistics }) {
  const [metric, setMetric] = useState<Metric>("views");
  const { range, periods, total, comparedWith } = statistics;
  const title = `${LABELS[metric]} ${INTERVAL_ADVERBS[range.interval]}`;
  const before = clickRate(total, "before");
  return (
    <Stack gap="lg">
      <FigureChoice
        label="Zahl für das Diagramm wählen"
        chosen={metric}
        onChoose={setMetric}
        figures={METRICS.map((key) => ({
          key,
          label: LABELS[key],
          value: germanNumber(total[key].value),
          delta: deltaOf(total[key]),
          change: changeSentence(total[key], THEN),
          definition: DEFINITIONS[key],
        }))}
      />
      <Stat
        label="Klickrate"
        value={rateText(clickRate(total))}
        note={`Klicks je Einblendung${before === null ? "" : `, ${THEN} ${rateText(before)}`}`}
      />
      <div>
        <h3>{title}</h3>
        <PeriodChart
          key={`${metric} ${range.startDate} ${range.endDate} ${range.interval}`}
          title={title}
          unit={LABELS[metric]}
          comparison={comparedWith === null ? null : COMPARISON}
          points={periods.map((period) => ({
            label: periodLabel(range.interval, period),
            name: periodName(period),
            value: period[metric].value,
            before: period[metric].before,
          }))}
        />
      </div>
    </Stack>
  );
}
