import type { EntryStatistics } from "@portal/contract/entry/statistics/calls";
import { germanDay, germanInstant, germanNumber } from "@portal/contract/text/formats";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { type Metric, METRICS } from "@portal/contract/tracking/events/calls";
import { METRIC_DEFINITIONS, METRIC_LABELS } from "@portal/contract/tracking/events/words";
import type { ReactNode } from "react";
import { courseOf, deltaOf, deltaSentence } from "../../../platform/statistics/statistics-texts.ts";
import { FigureChoice } from "../../../ui/figures/figure-choice.tsx";
import styles from "../../../platform/statistics/statistics.module.css";
import { headline } from "./statistics-texts.ts";

type FiguresProps = {
  statistics: EntryStatistics;
  today: Day;
  metric: Metric;
  onChoose: (metric: Metric) => void;
  /** A link to the figures as a file. */
  file: ReactNode;
};

/** The range in one sentence, then each figure with its change and meaning; one is chosen for the chart. */
export function Figures({ statistics, today, metric, onChoose, file }: FiguresProps) {
  const { totals, periods, firstDay, range } = statistics;
  const counted = { interval: range.interval, periods, firstDay, lastDay: addDays(today, -1) };
  return (
    <section aria-labelledby="bilanz">
      <h2 id="bilanz" className={styles.headline}>
        {headline(statistics)}
      </h2>
      <div className={styles.stand}>
        <p>{standOf(statistics, today)}</p>
        {file}
      </div>
      <div className={styles.choice}>
        <FigureChoice
          label="Zahl für das Diagramm wählen"
          chosen={metric}
          onChoose={onChoose}
          figures={METRICS.map((key) => ({
            key,
            label: METRIC_LABELS[key],
            value: germanNumber(totals[key].value),
            delta: deltaOf(totals[key]),
            change: deltaSentence(totals[key], range),
            definition: METRIC_DEFINITIONS[key],
            course: courseOf(counted, ({ values }) => values[key].value),
          }))}
        />
      </div>
    </section>
  );
}

/** The days of the range, what they are compared with, and the day of the newest data; also in print. */
function standOf({ comparedWith, range, firstDay, dataUntil }: EntryStatistics, today: Day): string {
  const compared =
    comparedWith === null
      ? `. Kein Vergleich: Zahlen gibt es erst seit ${germanDay(firstDay ?? range.startDate)}.`
      : `, verglichen mit ${germanDay(comparedWith.start)} bis ${germanDay(comparedWith.end)}.`;
  const until = dataUntil === null ? "" : ` Zahlen bis ${germanInstant(dataUntil)} Uhr.`;
  const days = `${germanDay(range.startDate)} bis ${germanDay(range.endDate)}`;
  return `${days}${compared}${until}${range.endDate >= today ? " Der heutige Tag läuft noch." : ""}`;
}
