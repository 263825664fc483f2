/**
 * What a process counts of itself. prom-client writes it for Prometheus; it is loaded when somebody asks for the first
 * time, so that a server that nobody watches does not hold it.
 */
import { performance, type EventLoopUtilization } from "node:perf_hooks";
import type { Registry } from "prom-client";
import { readConnectorResults } from "../../outgoing/connector.ts";
import { RequestDurations } from "./request-durations.ts";

/** Events beside the requests, with the names of their labels. Values are few and known: never texts of people. */
const COUNTED = {
  portal_slow_statements_total: { help: "Statements above SLOW_STATEMENT_MS.", labels: ["outcome"] },
  portal_trace_exports_total: { help: "Batches of spans sent to the collector.", labels: ["result"] },
  portal_browser_errors_total: { help: "Errors that browsers reported.", labels: ["brand", "kind"] },
} as const;
export type CountedEvent = keyof typeof COUNTED;
type LabelsOf<E extends CountedEvent> = Record<(typeof COUNTED)[E]["labels"][number], string>;

/** A figure that is read when somebody asks. */
export type Figure = { name: string; help: string; values: { labels?: Record<string, string>; value: number }[] };

export class Metrics {
  readonly requests = new RequestDurations();
  readonly #events = new Map<CountedEvent, Map<string, { labels: Record<string, string>; value: number }>>();
  #registry: Promise<Registry> | undefined;
  #lastLoop: EventLoopUtilization | undefined;

  count<E extends CountedEvent>(event: E, labels: LabelsOf<E>): void {
    const series = this.#events.get(event) ?? new Map<string, { labels: Record<string, string>; value: number }>();
    this.#events.set(event, series);
    const key = JSON.stringify(labels);
    const known = series.get(key) ?? { labels, value: 0 };
    known.value += 1;
    series.set(key, known);
  }

  /** Everything as Prometheus reads it. */
  async text(figures: readonly Figure[]): Promise<{ contentType: string; text: string }> {
    const registry = await (this.#registry ??= this.#open());
    const { Registry: Other } = await import("prom-client");
    const now = new Other();
    const durations = [this.requests.read(), readConnectorResults()];
    for (const metric of [...durations, ...this.#readEvents(), ...this.#readProcess(), ...figures.map(asGauge)])
      // As prom-client itself does for figures that other processes counted.
      now.registerMetric({ ...metric, get: async () => metric } as never);
    return { contentType: registry.contentType, text: `${await registry.metrics()}\n${await now.metrics()}` };
  }

  async #open(): Promise<Registry> {
    const { collectDefaultMetrics, Registry: Own } = await import("prom-client");
    const registry = new Own();
    // Memory, processor, garbage collection, and the event loop's lag as `nodejs_eventloop_lag_*`.
    collectDefaultMetrics({ register: registry });
    return registry;
  }

  #readEvents(): object[] {
    return Object.entries(COUNTED).map(([name, { help }]) => {
      const values = [...(this.#events.get(name as CountedEvent)?.values() ?? [])];
      return { name, help, type: "counter", aggregator: "sum", values };
    });
  }

  #readProcess(): object[] {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, this.#lastLoop);
    this.#lastLoop = current;
    const help = "Share of the time since the last reading that the event loop was busy.";
    return [asGauge({ name: "portal_event_loop_utilization", help, values: [{ value: utilization }] })];
  }
}

const asGauge = ({ name, help, values }: Figure) => ({
  name,
  help,
  type: "gauge",
  aggregator: "sum",
  values: values.map(({ labels = {}, value }) => ({ labels, value })),
});
