import type { Compared, EntryStatistics } from "@portal/contract/entry/statistics/calls";
import { germanDay, germanInstant, germanNumber } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import { type Metric, METRICS } from "@portal/contract/tracking/events/calls";
import { METRIC_DEFINITIONS, METRIC_LABELS } from "@portal/contract/tracking/events/words";
import type { ReactNode } from "react";
import { deltaOf, deltaSentence } from "../../../platform/statistics/statistics-texts.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { arrowDown, arrowUp, minus } from "../../../ui/icons/icons.ts";
import styles from "./figures.module.css";
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
  const { totals, range } = statistics;
  return (
    <section aria-labelledby="bilanz">
      <h2 id="bilanz" className={styles.headline}>
        {headline(statistics)}
      </h2>
      <div className={styles.stand}>
        <p>{standOf(statistics, today)}</p>
        {file}
      </div>
      <div className={styles.figures} role="group" aria-label="Zahl für das Diagramm wählen">
        {METRICS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.figure}
            aria-pressed={one === metric}
            onClick={() => onChoose(one)}
          >
            <span className={styles.label}>{METRIC_LABELS[one]}</span>
            <span className={styles.line}>
              <span className={styles.value}>{germanNumber(totals[one].value)}</span>
              <Change compared={totals[one]} sentence={deltaSentence(totals[one], range)} />
            </span>
            <span className={styles.definition}>{METRIC_DEFINITIONS[one]}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

const ARROWS = { up: arrowUp, down: arrowDown, same: minus };

function Change({ compared, sentence }: { compared: Compared; sentence: string }) {
  const delta = deltaOf(compared);
  if (delta === undefined) return null;
  return (
    <span className={styles.change} data-direction={delta.direction}>
      <Icon shape={ARROWS[delta.direction]} size={0.875} />
      <span aria-hidden="true">{delta.text}</span>
      <span className="visually-hidden">{sentence}</span>
    </span>
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
