import { germanNumber } from "@portal/contract/text/formats";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import type { Website } from "@portal/contract/website/sites/calls";
import {
  getWebsiteViewsCsv,
  SITE_METRICS,
  type SiteMetric,
  type WebsiteViews,
} from "@portal/contract/website/statistics/calls";
import { SITE_METRIC_DEFINITIONS, SITE_METRIC_LABELS } from "@portal/contract/website/statistics/words";
import { csvHref } from "../../../platform/statistics/csv-href.ts";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { changeSentence, courseOf, deltaOf } from "../../../platform/statistics/statistics-texts.ts";
import styles from "../../../platform/statistics/statistics.module.css";
import { FigureChoice } from "../../../ui/figures/figure-choice.tsx";
import { headline, sourceText, standOf } from "./statistics-texts.ts";
import { THEN } from "../../../platform/statistics/same-weekdays.ts";

type FiguresProps = {
  accountId: number;
  website: Website;
  statistics: WebsiteViews;
  today: Day;
  metric: SiteMetric;
  onChoose: (metric: SiteMetric) => void;
};

/** The range in one sentence, then each figure with its change and meaning; one is chosen for the chart. */
export function Figures({ accountId, website, statistics, today, metric, onChoose }: FiguresProps) {
  const { totals, periods, firstDay, range, source } = statistics;
  const counted = { interval: range.interval, periods, firstDay, lastDay: addDays(today, -1) };
  return (
    <section aria-labelledby="bilanz">
      <h2 id="bilanz" className={styles.headline}>
        {headline(statistics)}
      </h2>
      <div className={styles.stand}>
        <p>
          {standOf(statistics, today)} {sourceText(source)}
        </p>
        <CsvLink href={csvHref(getWebsiteViewsCsv, range, accountId, { identifier: String(website.id) })} />
      </div>
      <div className={styles.choice}>
        <FigureChoice
          label="Zahl für das Diagramm wählen"
          chosen={metric}
          onChoose={onChoose}
          figures={SITE_METRICS.toReversed().map((key) => ({
            key,
            label: SITE_METRIC_LABELS[key],
            value: germanNumber(totals[key].value),
            delta: deltaOf(totals[key]),
            change: changeSentence(totals[key], THEN),
            definition: SITE_METRIC_DEFINITIONS[source.kind][key],
            course: courseOf(counted, ({ values }) => values[key].value),
          }))}
        />
      </div>
    </section>
  );
}
