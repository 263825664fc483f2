import {
  getEntryStatistics,
  getEntryStatisticsCsv,
  type EntryStatistics,
} from "@portal/contract/entry/statistics/calls";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { DateRange } from "@portal/contract/time/date-range";
import { METRICS } from "@portal/contract/tracking/events/calls";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { csvHref } from "../../../platform/statistics/csv-href.ts";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { rangeOf, type RangeChoice } from "../../../platform/statistics/range-in-address.ts";
import { RangePicker } from "../../../platform/statistics/range-picker.tsx";
import { StaleBanner } from "../../../platform/statistics/stale-banner.tsx";
import { StatisticsSkeleton } from "../../../platform/statistics/statistics-skeleton.tsx";
import styles from "../../../platform/statistics/statistics.module.css";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Devices } from "./devices.tsx";
import { Figures } from "./figures.tsx";
import { HowWeCount } from "./how-we-count.tsx";
import { NoFigures } from "./no-figures.tsx";
import { OverTime } from "./over-time.tsx";
import { SearchTerms } from "./search-terms.tsx";
import { metricOf, queryOf } from "./statistics-address.ts";

/** `entry_statistics`: views of the entry, visitors' actions, and the comparison period. */
export default function StatisticsPage() {
  const accountId = useActiveAccountId();
  const [today] = useState(() => berlinDate(Date.now()));
  const query = usePageQuery();
  const goTo = useGoTo();
  const choice = rangeOf(query, today);
  const metric = metricOf(query);
  const { data, error, isPlaceholderData, refetch } = useQuery(statisticsQuery(accountId, choice.range));
  const show = (wanted: RangeChoice, figure = metric) =>
    void goTo("entry_statistics", { query: queryOf(wanted, figure), replace: true });
  return (
    <>
      <PageHeader title="Statistik" lead="So oft wurde Ihr Eintrag gesehen, und das haben die Menschen danach getan." />
      {data?.firstDay === null && <NoFigures />}
      {data?.firstDay !== null && (
        <PageParts>
          <RangePicker choice={choice} onChange={show} isLoading={!data || isPlaceholderData} />
          {error && data && <StaleBanner onRetry={refetch} />}
          {!data && (
            <NotLoaded level={2} failure="Die Statistik konnte nicht geladen werden" error={error} onRetry={refetch}>
              <StatisticsSkeleton figures={METRICS.length} />
            </NotLoaded>
          )}
          {data && (
            <div className={styles.content} aria-busy={isPlaceholderData}>
              <Figures
                statistics={data}
                today={today}
                metric={metric}
                onChoose={(figure) => show(choice, figure)}
                file={<CsvLink href={csvHref(getEntryStatisticsCsv, choice.range, accountId)} />}
              />
              <OverTime statistics={data} metric={metric} />
              <Details statistics={data} accountId={accountId} />
            </div>
          )}
        </PageParts>
      )}
    </>
  );
}

const Details = ({ statistics, accountId }: { statistics: EntryStatistics; accountId: number }) => (
  <>
    <div className={styles.pair}>
      <SearchTerms
        key={`${statistics.range.startDate} ${statistics.range.endDate}`}
        statistics={statistics}
        accountId={accountId}
      />
      <Devices statistics={statistics} />
    </div>
    <HowWeCount />
  </>
);

/** The figures of the earlier range stay, paler, until the new ones are loaded. */
const statisticsQuery = (accountId: number, range: DateRange) => ({
  ...accountQuery(accountId, "entry", getEntryStatistics, { query: range }),
  placeholderData: keepPreviousData,
  throwOnError: false,
});
