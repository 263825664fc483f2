/**
 * How long requests took, by route pattern and status class. The text for Prometheus is made when somebody asks for it,
 * because counting happens on every request.
 */
import { addTo, newSeries, readHistogram, type Series } from "./histogram.ts";

export class RequestDurations {
  readonly #series = new Map<string, Map<string, (Series | undefined)[]>>();

  /** @param route a pattern: each one stays in memory */
  count(method: string, route: string, status: number, ms: number): void {
    addTo(this.#of(method, route, Math.trunc(status / 100)), ms);
  }

  #of(method: string, route: string, statusClass: number): Series {
    const methods = this.#series.get(route) ?? new Map<string, (Series | undefined)[]>();
    if (methods.size === 0) this.#series.set(route, methods);
    const classes = methods.get(method) ?? [];
    if (classes.length === 0) methods.set(method, classes);
    return (classes[statusClass] ??= newSeries({ method, route, status: `${statusClass}xx` }));
  }

  read() {
    const all = [...this.#series.values()].flatMap((methods) => [...methods.values()].flat());
    return readHistogram(
      "portal_http_request_duration_seconds",
      "Time until an answer was sent.",
      all.filter((series) => series !== undefined),
    );
  }
}
