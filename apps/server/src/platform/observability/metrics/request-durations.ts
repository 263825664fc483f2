/**
 * How long requests took, by route pattern and status class. Counting is a few additions in place, because it happens on
 * every request; the text for Prometheus is made when somebody asks for it.
 */

/** Upper bounds in seconds, as Prometheus wants them. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;
const BOUNDS_MS = BOUNDS.map((seconds) => seconds * 1000);
const METRIC = "portal_http_request_duration_seconds";

type Series = {
  readonly labels: { readonly method: string; readonly route: string; readonly status: string };
  /** Requests by bucket, not cumulative; the last one is above all bounds. */
  readonly counts: number[];
  sumMs: number;
};

type Value = { value: number; labels: Record<string, string>; metricName: string };

export class RequestDurations {
  readonly #series = new Map<string, Map<string, (Series | undefined)[]>>();

  /** @param route a pattern: each one stays in memory */
  count(method: string, route: string, status: number, ms: number): void {
    const { counts } = this.#add(method, route, Math.trunc(status / 100), ms);
    let bucket = 0;
    while (bucket < BOUNDS_MS.length && ms > (BOUNDS_MS[bucket] as number)) bucket += 1;
    counts[bucket] = (counts[bucket] as number) + 1;
  }

  #add(method: string, route: string, statusClass: number, ms: number): Series {
    const methods = this.#series.get(route) ?? new Map<string, (Series | undefined)[]>();
    if (methods.size === 0) this.#series.set(route, methods);
    const classes = methods.get(method) ?? [];
    if (classes.length === 0) methods.set(method, classes);
    const series = (classes[statusClass] ??= {
      labels: { method, route, status: `${statusClass}xx` },
      counts: Array.from({ length: BOUNDS.length + 1 }, () => 0),
      sumMs: 0,
    });
    series.sumMs += ms;
    return series;
  }

  /** A histogram in the form of prom-client's metrics. */
  read() {
    const all = [...this.#series.values()].flatMap((methods) => [...methods.values()].flat());
    const values = all.flatMap((series) => (series === undefined ? [] : valuesOf(series)));
    return { name: METRIC, help: "Time until an answer was sent.", type: "histogram", aggregator: "sum", values };
  }
}

function valuesOf({ labels, counts, sumMs }: Series): Value[] {
  let below = 0;
  const buckets = counts.map((count, index) => {
    below += count;
    return { value: below, labels: { le: String(BOUNDS[index] ?? "+Inf"), ...labels }, metricName: `${METRIC}_bucket` };
  });
  return [
    ...buckets,
    { value: sumMs / 1000, labels, metricName: `${METRIC}_sum` },
    { value: below, labels, metricName: `${METRIC}_count` },
  ];
}
