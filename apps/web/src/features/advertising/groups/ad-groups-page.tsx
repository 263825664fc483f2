import { useQuery } from "@tanstack/react-query";
import { listQueryIn } from "../../../platform/lists/list-page.ts";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { queryOfRange } from "../../../platform/statistics/range-in-address.ts";
import { RangePicker } from "../../../platform/statistics/range-picker.tsx";
import { campaignIn } from "../ads-address.ts";
import { AdsPage, type AdsView } from "../ads-page.tsx";
import { campaignQuery, campaignsQuery, groupsQuery, preloadOfAds } from "../ads-store.ts";
import { Loaded } from "../loaded.tsx";
import { CampaignDetail } from "./campaign-detail.tsx";
import { GroupList } from "./group-list.tsx";

export const preload = preloadOfAds;

/** `search_ads_ad_groups`: groups with their campaigns, or one campaign with its keywords, search terms and ads. */
export default function AdGroupsPage() {
  return (
    <AdsPage
      page="search_ads_ad_groups"
      title="Anzeigengruppen"
      lead="So sind Ihre Anzeigen aufgeteilt, und das bringt jede Kampagne."
    >
      {(view) => <Groups {...view} />}
    </AdsPage>
  );
}

function Groups({ accountId, adplorerCompanyId, choice }: AdsView) {
  const query = usePageQuery();
  const goTo = useGoTo();
  const campaignId = campaignIn(query);
  const asked = { accountId, adplorerCompanyId, range: choice.range };
  const campaigns = useQuery({ ...campaignsQuery(asked), throwOnError: false });
  const range = { ...listQueryIn(query), ...queryOfRange(choice) };
  // Each answer has a key of its own, or the groups would stand in for the campaign until it is loaded.
  return (
    <>
      <RangePicker
        choice={choice}
        isLoading={campaigns.isPending}
        onChange={(next) =>
          void goTo("search_ads_ad_groups", {
            query: {
              ...listQueryIn(query),
              ...queryOfRange(next),
              ...(campaignId === null ? {} : { kampagne: String(campaignId) }),
            },
            replace: true,
          })
        }
      />
      {campaignId === null ? (
        <Loaded
          key="groups"
          query={groupsQuery(asked)}
          failed="Die Anzeigengruppen konnten nicht geladen werden"
          figures={3}
        >
          {(groups) => <GroupList groups={groups} campaigns={campaigns} range={range} />}
        </Loaded>
      ) : (
        <Loaded
          key={campaignId}
          query={campaignQuery(asked, campaignId)}
          failed="Die Kampagne konnte nicht geladen werden"
          figures={4}
        >
          {(details) => <CampaignDetail key={campaignId} details={details} range={range} />}
        </Loaded>
      )}
    </>
  );
}
