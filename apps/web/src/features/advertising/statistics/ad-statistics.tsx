import { type AdStatistics, getAdDaysCsv } from "@portal/contract/advertising/calls";
import { AD_METRICS, type AdMetric, metricOf } from "@portal/contract/advertising/figures";
import { AD_METRIC_DEFINITIONS, AD_METRIC_LABELS, ENGINE_LABELS } from "@portal/contract/advertising/words";
import { csvHref } from "../../../platform/statistics/csv-href.ts";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { changeSentence, courseOf, deltaOf } from "../../../platform/statistics/statistics-texts.ts";
import styles from "../../../platform/statistics/statistics.module.css";
import { FigureChoice } from "../../../ui/figures/figure-choice.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { calendar } from "../../../ui/icons/icons.ts";
import {
  AD_WISHES,
  cautionsOf,
  chosenSums,
  comparedOf,
  type EngineChoice,
  enginesIn,
  headline,
  shown,
  standOf,
} from "../ads-texts.ts";
import own from "./ad-statistics.module.css";
import { Cautions } from "../cautions.tsx";
import { Engines } from "./engines.tsx";
import { AdFunnel } from "./ad-funnel.tsx";
import { OverTime } from "./over-time.tsx";
import { THEN } from "../../../platform/statistics/same-weekdays.ts";

type AdStatisticsProps = {
  accountId: number;
  statistics: AdStatistics;
  metric: AdMetric;
  engine: EngineChoice;
  onMetric: (metric: AdMetric) => void;
  onEngine: (engine: EngineChoice) => void;
};

/** The balance first, then the chosen figure over time, then how contacts came about. */
export function AdStatisticsView({ accountId, statistics, metric, engine, onMetric, onEngine }: AdStatisticsProps) {
  const { range, periods, coverage, missingDays } = statistics;
  const known = enginesIn(statistics);
  const counted = { interval: range.interval, periods, ...coverage };
  if (coverage.firstDay === null) {
    return (
      <EmptyState level={2} icon={calendar} title="Noch keine Zahlen">
        Am Morgen nach dem ersten Tag Ihrer Anzeigen stehen hier die ersten Zahlen.
      </EmptyState>
    );
  }
  const sums = chosenSums(statistics.engines, engine);
  const before = statistics.before === null ? null : chosenSums(statistics.before, engine);
  return (
    <>
      <Cautions texts={cautionsOf({ range, coverage }, missingDays)} />
      <section aria-labelledby="bilanz">
        <h2 id="bilanz" className={styles.headline}>
          {headline(sums, before, statistics)}
        </h2>
        <div className={styles.stand}>
          <p>{standOf(statistics)}</p>
          <CsvLink href={csvHref(getAdDaysCsv, range, accountId)} label="Alle Tage (CSV)" />
        </div>
        {known.length > 1 && <EngineSelect engine={engine} onEngine={onEngine} />}
        <div className={styles.choice}>
          <FigureChoice
            label="Zahl für das Diagramm wählen"
            chosen={metric}
            onChoose={onMetric}
            figures={AD_METRICS.map((key) => {
              const compared = comparedOf(key, sums, before);
              return {
                key,
                label: AD_METRIC_LABELS[key],
                value: shown(key, sums),
                delta: compared === null ? undefined : deltaOf(compared, AD_WISHES[key]),
                change: compared === null ? "" : changeSentence(compared, THEN),
                definition: AD_METRIC_DEFINITIONS[key],
                course: courseOf(counted, ({ engines }) => metricOf(key, chosenSums(engines, engine))),
              };
            })}
          />
        </div>
      </section>
      <OverTime statistics={statistics} metric={metric} engine={engine} />
      <AdFunnel sums={sums} />
      {known.length > 1 && <Engines statistics={statistics} />}
    </>
  );
}

const EngineSelect = ({ engine, onEngine }: Pick<AdStatisticsProps, "engine" | "onEngine">) => (
  <div className={own.engine} data-print="hide">
    <Select
      label="Suchmaschine"
      size="md"
      value={engine}
      onChange={({ currentTarget: { value } }) => onEngine(value as EngineChoice)}
    >
      <option value="all">Alle zusammen</option>
      <option value="google">{ENGINE_LABELS.google}</option>
      <option value="bing">{ENGINE_LABELS.bing}</option>
    </Select>
  </div>
);
