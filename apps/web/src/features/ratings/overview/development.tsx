import type { RatingStatistics } from "@portal/contract/ratings/overview/calls";
import { germanDecimal, germanNumber } from "@portal/contract/text/formats";
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { DateRange } from "@portal/contract/time/date-range";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { queryOfRange, rangeOf } from "../../../platform/statistics/range-in-address.ts";
import { RangePicker } from "../../../platform/statistics/range-picker.tsx";
import { StaleBanner } from "../../../platform/statistics/stale-banner.tsx";
import { deltaOf, INTERVAL_ADVERBS, periodPoint, yesterday } from "../../../platform/statistics/statistics-texts.ts";
import { StatisticsSkeleton } from "../../../platform/statistics/statistics-skeleton.tsx";
import styles from "../../../platform/statistics/statistics.module.css";
import { PeriodChart } from "../../../ui/charts/period-chart.tsx";
import { SeriesChart } from "../../../ui/charts/series-chart.tsx";
import { Stat } from "../../../ui/figures/stat.tsx";
import { Columns } from "../../../ui/page/layout.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { statisticsQuery } from "./overview-store.ts";
import { headline, scoreDelta, scoreText, standOf } from "./overview-texts.ts";
import { COMPARISON } from "../../../platform/statistics/same-weekdays.ts";

const STARS = [0, 1, 2, 3, 4, 5];

/** New ratings and their score over time. The address holds the range. */
export function Development() {
  const [today] = useState<Day>(() => berlinDate(Date.now()));
  const accountId = useActiveAccountId();
  const choice = rangeOf(usePageQuery(), today);
  const goTo = useGoTo();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...statisticsQuery(accountId, choice.range),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  return (
    <Section title="Entwicklung">
      <PageParts>
        <RangePicker
          choice={choice}
          isLoading={!data || isPlaceholderData}
          onChange={(next) => void goTo("ratings_overview", { query: queryOfRange(next), replace: true })}
        />
        {!data && (
          <NotLoaded failure="Die Entwicklung konnte nicht geladen werden" error={error} onRetry={refetch}>
            <StatisticsSkeleton figures={2} />
          </NotLoaded>
        )}
        {data && (
          <div className={styles.content} aria-busy={isPlaceholderData}>
            {error && <StaleBanner onRetry={refetch} />}
            <Figures statistics={data} range={choice.range} />
          </div>
        )}
      </PageParts>
    </Section>
  );
}

function Figures({ statistics, range }: { statistics: RatingStatistics; range: DateRange }) {
  const { count, score, scoreBefore, comparedWith } = statistics;
  return (
    <div>
      <h3 className={styles.headline}>{headline(statistics)}</h3>
      <p className={styles.stand}>{standOf(statistics)}</p>
      <div className={styles.choice}>
        <Columns>
          <Stat
            label="Neue Bewertungen"
            value={germanNumber(count.value)}
            delta={deltaOf(count)}
            definition="Bewertungen aller Portale, die in diesem Zeitraum abgegeben wurden."
          />
          <Stat
            label="Durchschnitt in diesem Zeitraum"
            value={scoreText(score)}
            delta={scoreDelta(score, scoreBefore)}
            definition="Mittlere Sterne dieser Bewertungen."
            note={comparedWith === null ? undefined : `Davor: ${scoreBefore === null ? "–" : scoreText(scoreBefore)}`}
          />
        </Columns>
      </div>
      {count.value > 0 && <Charts statistics={statistics} range={range} />}
    </div>
  );
}

const known = (score: { count: number; avgScore: number } | null): number | null =>
  score === null || score.count === 0 ? null : score.avgScore;

function Charts({ statistics: { periods, comparedWith }, range }: { statistics: RatingStatistics; range: DateRange }) {
  const points = periods.map((period) => periodPoint(range.interval, period, yesterday()));
  const adverb = INTERVAL_ADVERBS[range.interval];
  const scores = periods.map(known);
  const best = Math.max(...scores.map((score) => score ?? 0));
  const worst = Math.min(...scores.map((score) => score ?? best));
  return (
    <>
      <div className={styles.choice}>
        <PeriodChart
          key={JSON.stringify(range)}
          title={`Neue Bewertungen ${adverb}`}
          unit="Bewertungen"
          comparison={comparedWith === null ? null : COMPARISON}
          points={periods.map(({ count, before }, place) => ({
            ...(points[place] ?? { label: "", name: "" }),
            value: count,
            before: before?.count ?? null,
          }))}
        />
      </div>
      <div className={styles.choice}>
        <SeriesChart
          key={`sterne-${JSON.stringify(range)}`}
          title={`Durchschnitt ${adverb}`}
          summary={`Der Durchschnitt lag zwischen ${germanDecimal(worst)} und ${germanDecimal(best)} Sternen.`}
          kind="lines"
          points={points}
          series={[
            { key: "now", label: "dieser Zeitraum", look: "main", values: scores },
            ...(comparedWith === null
              ? []
              : [
                  {
                    key: "before",
                    label: COMPARISON,
                    look: "quiet" as const,
                    values: periods.map(({ before }) => known(before)),
                  },
                ]),
          ]}
          format={germanDecimal}
          plain={(value) => germanDecimal(value)}
          axis={STARS}
          fileName="bewertungen-durchschnitt"
        />
      </div>
    </>
  );
}
