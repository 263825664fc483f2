import type { AdCampaign, AdCampaigns, AdGroup, AdGroups } from "@portal/contract/advertising/calls";
import { CAMPAIGN_STATE_LABELS, ENGINE_LABELS } from "@portal/contract/advertising/words";
import type { Query } from "@portal/contract/pages/redirects";
import { germanNumber } from "@portal/contract/text/formats";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { PagedList } from "../../../platform/lists/paged-list.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import styles from "../../../platform/statistics/statistics.module.css";
import { Button } from "../../../ui/actions/button.tsx";
import { Status, type StatusTone } from "../../../ui/content/status.tsx";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { search } from "../../../ui/icons/icons.ts";
import { Section } from "../../../ui/page/section.tsx";
import { cautionsOf, shown as shownFigure, standOf } from "../ads-texts.ts";
import { Cautions } from "../cautions.tsx";
import { groupSentence } from "./group-texts.ts";

export const STATE_TONES: Record<AdCampaign["state"], StatusTone> = {
  active: "success",
  paused: "warning",
  ended: "neutral",
};

type GroupListProps = { groups: AdGroups; campaigns: UseQueryResult<AdCampaigns>; range: Query };

/** Each group with its sums in one sentence and its campaigns as a table. */
export function GroupList({ groups, campaigns, range }: GroupListProps) {
  if (groups.adGroups.length === 0) {
    return (
      <EmptyState level={2} icon={search} title="Noch keine Anzeigengruppen">
        Sobald Ihre ersten Anzeigen angelegt sind, stehen sie hier.
      </EmptyState>
    );
  }
  return (
    <>
      <Cautions texts={cautionsOf(groups)} />
      <p className={styles.stand}>{standOf(groups)}</p>
      <PagedList
        page="search_ads_ad_groups"
        items={groups.adGroups}
        textOf={({ adGroupId, name }) =>
          [name, ...campaignsOf(campaigns.data, adGroupId).map((campaign) => campaign.name)].join(" ")
        }
        searchLabel="Anzeigengruppe oder Kampagne suchen"
        pagesLabel="Seiten der Anzeigengruppen"
      >
        {(shown) =>
          shown.map((group) => (
            <Section key={group.adGroupId} title={group.name} description={groupSentence(group)}>
              <Campaigns group={group} campaigns={campaigns} range={range} />
            </Section>
          ))
        }
      </PagedList>
    </>
  );
}

function Campaigns({
  group,
  campaigns: { data, error, refetch },
  range,
}: { group: AdGroup } & Omit<GroupListProps, "groups">) {
  const [shown, setShown] = useState(ROWS);
  if (data === undefined) {
    if (error !== null) {
      return (
        <LoadFailure title="Die Kampagnen konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      );
    }
    return (
      <Skeleton>
        <SkeletonText lines={group.campaigns} />
      </Skeleton>
    );
  }
  const rows = campaignsOf(data, group.adGroupId);
  return (
    <>
      <Table
        caption={`Kampagnen der Gruppe ${group.name}`}
        captionHidden
        columns={columnsOf(range, data.comparedWith !== null)}
        rows={rows.slice(0, shown)}
        rowKey={({ adGroupCampaignId }) => adGroupCampaignId}
      />
      {shown < rows.length && (
        <>
          <p role="status" className={styles.none}>
            {`${shown} von ${germanNumber(rows.length)} Kampagnen.`}
          </p>
          <Button size="sm" onClick={() => setShown(shown + ROWS)} data-print="hide">
            Mehr Kampagnen zeigen
          </Button>
        </>
      )}
    </>
  );
}

/** Campaigns of a group that are shown at first. */
const ROWS = 20;

const campaignsOf = (data: AdCampaigns | undefined, groupId: string): AdCampaign[] =>
  data?.campaigns.filter(({ adGroupId }) => adGroupId === groupId) ?? [];

const columnsOf = (range: Query, compares: boolean): TableColumn<AdCampaign>[] => [
  {
    key: "name",
    header: "Kampagne",
    cell: ({ adGroupCampaignId: id, name, engine }) => (
      <PageLink className={styles.term} to="search_ads_ad_groups" query={{ ...range, kampagne: String(id) }}>
        {name} ({ENGINE_LABELS[engine]})
      </PageLink>
    ),
  },
  {
    key: "state",
    header: "Stand",
    cell: ({ state }) => <Status tone={STATE_TONES[state]}>{CAMPAIGN_STATE_LABELS[state]}</Status>,
  },
  { key: "clicks", header: "Klicks", cell: ({ sums }) => shownFigure("clicks", sums), numeric: true },
  { key: "contacts", header: "Kontakte", cell: ({ sums }) => shownFigure("contacts", sums), numeric: true },
  ...(compares
    ? [
        {
          key: "before",
          header: "Kontakte davor",
          cell: ({ before }: AdCampaign) => (before === null ? "–" : shownFigure("contacts", before)),
          numeric: true,
        },
      ]
    : []),
  { key: "cost", header: "Kosten", cell: ({ sums }) => shownFigure("cost", sums), numeric: true },
  { key: "price", header: "Je Kontakt", cell: ({ sums }) => shownFigure("costPerContact", sums), numeric: true },
];
