import { getB2bViewsCsv, type B2bViewStatistics } from "@portal/contract/b2b/statistics/calls";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { WriteToUs } from "../../../platform/products/write-to-us.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { csvHref } from "../../../platform/statistics/csv-href.ts";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { queryOfRange, rangeOf, type RangeChoice } from "../../../platform/statistics/range-in-address.ts";
import { RangePicker } from "../../../platform/statistics/range-picker.tsx";
import { StaleBanner } from "../../../platform/statistics/stale-banner.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { chart } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { KEPT, viewsQuery } from "./b2b-queries.ts";
import styles from "../../../platform/statistics/statistics.module.css";
import { B2bStatisticsSkeleton } from "./b2b-statistics-skeleton.tsx";
import { B2B_PAGE, headline, missingSentence, standOf } from "./b2b-texts.ts";
import { Devices } from "./devices.tsx";
import { HowItIsCounted } from "./how-it-is-counted.tsx";
import { LateBanner } from "./late-banner.tsx";
import { Locations } from "./locations.tsx";
import { NotPublished } from "./not-published.tsx";
import { OverTime } from "./over-time.tsx";

/** `b2b_statistics`: how often other companies opened the entry in their directory, and where they come from. */
export default function B2bStatisticsPage() {
  const { is_published_on_cleverb2b: isPublished } = useAccount();
  return (
    <>
      <PageHeader
        title={B2B_PAGE}
        lead={
          isPublished
            ? "Wie oft andere Firmen Ihren Eintrag geöffnet haben und woher sie kommen."
            : "Hier suchen Firmen nach anderen Firmen: nach Handwerkern, Lieferanten und Dienstleistern."
        }
      />
      {isPublished ? <Statistics /> : <NotPublished />}
    </>
  );
}

function Statistics() {
  const accountId = useActiveAccountId();
  const [today] = useState(() => berlinDate(Date.now()));
  const choice = rangeOf(usePageQuery(), today);
  const goTo = useGoTo();
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...viewsQuery(accountId, choice.range), ...KEPT });
  const show = (wanted: RangeChoice) => void goTo("b2b_statistics", { query: queryOfRange(wanted), replace: true });
  if (data?.firstDay === null) return <NoFigures />;
  return (
    <PageParts>
      <RangePicker choice={choice} onChange={show} isLoading={!data || isPlaceholderData} />
      {error && data && <StaleBanner onRetry={refetch} />}
      {!data && (
        <NotLoaded level={2} failure="Die Statistik konnte nicht geladen werden" error={error} onRetry={refetch}>
          <B2bStatisticsSkeleton />
        </NotLoaded>
      )}
      {data && (
        <div className={styles.content} aria-busy={isPlaceholderData}>
          {data.lastDay !== null && <LateBanner lastDay={data.lastDay} today={today} />}
          <Summary statistics={data} accountId={accountId} choice={choice} />
          <OverTime statistics={data} />
          <Locations accountId={accountId} range={choice.range} />
          <Devices accountId={accountId} range={choice.range} />
          <HowItIsCounted />
        </div>
      )}
    </PageParts>
  );
}

type SummaryProps = { statistics: B2bViewStatistics; accountId: number; choice: RangeChoice };

function Summary({ statistics, accountId, choice }: SummaryProps) {
  return (
    <section aria-labelledby="bilanz">
      <h2 id="bilanz" className={styles.headline}>
        {headline(statistics)}
      </h2>
      <div className={styles.stand}>
        <p>
          {standOf(statistics)} {missingSentence(statistics.missingDays)}
        </p>
        <CsvLink href={csvHref(getB2bViewsCsv, choice.range, accountId)} />
      </div>
    </section>
  );
}

const NoFigures = () => (
  <EmptyState icon={chart} level={2} title="Noch keine Zahlen">
    Ihre Firma steht im Verzeichnis für Geschäftskunden. Sobald das Verzeichnis die ersten Aufrufe zählt, sehen Sie
    hier, wie viele es sind und aus welchen Bundesländern und Branchen die Firmen kommen. Meist dauert das einen Tag.{" "}
    <WriteToUs page={B2B_PAGE} />
  </EmptyState>
);
