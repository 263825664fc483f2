import styles from "./sparkline.module.css";

/** Fewer points show no course. */
const FEWEST = 4;
const WIDTH = 100;
const HEIGHT = 30;
/** Room for half of the line and of the dot at its end. */
const MARGIN = 3;

/**
 * The course of a figure that stands beside it, from 0 to the largest value; nothing for fewer than four points, or where
 * all are 0. It says nothing to screen readers: page and chart have the figures.
 */
export function Sparkline({ values }: { values: readonly number[] }) {
  const largest = Math.max(...values);
  if (values.length < FEWEST || largest <= 0) return null;
  const places = values.map((value, index) => ({
    x: (index / (values.length - 1)) * WIDTH,
    y: HEIGHT - MARGIN - (Math.max(0, value) / largest) * (HEIGHT - 2 * MARGIN),
  }));
  const line = places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const last = places.at(-1)?.y ?? 0;
  return (
    <span className={styles.sparkline} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
        <polygon className={styles.area} points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
        <polyline className={styles.line} points={line} />
      </svg>
      <span className={styles.end} style={{ insetBlockStart: `${(last / HEIGHT) * 100}%` }} />
    </span>
  );
}
