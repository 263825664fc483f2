import { AD_METRICS } from "@portal/contract/advertising/figures";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { queryOfRange } from "../../../platform/statistics/range-in-address.ts";
import { RangePicker } from "../../../platform/statistics/range-picker.tsx";
import { engineIn, metricIn, queryOfView } from "../ads-address.ts";
import { AdsPage, type AdsView } from "../ads-page.tsx";
import { preloadOfAds, statisticsQuery } from "../ads-store.ts";
import { Loaded, useIsLoading } from "../loaded.tsx";
import { AdStatisticsView } from "./ad-statistics.tsx";

export const preload = preloadOfAds;

/** `search_ads_statistics`: what the ads brought and cost, both engines together and apart. */
export default function SearchAdsStatisticsPage() {
  return (
    <AdsPage
      page="search_ads_statistics"
      title="Suchmaschinenwerbung"
      lead="So oft wurden Ihre Anzeigen gesehen und geklickt, und das brachten sie Ihnen."
    >
      {(view) => <Statistics {...view} />}
    </AdsPage>
  );
}

function Statistics({ accountId, adplorerCompanyId, choice }: AdsView) {
  const query = usePageQuery();
  const goTo = useGoTo();
  const figures = statisticsQuery({ accountId, adplorerCompanyId, range: choice.range });
  const shown = { choice, metric: metricIn(query), engine: engineIn(query) };
  const show = (wanted: Partial<typeof shown>) => {
    const next = { ...shown, ...wanted };
    void goTo("search_ads_statistics", {
      query: { ...queryOfRange(next.choice), ...queryOfView(next) },
      replace: true,
    });
  };
  return (
    <>
      <RangePicker choice={choice} isLoading={useIsLoading(figures)} onChange={(next) => show({ choice: next })} />
      <Loaded query={figures} failed="Die Statistik konnte nicht geladen werden" figures={AD_METRICS.length}>
        {(statistics) => (
          <AdStatisticsView
            accountId={accountId}
            statistics={statistics}
            metric={shown.metric}
            engine={shown.engine}
            onMetric={(metric) => show({ metric })}
            onEngine={(engine) => show({ engine })}
          />
        )}
      </Loaded>
    </>
  );
}
