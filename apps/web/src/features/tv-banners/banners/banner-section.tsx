import { germanNumber } from "@portal/contract/text/formats";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import type { TvBanner, TvCreative } from "@portal/contract/tv-banners/banners/calls";
import { BANNER_STATE_LABELS } from "@portal/contract/tv-banners/banners/words";
import { useState } from "react";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { deltaOf } from "../../../platform/statistics/statistics-texts.ts";
import { Stat } from "../../../ui/figures/stat.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useTvKeyFigures } from "../statistics/statistics-store.ts";
import { BANNER_TONES, creativeOf, runText } from "./creative-texts.ts";
import { Preview } from "./preview.tsx";
import styles from "./banners.module.css";

type BannerSectionProps = { banner: TvBanner; creatives: readonly TvCreative[] };

/** One banner: what it shows, since when, and what the last four weeks brought. */
export function BannerSection({ banner, creatives }: BannerSectionProps) {
  const creative = creativeOf(banner, creatives);
  const run = runText(banner);
  return (
    <Section
      title={`Banner „${banner.name}“`}
      action={<Status tone={BANNER_TONES[banner.state]}>{BANNER_STATE_LABELS[banner.state]}</Status>}
    >
      <div className={styles.pair}>
        {creative === undefined ? (
          <p className={styles.empty}>Auf diesem Banner ist noch kein Motiv.</p>
        ) : (
          <Preview creative={creative} />
        )}
        <div className={styles.facts}>
          {creative !== undefined && (
            <p>
              Motiv: <strong>{creative.name}</strong>
            </p>
          )}
          {run !== "" && <p className="note">Laufzeit: {run}</p>}
          <LastWeeks banner={banner} />
        </div>
      </div>
    </Section>
  );
}

const DAYS = 28;

/** Impressions of the last four weeks; nothing until there are some. */
function LastWeeks({ banner: { external_id: externalId, name } }: { banner: TvBanner }) {
  const accountId = useActiveAccountId();
  const [today] = useState(() => berlinDate(Date.now()));
  const range = { startDate: addDays(today, -DAYS), endDate: addDays(today, -1), interval: "Week" } as const;
  const { data } = useTvKeyFigures({ accountId, range, externalId, channelId: undefined });
  if (data === undefined || data.lastDay === null) return null;
  const { impressions } = data;
  return (
    <>
      <Stat
        label={`Einblendungen in ${DAYS} Tagen`}
        value={germanNumber(impressions.value)}
        delta={deltaOf(impressions)}
        definition="So oft war das Banner auf einem Fernseher zu sehen."
        note={impressions.before === null ? undefined : `${germanNumber(impressions.before)} in den vier Wochen davor`}
      />
      <p>
        <PageLink to="tv_banner_statistics" query={{ banner: externalId }}>
          Wo und wann „{name}“ zu sehen war
        </PageLink>
      </p>
    </>
  );
}
