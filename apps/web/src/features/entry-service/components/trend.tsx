import type { ListingTrendPoint } from "@portal/contract/entry-service/calls";
import { germanInstant } from "@portal/contract/text/formats";
import { useQuery } from "@tanstack/react-query";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { Table } from "../../../ui/content/table.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { statisticsQuery } from "../entry-service-store.ts";
import { scoredPoints, trendTitle } from "../entry-service-texts.ts";
import styles from "./trend.module.css";

const WIDTH = 320;
const HEIGHT = 88;
const MARGIN = 8;

/** The score of each check as a line and as a table. */
export function Trend() {
  const { data, error } = useQuery({ ...statisticsQuery(useActiveAccountId()), throwOnError: false });
  if (data === undefined) {
    // The list below reports the failure, and the page is complete without the trend.
    if (error !== null) return null;
    return (
      <Skeleton>
        <SkeletonBar height="8rem" />
      </Skeleton>
    );
  }
  const points = scoredPoints(data.trend);
  if (points.length === 0) return null;
  if (points.length === 1) return <p className="note">Der Verlauf beginnt mit der zweiten Prüfung.</p>;
  return (
    <section aria-labelledby="trend-title" className={styles.trend}>
      <h2 id="trend-title" className={styles.title}>
        {trendTitle(points)}
      </h2>
      <Line points={points} />
      <details className={styles.details}>
        <summary>Als Tabelle zeigen</summary>
        <TrendTable points={points.toReversed()} />
      </details>
    </section>
  );
}

type Points = readonly (ListingTrendPoint & { score: number })[];

/** x is linear in time, y runs from 0 to 100. */
function Line({ points }: { points: Points }) {
  const times = points.map(({ checkedAt }) => Date.parse(checkedAt));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const x = (time: number): number => MARGIN + ((time - first) / Math.max(1, last - first)) * (WIDTH - 2 * MARGIN);
  const y = (score: number): number => MARGIN + (1 - score / 100) * (HEIGHT - 2 * MARGIN);
  const places = points.map(({ score }, index) => [x(times[index] ?? 0), y(score)] as const);
  const [endX = 0, endY = 0] = places.at(-1) ?? [];
  const [start, end] = [points[0]?.score ?? 0, points.at(-1)?.score ?? 0];
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.chart}
        role="img"
        aria-label={`Von ${start} auf ${end} Prozent in ${points.length} Prüfungen`}
      >
        <path
          className={styles.grid}
          d={`M${MARGIN} ${y(100)}H${WIDTH - MARGIN}M${MARGIN} ${y(0)}H${WIDTH - MARGIN}`}
        />
        <polyline className={styles.line} points={places.map((place) => place.join(",")).join(" ")} />
        <circle className={styles.end} cx={endX} cy={endY} r="4" />
      </svg>
      <figcaption className={styles.ends} aria-hidden="true">
        <span>{start} %</span>
        <strong>zuletzt {end} %</strong>
      </figcaption>
    </figure>
  );
}

const TrendTable = ({ points }: { points: Points }) => (
  <Table
    caption="Übereinstimmung je Prüfung"
    captionHidden
    rows={points}
    rowKey={({ checkedAt }) => checkedAt}
    columns={[
      { key: "when", header: "Prüfung", cell: ({ checkedAt }) => germanInstant(checkedAt) },
      { key: "score", header: "Wert", numeric: true, cell: ({ score }) => `${score} %` },
      { key: "right", header: "Alles richtig", numeric: true, cell: ({ counts }) => counts.portal_ok },
      {
        key: "wrong",
        header: "Abweichend oder fehlend",
        numeric: true,
        cell: ({ counts }) => counts.portal_nok + counts.portal_not_found,
      },
    ]}
  />
);
