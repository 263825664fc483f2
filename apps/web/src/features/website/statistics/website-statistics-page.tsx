import { berlinDate } from "@portal/contract/time/berlin-time";
import { type Website, WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import { SITE_METRICS } from "@portal/contract/website/statistics/calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { StatisticsSkeleton } from "../../../platform/statistics/statistics-skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { preloadOfWebsites, websitesQuery } from "../sites/sites-store.ts";
import { WithoutWebsite } from "../without-website.tsx";
import { NotOnline } from "./no-figures.tsx";
import { SiteStatistics } from "./site-statistics.tsx";
import { countedSites, websiteIn } from "./statistics-address.ts";

export const preload = preloadOfWebsites;

/** `website_statistics`: visits of one website, where they came from, and the comparison period. */
export default function WebsiteStatisticsPage() {
  const has = useHasProduct(WEBSITE_FAMILIES);
  return (
    <>
      <PageHeader title="Website-Statistik" lead="Wie oft Ihre Website besucht wurde und woher die Menschen kamen." />
      {has ? <Loaded /> : <WithoutWebsite />}
    </>
  );
}

function Loaded() {
  const accountId = useActiveAccountId();
  const { data, error, refetch } = useQuery({ ...websitesQuery(accountId), throwOnError: false });
  if (data) return <Chosen websites={countedSites(data.websites)} />;
  if (!error) return <StatisticsSkeleton figures={SITE_METRICS.length} />;
  return (
    <LoadFailure
      level={2}
      title="Ihre Websites konnten nicht geladen werden"
      error={error}
      onRetry={() => void refetch()}
      contact={<CallUs />}
    />
  );
}

function Chosen({ websites }: { websites: readonly Website[] }) {
  const [today] = useState(() => berlinDate(Date.now()));
  const website = websiteIn(usePageQuery(), websites);
  if (website === undefined) return <NotOnline />;
  return (
    <PageParts>
      <SiteStatistics key={website.id} website={website} websites={websites} today={today} />
    </PageParts>
  );
}
