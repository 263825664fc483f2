import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { tvChannelIdOf, tvChannelOf } from "@portal/contract/tv-banners/channels";
import type { TvBanner } from "@portal/contract/tv-banners/banners/calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { ReportProblem } from "../../../platform/products/report-problem.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { queryOfRange, rangeOf } from "../../../platform/statistics/range-in-address.ts";
import { RangePicker } from "../../../platform/statistics/range-picker.tsx";
import { StatisticsSkeleton } from "../../../platform/statistics/statistics-skeleton.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { bannersQuery, preloadOfBanners, TV_FAMILIES } from "../banners/banners-store.ts";
import { WithoutTvBanner } from "../without-tv-banner.tsx";
import { Figures } from "./figures.tsx";
import { ChannelSelect } from "./channel-select.tsx";
import { useTvTotal } from "./statistics-store.ts";

export const preload = preloadOfBanners;

/** `tv_banner_statistics`: how often, where and when a TV banner was to be seen. */
export default function TvStatisticsPage() {
  const has = useHasProduct(TV_FAMILIES);
  return (
    <>
      <PageHeader
        title="TV-Banner-Statistik"
        lead="Wie oft Ihre Firma im Fernsehen zu sehen war: auf welchen Sendern, in welchen Sendungen und wann."
      />
      {has ? <Loaded /> : <WithoutTvBanner />}
    </>
  );
}

function Loaded() {
  const accountId = useActiveAccountId();
  const { data, error, refetch } = useQuery({ ...bannersQuery(accountId), throwOnError: false });
  if (data) return <Chosen banners={data.banners} />;
  if (!error) return <StatisticsSkeleton figures={4} />;
  return (
    <LoadFailure
      level={2}
      title="Ihre TV-Banner konnten nicht geladen werden"
      error={error}
      onRetry={() => void refetch()}
      contact={<CallUs />}
    />
  );
}

/** The choice of banner and range, which the address holds. */
function Chosen({ banners }: { banners: readonly TvBanner[] }) {
  const [today] = useState<Day>(() => berlinDate(Date.now()));
  const accountId = useActiveAccountId();
  const query = usePageQuery();
  const goTo = useGoTo();
  const choice = rangeOf(query, today);
  const banner = banners.find(({ external_id: id }) => id === query["banner"])?.external_id;
  const channelId = tvChannelIdOf(query["sender"] ?? "");
  const asked = { accountId, range: choice.range, externalId: banner, channelId };
  const { data, isPlaceholderData } = useTvTotal(asked);
  const shown = { choice, banner, channelId };
  const show = (wanted: Partial<typeof shown>): void => {
    const next = { ...shown, ...wanted };
    void goTo("tv_banner_statistics", {
      query: {
        ...(next.banner === undefined ? {} : { banner: next.banner }),
        ...(next.channelId === undefined ? {} : { sender: tvChannelOf(next.channelId).slug }),
        ...queryOfRange(next.choice),
      },
      replace: true,
    });
  };
  return (
    <PageParts>
      <Row gap="md" data-print="hide">
        {banners.length > 1 && (
          <Select
            label="TV-Banner"
            size="md"
            value={banner ?? ""}
            onChange={({ currentTarget: { value } }) => show({ banner: value === "" ? undefined : value })}
          >
            <option value="">Alle zusammen</option>
            {banners.map(({ external_id: id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <ChannelSelect asked={asked} onChannel={(next) => show({ channelId: next })} />
      </Row>
      <RangePicker choice={choice} isLoading={!data || isPlaceholderData} onChange={(next) => show({ choice: next })} />
      <Figures asked={asked} today={today} />
      <ReportProblem question="Stimmt etwas an den Zahlen nicht?" reference="TV-Banner" />
    </PageParts>
  );
}
