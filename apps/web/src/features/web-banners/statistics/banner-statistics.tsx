import { germanDay } from "@portal/contract/text/formats";
import { requestAddress } from "@portal/contract/http/request-address";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { WebBanner } from "@portal/contract/web-banners/calls";
import { getWebBannerStatisticsCsv, type WebBannerStatistics } from "@portal/contract/web-banners/statistics/calls";
import { PLACEMENT_LABELS } from "@portal/contract/web-banners/statistics/placements";
import { FLAVOUR_RULES } from "@portal/contract/web-banners/flavours";
import { useState } from "react";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { listQueryIn } from "../../../platform/lists/list-page.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { queryOfRange, rangeOf } from "../../../platform/statistics/range-in-address.ts";
import { RangePicker } from "../../../platform/statistics/range-picker.tsx";
import { StaleBanner } from "../../../platform/statistics/stale-banner.tsx";
import styles from "../../../platform/statistics/statistics.module.css";
import { Select } from "../../../ui/fields/select.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { queryOfFigures, useBannerStatistics } from "../banners-store.ts";
import { bannerViewIn, queryOfBannerView } from "./figures-address.ts";
import { BannerFiguresOverTime } from "./figures-over-time.tsx";
import { FigureTable } from "./figure-table.tsx";
import { headline, isLate, standOf } from "./statistics-texts.ts";

/** What the banners brought: in one sentence, over time, by place and by banner. */
export function BannerStatistics({ all }: { all: readonly WebBanner[] }) {
  const accountId = useActiveAccountId();
  const [today] = useState(() => berlinDate(Date.now()));
  const query = usePageQuery();
  const goTo = useGoTo();
  const wanted = bannerViewIn(query);
  const banner = all.find(({ id }) => id === wanted.banner)?.id;
  const shown = { ...wanted, banner, choice: rangeOf(query, today) };
  const { choice } = shown;
  const show = (changed: Partial<typeof shown>): void => {
    const next = { ...shown, ...changed };
    void goTo("web_banner_overview", {
      query: { ...listQueryIn(query), ...queryOfRange(next.choice), ...queryOfBannerView(next) },
      replace: true,
    });
  };
  const { data, error, isPlaceholderData, refetch } = useBannerStatistics(accountId, { range: choice.range, banner });
  if (data?.firstDay === null) {
    return (
      <Section title="Das haben die Banner gebracht" id="zahlen">
        <p className={styles.none}>
          Noch keine Zahlen. Sobald ein Banner läuft, sehen Sie hier jeden Tag, wie oft es gesehen und angeklickt wurde.
        </p>
      </Section>
    );
  }
  return (
    <Section title="Das haben die Banner gebracht" id="zahlen">
      <PageParts>
        {all.length > 1 && (
          <Select
            label="Banner"
            size="md"
            value={banner ?? ""}
            onChange={({ currentTarget: { value } }) => show({ banner: value === "" ? undefined : Number(value) })}
          >
            <option value="">Alle zusammen</option>
            {all.map(({ id, name, flavour }) => (
              <option key={id} value={id}>
                {name} ({FLAVOUR_RULES[flavour].label})
              </option>
            ))}
          </Select>
        )}
        <RangePicker
          choice={choice}
          isLoading={!data || isPlaceholderData}
          onChange={(next) => show({ choice: next })}
        />
        {error && data && <StaleBanner onRetry={refetch} />}
        {error && !data && (
          <LoadFailure title="Die Zahlen konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
        )}
        {!error && !data && (
          <Skeleton>
            <SkeletonBar height="16rem" />
          </Skeleton>
        )}
        {data && (
          <div className={styles.content} aria-busy={isPlaceholderData}>
            {data.lastDay !== null && isLate(data.lastDay, today) && (
              <Alert tone="warning" title={`Die Zahlen reichen nur bis zum ${germanDay(data.lastDay)}`}>
                Neuere hat das Verzeichnis noch nicht geliefert. Sie kommen nach, und Sie müssen nichts tun.
              </Alert>
            )}
            <Summary statistics={data} name={all.find(({ id }) => id === data.banner)?.name} accountId={accountId} />
            <BannerFiguresOverTime statistics={data} metric={shown.metric} onMetric={(metric) => show({ metric })} />
            <Parts statistics={data} />
          </div>
        )}
      </PageParts>
    </Section>
  );
}

type SummaryProps = { statistics: WebBannerStatistics; name: string | undefined; accountId: number };

const Summary = ({ statistics, name, accountId }: SummaryProps) => (
  <div>
    <p className={styles.headline}>
      <strong>{headline(statistics, name)}</strong>
    </p>
    <div className={styles.stand}>
      <p>{standOf(statistics)}</p>
      <CsvLink href={fileHref(statistics, accountId)} />
    </div>
  </div>
);

const fileHref = ({ range, banner }: WebBannerStatistics, accountId: number): string =>
  requestAddress(
    getWebBannerStatisticsCsv,
    { query: queryOfFigures({ range, banner: banner ?? undefined }) },
    accountId,
  );

function Parts({ statistics: { placements, banners, banner } }: { statistics: WebBannerStatistics }) {
  if (placements.length === 0) return null;
  return (
    <Stack gap="xl">
      <Section level={3} title="Nach Ort">
        <FigureTable
          caption="Zahlen nach Ort"
          header="Ort"
          rows={placements.map((row) => ({ ...row, key: row.placement, name: PLACEMENT_LABELS[row.placement] }))}
        />
      </Section>
      {banner === null && (
        <Section level={3} title="Nach Banner">
          <FigureTable
            caption="Zahlen nach Banner"
            header="Banner"
            rows={banners.map((row) => ({
              ...row,
              key: String(row.id ?? row.name),
              name: row.flavour === null ? row.name : `${row.name} (${FLAVOUR_RULES[row.flavour].label})`,
            }))}
          />
        </Section>
      )}
    </Stack>
  );
}
