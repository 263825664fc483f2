import { germanNumber } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import { getTvImpressionsCsv, type TvKeyFigures, type TvTotal } from "@portal/contract/tv-banners/statistics/calls";
import { requestAddress } from "@portal/contract/http/request-address";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { StaleBanner } from "../../../platform/statistics/stale-banner.tsx";
import { StatisticsSkeleton } from "../../../platform/statistics/statistics-skeleton.tsx";
import { deltaOf } from "../../../platform/statistics/statistics-texts.ts";
import styles from "../../../platform/statistics/statistics.module.css";
import { Stat } from "../../../ui/figures/stat.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { chart } from "../../../ui/icons/icons.ts";
import { Columns } from "../../../ui/page/layout.tsx";
import { Breakdowns } from "./breakdowns.tsx";
import { type Asked, requestOf, useTvKeyFigures, useTvTotal } from "./statistics-store.ts";
import { changeOf, headline, standOf, UNIT } from "./statistics-texts.ts";

/** The range in one sentence and four figures, then its breakdowns. */
export function Figures({ asked, today }: { asked: Asked; today: Day }) {
  const total = useTvTotal(asked);
  const key = useTvKeyFigures(asked);
  const failed = [total, key].find(({ error }) => error !== null);
  const retry = () => Promise.all([total.refetch(), key.refetch()]);
  if (!total.data || !key.data) {
    if (!failed?.error) return <StatisticsSkeleton figures={4} />;
    return (
      <LoadFailure
        level={2}
        title="Die Statistik konnte nicht geladen werden"
        error={failed.error}
        onRetry={() => void retry()}
      />
    );
  }
  if (total.data.lastDay === null) return <NoFigures />;
  return (
    <>
      {failed && <StaleBanner onRetry={retry} />}
      <div className={styles.content} aria-busy={total.isPlaceholderData}>
        <Summary asked={asked} total={total.data} figures={key.data} today={today} />
        <Breakdowns asked={asked} today={today} />
      </div>
    </>
  );
}

const NoFigures = () => (
  <EmptyState icon={chart} level={2} title="Noch keine Zahlen">
    Sobald Ihr Banner gelaufen ist, sehen Sie hier, wie oft das war, auf welchen Sendern und zu welcher Uhrzeit. Die
    Sender liefern ihre Zahlen am Tag danach.
  </EmptyState>
);

type SummaryProps = { asked: Asked; total: TvTotal; figures: TvKeyFigures; today: Day };

function Summary({ asked, total, figures, today }: SummaryProps) {
  const { impressions, daysOnAir, channels, programmes } = figures;
  const shown = [
    { label: UNIT, figure: impressions, help: "So oft wurde das Banner auf einem Fernseher gezeigt." },
    { label: "Tage auf Sendung", figure: daysOnAir, help: "Tage mit mindestens einer Einblendung." },
    { label: "Sender", figure: channels, help: "Auf so vielen Sendern lief das Banner." },
    { label: "Sendungen", figure: programmes, help: "Gezählt je Sender." },
  ];
  return (
    <section aria-labelledby="bilanz">
      <h2 id="bilanz" className={styles.headline}>
        {headline(total, asked)}
      </h2>
      <div className={styles.stand}>
        <p>{standOf(total, today)}</p>
        <CsvLink href={requestAddress(getTvImpressionsCsv, requestOf(asked), asked.accountId)} />
      </div>
      <div className={styles.choice}>
        <Columns min="sm">
          {shown.map(({ label, figure, help }) => (
            <Stat
              key={label}
              label={label}
              value={germanNumber(figure.value)}
              delta={deltaOf(figure)}
              definition={
                <>
                  {changeOf(figure) !== "" && <span className="visually-hidden">{changeOf(figure)}. </span>}
                  {help}
                </>
              }
            />
          ))}
        </Columns>
      </div>
    </section>
  );
}
