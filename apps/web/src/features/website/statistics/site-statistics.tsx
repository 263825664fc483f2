import type { Day } from "@portal/contract/time/berlin-time";
import type { DateRange } from "@portal/contract/time/date-range";
import type { Website } from "@portal/contract/website/sites/calls";
import { SITE_METRICS, type WebsiteViews } from "@portal/contract/website/statistics/calls";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { rangeOf } from "../../../platform/statistics/range-in-address.ts";
import { RangePicker } from "../../../platform/statistics/range-picker.tsx";
import { StaleBanner } from "../../../platform/statistics/stale-banner.tsx";
import { StatisticsSkeleton } from "../../../platform/statistics/statistics-skeleton.tsx";
import styles from "../../../platform/statistics/statistics.module.css";
import { Select } from "../../../ui/fields/select.tsx";
import { siteName } from "../sites/site-texts.ts";
import { Devices } from "./devices.tsx";
import { Figures } from "./figures.tsx";
import { HowWeCount } from "./how-we-count.tsx";
import { Keywords } from "./keywords.tsx";
import { NoFigures } from "./no-figures.tsx";
import { OverTime } from "./over-time.tsx";
import { Referrers } from "./referrers.tsx";
import { SourcePanel } from "./source-panel.tsx";
import { metricOf, queryOf } from "./statistics-address.ts";
import { useViews } from "./statistics-store.ts";
import { Weekdays } from "./weekdays.tsx";

type SiteStatisticsProps = { website: Website; websites: readonly Website[]; today: Day };

/** The choice of website and range, and what it shows. */
export function SiteStatistics({ website, websites, today }: SiteStatisticsProps) {
  const accountId = useActiveAccountId();
  const query = usePageQuery();
  const goTo = useGoTo();
  const choice = rangeOf(query, today);
  const metric = metricOf(query);
  const { range } = choice;
  const { data, error, isPlaceholderData, refetch } = useViews({ accountId, website, range });
  const show = (wanted: Partial<Parameters<typeof queryOf>[0]>) =>
    void goTo("website_statistics", {
      query: queryOf({ website, first: websites[0], choice, metric, ...wanted }),
      replace: true,
    });
  const isEmpty = data?.firstDay === null;
  return (
    <>
      {websites.length > 1 && (
        <SiteChoice website={website} websites={websites} onChoose={(chosen) => show({ website: chosen })} />
      )}
      {!isEmpty && (
        <RangePicker
          choice={choice}
          isLoading={!data || isPlaceholderData}
          onChange={(next) => show({ choice: next })}
        />
      )}
      {error && data && <StaleBanner onRetry={refetch} />}
      {!data && (
        <NotLoaded level={2} failure="Die Statistik konnte nicht geladen werden" error={error} onRetry={refetch}>
          <StatisticsSkeleton figures={SITE_METRICS.length} />
        </NotLoaded>
      )}
      {data && <SourcePanel source={data.source} onRetry={() => void refetch()} />}
      {data && isEmpty && <NoFigures source={data.source} />}
      {data && !isEmpty && (
        <div className={styles.content} aria-busy={isPlaceholderData}>
          <Figures
            accountId={accountId}
            website={website}
            statistics={data}
            today={today}
            metric={metric}
            onChoose={(figure) => show({ metric: figure })}
          />
          <OverTime statistics={data} metric={metric} />
          <Details website={website} range={range} statistics={data} />
        </div>
      )}
    </>
  );
}

type SiteChoiceProps = {
  website: Website;
  websites: readonly Website[];
  onChoose: (website: Website) => void;
};

const SiteChoice = ({ website, websites, onChoose }: SiteChoiceProps) => (
  <Select
    label="Website"
    size="lg"
    value={String(website.id)}
    onChange={({ currentTarget: { value } }) => {
      const chosen = websites.find(({ id }) => String(id) === value);
      if (chosen !== undefined) onChoose(chosen);
    }}
  >
    {websites.map((one) => (
      <option key={one.id} value={one.id}>
        {siteName(one)}
      </option>
    ))}
  </Select>
);

type DetailsProps = { website: Website; range: DateRange; statistics: WebsiteViews };

const Details = ({ website, range, statistics }: DetailsProps) => (
  <>
    <div className={styles.pair}>
      <Weekdays statistics={statistics} />
      <Devices website={website} range={range} />
    </div>
    <div className={styles.pair}>
      <Referrers website={website} range={range} />
      <Keywords website={website} range={range} />
    </div>
    <HowWeCount kind={statistics.source.kind} />
  </>
);
