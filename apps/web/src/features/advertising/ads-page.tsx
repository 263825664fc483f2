import { ADVERTISING_FAMILIES } from "@portal/contract/advertising/calls";
import { AD_METRICS } from "@portal/contract/advertising/figures";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { RouteName } from "@portal/contract/pages/routes";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { CallUs } from "../../platform/brand/service-phone.tsx";
import { useHasProduct } from "../../platform/products/active-products.ts";
import { ReportProblem } from "../../platform/products/report-problem.tsx";
import { useActiveAccountId } from "../../platform/query/use-account-query.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../platform/routing/use-go-to.ts";
import { queryOfRange, type RangeChoice, rangeOf } from "../../platform/statistics/range-in-address.ts";
import { StatisticsSkeleton } from "../../platform/statistics/statistics-skeleton.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { clock } from "../../ui/icons/icons.ts";
import { TabNav } from "../../ui/navigation/tab-nav.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PageParts } from "../../ui/page/page-parts.tsx";
import { customerQuery } from "./ads-store.ts";
import { WithoutAds } from "./without-ads.tsx";

/** What every page of search ads knows once the company's account is loaded. */
export type AdsView = { accountId: number; adplorerCompanyId: number; choice: RangeChoice };

type AdsPageProps = { page: RouteName; title: string; lead: string; children: (view: AdsView) => ReactNode };

const TABS: readonly (readonly [RouteName, string])[] = [
  ["search_ads_statistics", "Statistik"],
  ["search_ads_ad_groups", "Anzeigengruppen"],
  ["search_ads_budget", "Budget"],
];

/** Around the three pages: headline, links between them, and the company's account in the ad manager. */
export function AdsPage({ page, title, lead, children }: AdsPageProps) {
  const has = useHasProduct(ADVERTISING_FAMILIES);
  const query = usePageQuery();
  const [today] = useState(() => berlinDate(Date.now()));
  const choice = rangeOf(query, today);
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {has ? (
        <PageParts>
          <TabNav
            label="Suchmaschinenwerbung"
            links={TABS.map(([to, label]) => (
              <PageLink key={to} to={to} query={queryOfRange(choice)} aria-current={to === page ? "page" : undefined}>
                {label}
              </PageLink>
            ))}
          />
          <OfAccount choice={choice}>{children}</OfAccount>
          <ReportProblem
            question="Stimmt etwas an Ihren Anzeigen oder Zahlen nicht?"
            reference="Suchmaschinenwerbung"
          />
        </PageParts>
      ) : (
        <WithoutAds />
      )}
    </>
  );
}

function OfAccount({ choice, children }: { choice: RangeChoice } & Pick<AdsPageProps, "children">) {
  const accountId = useActiveAccountId();
  const { data, error, refetch } = useQuery({ ...customerQuery(accountId), throwOnError: false });
  if (data !== undefined) {
    if (data.CompanyID === null) return <NotSetUp />;
    return children({ accountId, adplorerCompanyId: data.CompanyID, choice });
  }
  if (error === null) return <StatisticsSkeleton figures={AD_METRICS.length} />;
  return (
    <LoadFailure
      level={2}
      title="Ihr Werbekonto konnte nicht geladen werden"
      error={error}
      onRetry={() => void refetch()}
      contact={<CallUs />}
    />
  );
}

const NotSetUp = () => (
  <EmptyState level={2} icon={clock} title="Ihre Anzeigen werden gerade eingerichtet" action={<CallUs />}>
    Sobald die erste Anzeige läuft, sehen Sie hier jeden Morgen die Zahlen des Vortags. Sie müssen nichts tun.
  </EmptyState>
);
