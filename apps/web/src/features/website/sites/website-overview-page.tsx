import { type Website, WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs, ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { globe } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { WithoutWebsite } from "../without-website.tsx";
import { EndedSites } from "./ended-sites.tsx";
import { Keywords } from "./keywords.tsx";
import { SiteSection } from "./site-section.tsx";
import { preloadOfWebsites, websitesQuery } from "./sites-store.ts";
import styles from "./sites.module.css";

export const preload = preloadOfWebsites;

/** `website_overview`: the company's websites, how they stand, and what they are to be found by. */
export default function WebsiteOverviewPage() {
  const has = useHasProduct(WEBSITE_FAMILIES);
  return (
    <>
      <PageHeader
        title="Ihre Website"
        lead="Wie es um Ihre Website steht und mit welchen Wörtern Kunden sie finden sollen."
      />
      {has ? <Sites /> : <WithoutWebsite />}
    </>
  );
}

function Sites() {
  const accountId = useActiveAccountId();
  const { data, error, refetch } = useQuery({ ...websitesQuery(accountId), throwOnError: false });
  if (data) return <Found websites={data.websites} />;
  if (!error) return <SitesSkeleton />;
  return (
    <LoadFailure
      level={2}
      title="Ihre Website konnte nicht geladen werden"
      error={error}
      onRetry={() => void refetch()}
      contact={<CallUs />}
    />
  );
}

function Found({ websites }: { websites: readonly Website[] }) {
  const running = websites.filter(({ state }) => state !== "ended");
  const ended = websites.filter(({ state }) => state === "ended");
  return (
    <PageParts width="list">
      {running.length === 0 && <NoSites />}
      {running.map((website) => (
        <SiteSection key={website.id} website={website} />
      ))}
      {running.some(({ keywords }) => keywords.length > 0) && <Keywords websites={running} />}
      {ended.length > 0 && <EndedSites websites={ended} />}
    </PageParts>
  );
}

const NoSites = () => (
  <EmptyState icon={globe} level={2} title="Ihre Website ist noch nicht angelegt">
    Sobald wir mit der Arbeit beginnen, sehen Sie hier Adresse und Stand. Fragen beantworten wir unter <ServicePhone />.
  </EmptyState>
);

const SitesSkeleton = () => (
  <Skeleton>
    <div className={styles.facts}>
      <SkeletonBar width="min(20rem, 80%)" height="1.75rem" />
      <SkeletonText lines={4} />
    </div>
  </Skeleton>
);
