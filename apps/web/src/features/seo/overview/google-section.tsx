import type { SeoOverview } from "@portal/contract/seo/calls";
import { germanNumber } from "@portal/contract/text/formats";
import {
  comparisonName,
  courseOf,
  deltaOf,
  deltaSentence,
  INTERVAL_ADVERBS,
  periodPoint,
} from "../../../platform/statistics/statistics-texts.ts";
import { PeriodChart } from "../../../ui/charts/period-chart.tsx";
import { FigureChoice } from "../../../ui/figures/figure-choice.tsx";
import { Stat } from "../../../ui/figures/stat.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { ConnectionTrouble } from "../connection/connection-trouble.tsx";
import type { ChartFigure } from "../seo-address.ts";
import { googleHeadline, googleStand, positionDelta, positionText } from "./seo-texts.ts";
import styles from "./seo.module.css";

const FIGURES: Record<ChartFigure, { label: string; definition: string }> = {
  impressions: { label: "Einblendungen", definition: "So oft stand Ihre Website in den Treffern von Google." },
  clicks: { label: "Klicks", definition: "So oft kam jemand aus den Treffern auf Ihre Website." },
};
const KEYS: readonly ChartFigure[] = ["impressions", "clicks"];

type GoogleSectionProps = { overview: SeoOverview; figure: ChartFigure; onChoose: (figure: ChartFigure) => void };

/** What Search Console counted, over time. Without figures only what is wrong with the connection. */
export function GoogleSection({ overview, figure, onChoose }: GoogleSectionProps) {
  const { google, range, searchConsole } = overview;
  if (google === null) return <ConnectionTrouble searchConsole={searchConsole} />;
  const { totals } = google;
  return (
    <section aria-labelledby="google">
      <ConnectionTrouble searchConsole={searchConsole} />
      <h2 id="google" className={styles.headline}>
        {googleHeadline(google, range)}
      </h2>
      <p className={styles.stand}>{googleStand(overview)}</p>
      <div className={styles.totals}>
        <FigureChoice
          label="Zahl für das Diagramm wählen"
          chosen={figure}
          onChoose={onChoose}
          figures={KEYS.map((key) => ({
            key,
            ...FIGURES[key],
            value: germanNumber(totals[key].value),
            delta: deltaOf(totals[key]),
            change: deltaSentence(totals[key], range),
            course: courseOf({ ...google, interval: range.interval }, (period) => period[key].value),
          }))}
        />
        <Stat
          label="Durchschnittliche Position"
          value={positionText(totals.position.value)}
          delta={positionDelta(totals.position)}
          definition="Platz in den Treffern, gemittelt über alle Einblendungen. 1 ist ganz oben."
        />
      </div>
      <OverTime overview={overview} figure={figure} />
    </section>
  );
}

function OverTime({ overview: { google, range }, figure }: Pick<GoogleSectionProps, "overview" | "figure">) {
  if (google === null) return null;
  const unit = FIGURES[figure].label;
  const title = `${unit} ${INTERVAL_ADVERBS[range.interval]}`;
  return (
    <Section title={title} level={3}>
      <PeriodChart
        key={`${figure} ${range.startDate} ${range.endDate} ${range.interval}`}
        title={title}
        unit={unit}
        comparison={google.comparedWith === null ? null : comparisonName(range)}
        points={google.periods.map((period) => ({
          ...periodPoint(range.interval, period, google.lastDay),
          ...period[figure],
        }))}
      />
    </Section>
  );
}
