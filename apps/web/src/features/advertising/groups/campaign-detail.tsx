import type { AdCampaignDetail, AdCampaignDetails } from "@portal/contract/advertising/calls";
import {
  AD_METRIC_DEFINITIONS,
  AD_METRIC_LABELS,
  CAMPAIGN_STATE_LABELS,
  ENGINE_LABELS,
  KEYWORD_MATCH_LABELS,
} from "@portal/contract/advertising/words";
import { germanMoney } from "@portal/contract/text/formats";
import type { Query } from "@portal/contract/pages/redirects";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import {
  changeSentence,
  deltaOf,
  INTERVAL_ADVERBS,
  periodPoint,
} from "../../../platform/statistics/statistics-texts.ts";
import styles from "../../../platform/statistics/statistics.module.css";
import { usePartTitle } from "../../../platform/routing/page-title.ts";
import { SeriesChart } from "../../../ui/charts/series-chart.tsx";
import { Stat } from "../../../ui/figures/stat.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Columns, Row } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { AD_METRICS, contactsOf } from "@portal/contract/advertising/figures";
import { AD_WISHES, cautionsOf, comparedOf, formatOf, isDelivered, plainOf, shown, standOf } from "../ads-texts.ts";
import { Cautions } from "../cautions.tsx";
import { AdPreviews } from "./ad-previews.tsx";
import { STATE_TONES } from "./group-list.tsx";
import { WordTable } from "./word-table.tsx";
import { THEN } from "../../../platform/statistics/same-weekdays.ts";

type CampaignDetailProps = { details: AdCampaignDetails; range: Query };

/** One campaign: what it brought, its ads as people see them, keywords and search terms. */
export function CampaignDetail({ details, range }: CampaignDetailProps) {
  const [campaign] = details.campaigns;
  usePartTitle(campaign?.name);
  if (campaign === undefined) return null;
  return (
    <>
      <Cautions texts={cautionsOf(details)} />
      <section aria-labelledby="kampagne">
        <p data-print="hide">
          <PageLink to="search_ads_ad_groups" query={range}>
            Alle Anzeigengruppen
          </PageLink>
        </p>
        <h2 id="kampagne">
          {campaign.name} ({ENGINE_LABELS[campaign.engine]})
        </h2>
        <Row>
          <Status tone={STATE_TONES[campaign.state]}>{CAMPAIGN_STATE_LABELS[campaign.state]}</Status>
          <span>Gruppe {campaign.adGroupName}</span>
        </Row>
        <p className={styles.stand}>{standOf(details)}</p>
      </section>
      <Tiles campaign={campaign} />
      <Clicks details={details} campaign={campaign} />
      <AdPreviews campaign={campaign} />
      <WordTable
        title="Gebuchte Suchbegriffe"
        description="Bei diesen Begriffen soll Ihre Anzeige erscheinen."
        empty="Für diese Zeit sind keine Begriffe bekannt."
        words={campaign.keywords}
        match={(match) => (match === null ? "" : KEYWORD_MATCH_LABELS[match])}
      />
      <WordTable
        title="Wonach Menschen gesucht haben"
        description={`Diese Suchen führten zu Ihrer Anzeige. Seltene nennen die Suchmaschinen nicht; zusammen kosteten sie ${germanMoney(unnamedCents(campaign))}.`}
        empty="Für diese Zeit nennen die Suchmaschinen keine Begriffe."
        words={campaign.terms}
      />
    </>
  );
}

/** All figures with change and definition. */
const Tiles = ({ campaign: { sums, before } }: { campaign: AdCampaignDetail }) => (
  <Columns>
    {AD_METRICS.map((metric) => {
      const compared = comparedOf(metric, sums, before);
      const change = compared === null ? "" : changeSentence(compared, THEN);
      return (
        <Stat
          key={metric}
          label={AD_METRIC_LABELS[metric]}
          value={shown(metric, sums)}
          delta={compared === null ? undefined : deltaOf(compared, AD_WISHES[metric])}
          definition={
            <>
              {change !== "" && <span className="visually-hidden">{change}. </span>}
              {AD_METRIC_DEFINITIONS[metric]}
            </>
          }
        />
      );
    })}
  </Columns>
);

const unnamedCents = ({ sums, terms }: AdCampaignDetail): number =>
  sums.costCents - terms.reduce((sum, { costCents }) => sum + costCents, 0);

function Clicks({
  details: { range, coverage },
  campaign,
}: {
  details: AdCampaignDetails;
  campaign: AdCampaignDetail;
}) {
  const title = `Klicks und Kontakte ${INTERVAL_ADVERBS[range.interval]}`;
  const { periods } = campaign;
  const valuesOf = (of: (period: (typeof periods)[number]) => number): (number | null)[] =>
    periods.map((period) => (isDelivered(period, coverage) ? of(period) : null));
  return (
    <Section title={title}>
      <SeriesChart
        title={title}
        summary={`In der ganzen Zeit ${shown("clicks", campaign.sums)} Klicks und ${shown("contacts", campaign.sums)} Kontakte.`}
        kind="lines"
        points={periods.map((period) => ({
          ...periodPoint(range.interval, period, null),
          isMoving: period.isMoving,
        }))}
        series={[
          { key: "clicks", label: "Klicks", look: "main", values: valuesOf(({ sums }) => sums.clicks) },
          {
            key: "contacts",
            label: "Kontakte",
            look: "second",
            values: valuesOf(({ sums }) => contactsOf(sums)),
          },
        ]}
        format={formatOf("clicks")}
        plain={plainOf("clicks")}
        fileName="kampagne"
      />
    </Section>
  );
}
