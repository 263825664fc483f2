/** Durations in buckets, as Prometheus wants them. Counting is a few additions in place. */

/** Upper bounds in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;
const BOUNDS_MS = BOUNDS.map((seconds) => seconds * 1000);

export type Series = {
  readonly labels: Readonly<Record<string, string>>;
  /** Events by bucket, not cumulative; the last one is above all bounds. */
  readonly counts: number[];
  sumMs: number;
};

export const newSeries = (labels: Series["labels"]): Series => ({
  labels,
  counts: Array.from({ length: BOUNDS.length + 1 }, () => 0),
  sumMs: 0,
});

export function addTo(series: Series, ms: number): void {
  let bucket = 0;
  while (bucket < BOUNDS_MS.length && ms > (BOUNDS_MS[bucket] as number)) bucket += 1;
  series.counts[bucket] = (series.counts[bucket] as number) + 1;
  series.sumMs += ms;
}

/** In the form of prom-client's metrics. */
export const readHistogram = (name: string, help: string, all: readonly Series[]) => ({
  name,
  help,
  type: "histogram",
  aggregator: "sum",
  values: all.flatMap((series) => valuesOf(name, series)),
});

function valuesOf(name: string, { labels, counts, sumMs }: Series) {
  let below = 0;
  const buckets = counts.map((count, index) => {
    below += count;
    return { value: below, labels: { le: String(BOUNDS[index] ?? "+Inf"), ...labels }, metricName: `${name}_bucket` };
  });
  return [
    ...buckets,
    { value: sumMs / 1000, labels, metricName: `${name}_sum` },
    { value: below, labels, metricName: `${name}_count` },
  ];
}
