/** OpenTelemetry: sends spans to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names. Loaded only if it names one. */
import { setTimeout as delay } from "node:timers/promises";
import type { SpanContext, Tracer as OtelTracer } from "@opentelemetry/api";
import type { SpanExporter } from "@opentelemetry/sdk-trace";
import type { Dependencies } from "../../dependencies.ts";
import { WrongSettings } from "../../settings/check-settings.ts";
import { setTracer, type Span, type SpanKind } from "./trace.ts";

/** Spans that wait; further ones are dropped. With 200 bytes each this is half a megabyte. */
const MOST_WAITING = 2048;
const SEND_EVERY_MS = 2000;
const SEND_TIMEOUT_MS = 5000;
const STOP_TIMEOUT_MS = 2000;
const DELIVERED = 0;
const PACKAGES =
  "@opentelemetry/api @opentelemetry/sdk-trace @opentelemetry/resources @opentelemetry/exporter-trace-otlp-http";

export type Tracing = { stop(): Promise<void> };

type Needs = Pick<Dependencies, "environment" | "log" | "metrics">;

/**
 * Undefined without an endpoint. A collector that fails, hangs or is gone costs nothing but its spans.
 * @throws WrongSettings if the packages, which the product does not bring along in production, are not installed
 */
export async function openTracing({ environment, log, metrics }: Needs): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: name, PORTAL_ENV } = environment;
  if (endpoint === undefined) return undefined;
  const { api, sdk, resources, otlp } = await loadPackages();
  const exporter = new otlp.OTLPTraceExporter({
    url: new URL("v1/traces", endpoint.endsWith("/") ? endpoint : `${endpoint}/`).href,
    headers: Object.fromEntries(environment.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: SEND_TIMEOUT_MS,
  });
  const root = new sdk.TraceIdRatioBasedSampler(environment.OTEL_TRACES_SAMPLER_ARG);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ "service.name": name, "deployment.environment.name": PORTAL_ENV }),
    // A proxy in front that has decided decides for us too.
    sampler: new sdk.ParentBasedSampler({ root }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: telling(exporter, { log, metrics }),
        maxQueueSize: MOST_WAITING,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_TIMEOUT_MS,
      }),
    ],
  });
  setTracer({ start: startWith(api, provider.getTracer("portal")) });
  return {
    async stop() {
      setTracer(undefined);
      const ended = new AbortController();
      const timeout = delay(STOP_TIMEOUT_MS, undefined, { signal: ended.signal }).catch(() => {});
      await Promise.race([provider.shutdown().catch(() => {}), timeout]);
      ended.abort();
    },
  };
}

async function loadPackages() {
  try {
    const [api, sdk, resources, otlp] = await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/resources"),
      import("@opentelemetry/exporter-trace-otlp-http"),
    ]);
    return { api, sdk, resources, otlp };
  } catch (error) {
    if ((error as { code?: unknown }).code !== "ERR_MODULE_NOT_FOUND") throw error;
    const text = `needs packages that are not installed; run "npm install --no-save ${PACKAGES}"`;
    throw new WrongSettings([{ name: "OTEL_EXPORTER_OTLP_ENDPOINT", text }]);
  }
}

type Api = Awaited<ReturnType<typeof loadPackages>>["api"];

const startWith = ({ ROOT_CONTEXT, SpanKind: Kinds, SpanStatusCode, trace }: Api, tracer: OtelTracer) => {
  const kinds = { server: Kinds.SERVER, client: Kinds.CLIENT, internal: Kinds.INTERNAL };
  return (name: string, kind: SpanKind, parent: string | undefined): Span => {
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, contextOf(parent));
    const span = tracer.startSpan(name, { kind: kinds[kind] }, context);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      end(facts = {}, failed = false) {
        span.setAttributes(facts);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
};

function contextOf(traceparent: string): SpanContext {
  const [, traceId = "", spanId = "", flags = ""] = traceparent.split("-");
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

/** Counts deliveries, and writes one line when they begin to fail. */
function telling(exporter: SpanExporter, { log, metrics }: Pick<Needs, "log" | "metrics">): SpanExporter {
  let fails = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const code: number = result.code;
        const failed = code !== DELIVERED;
        metrics.count("portal_trace_exports_total", { result: failed ? "failed" : "ok" });
        if (failed && !fails) log.warn("the collector of traces does not answer; its spans are dropped");
        fails = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
