import { RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { StaleBanner } from "../../../platform/statistics/stale-banner.tsx";
import { StatisticsSkeleton } from "../../../platform/statistics/statistics-skeleton.tsx";
import styles from "../../../platform/statistics/statistics.module.css";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { star } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { HowRatingsAreVerified } from "../how-verified.tsx";
import { WithoutRatings } from "../without-ratings.tsx";
import { Comparison } from "./comparison.tsx";
import { Development } from "./development.tsx";
import { Feeds } from "./feeds.tsx";
import { Latest } from "./latest.tsx";
import { overviewQuery, preloadOfOverview } from "./overview-store.ts";
import { Scores } from "./scores.tsx";
import { Summary } from "./summary.tsx";

const BRINGS = [
  "sehen Sie Ihre Bewertungen aus acht Portalen an einer Stelle,",
  "lesen Sie, was Kunden loben und was sie stört,",
  "verfolgen Sie, wie sich Ihre Durchschnittsnote entwickelt.",
];

export const preload = preloadOfOverview;

/** `ratings_overview`: what customers think of the company, on all portals together. */
export default function RatingsOverviewPage() {
  const has = useHasProduct(RATINGS_FAMILIES);
  return (
    <>
      <PageHeader
        title="Bewertungen"
        lead="Was Kunden hier und auf anderen Portalen über Sie sagen und wie es sich entwickelt."
      />
      {has ? <Loaded /> : <WithoutRatings brings={BRINGS} />}
    </>
  );
}

function Loaded() {
  const { data, error, refetch } = useQuery({ ...overviewQuery(useActiveAccountId()), throwOnError: false });
  if (!data) {
    if (!error) return <StatisticsSkeleton figures={3} />;
    return (
      <LoadFailure
        level={2}
        title="Ihre Bewertungen konnten nicht geladen werden"
        error={error}
        onRetry={() => void refetch()}
        contact={<CallUs />}
      />
    );
  }
  if (data.overall.count === 0) {
    return (
      <>
        <EmptyState icon={star} level={2} title="Noch keine Bewertungen">
          Sobald jemand Ihre Firma auf einem der acht Portale bewertet, sehen Sie es hier.
        </EmptyState>
        <Feeds feeds={data.feeds} />
        <HowRatingsAreVerified />
      </>
    );
  }
  return (
    <div className={styles.content}>
      {error && <StaleBanner onRetry={refetch} />}
      <Scores overview={data} />
      <Latest />
      <Summary />
      <Development />
      <Comparison />
      <Feeds feeds={data.feeds} />
      <HowRatingsAreVerified />
    </div>
  );
}
