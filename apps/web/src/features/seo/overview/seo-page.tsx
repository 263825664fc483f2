import { hasActiveFamily } from "@portal/contract/navigation/products";
import type { SeoOverview } from "@portal/contract/seo/calls";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { type GoogleAnswer, takeGoogleAnswer } from "../../../platform/google/google-answer.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { rangeOf, type RangeChoice } from "../../../platform/statistics/range-in-address.ts";
import { RangePicker } from "../../../platform/statistics/range-picker.tsx";
import { StaleBanner } from "../../../platform/statistics/stale-banner.tsx";
import { StatisticsSkeleton } from "../../../platform/statistics/statistics-skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { GoogleReturn } from "../connection/google-return.tsx";
import { SearchConsoleSection } from "../connection/search-console-section.tsx";
import { choiceOf, type PageChoice, queryOf } from "../seo-address.ts";
import { askAgainAfter, overviewQuery } from "../seo-store.ts";
import { TermsSection } from "../terms/terms-section.tsx";
import { DirectorySection } from "./directory-section.tsx";
import { GoogleSection } from "./google-section.tsx";
import { NextStep } from "./next-step.tsx";
import { NotBooked } from "./not-booked.tsx";
import { WhereFromFigures } from "./where-from-figures.tsx";
import styles from "./seo.module.css";

/** `seo_overview`: how visible the company is in search, and what would help most. */
export default function SeoPage() {
  const isBooked = hasActiveFamily(useAccount().products, "seo");
  const [answer, setAnswer] = useState(takeGoogleAnswer);
  return (
    <>
      <PageHeader
        title="Sichtbarkeit in der Suche"
        lead="Wonach Menschen suchen, wie oft Sie dabei erscheinen und was Ihnen jetzt am meisten bringt."
      />
      {isBooked ? <Booked answer={answer} onAnswered={() => setAnswer(null)} /> : <NotBooked />}
    </>
  );
}

type BookedProps = { answer: GoogleAnswer | null; onAnswered: () => void };

function Booked({ answer, onAnswered }: BookedProps) {
  const accountId = useActiveAccountId();
  const [today] = useState(() => berlinDate(Date.now()));
  const query = usePageQuery();
  const goTo = useGoTo();
  const range = rangeOf(query, today);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...overviewQuery(accountId, range.range),
    // The figures of the earlier range stay, paler, until the new ones are loaded.
    placeholderData: keepPreviousData,
    throwOnError: false,
    refetchInterval: ({ state }) => askAgainAfter(state.data),
  });
  const usual = data !== undefined && data.google === null ? "views" : "impressions";
  const choice = choiceOf(query, usual);
  const show = (wanted: Partial<PageChoice>, wantedRange = range) =>
    void goTo("seo_overview", {
      query: queryOf(wantedRange, { ...choice, ...wanted }, usual),
      replace: true,
      withoutAsking: true,
    });
  const showRange = (wanted: RangeChoice) => show({ terms: { ...choice.terms, page: 1 } }, wanted);
  return (
    <PageParts>
      {answer !== null && <GoogleReturn answer={answer} onDone={onAnswered} />}
      {error && data && <StaleBanner onRetry={refetch} />}
      {!data && (
        <NotLoaded level={2} failure="Die Zahlen konnten nicht geladen werden" error={error} onRetry={refetch}>
          <StatisticsSkeleton figures={3} />
        </NotLoaded>
      )}
      {data && (
        <>
          <NextStep overview={data} />
          <RangePicker choice={range} onChange={showRange} isLoading={isPlaceholderData} />
          <Figures overview={data} isBusy={isPlaceholderData} choice={choice} onShow={show} />
          <TermsSection
            overview={data}
            range={range}
            choice={choice}
            usual={usual}
            onShow={(terms) => show({ terms })}
          />
          <WhereFromFigures />
          <SearchConsoleSection searchConsole={data.searchConsole} />
        </>
      )}
    </PageParts>
  );
}

type FiguresProps = {
  overview: SeoOverview;
  isBusy: boolean;
  choice: PageChoice;
  onShow: (choice: Partial<PageChoice>) => void;
};

const Figures = ({ overview, isBusy, choice, onShow }: FiguresProps) => (
  <div className={styles.figures} aria-busy={isBusy}>
    <GoogleSection overview={overview} figure={choice.figure} onChoose={(figure) => onShow({ figure })} />
    <DirectorySection overview={overview} />
  </div>
);
