/**
 * The one place that every call to an outside system passes: counts its result and duration for the metrics, and makes
 * its span. The counts are the process's, as those of its memory are.
 */
import { addTo, newSeries, readHistogram, type Series } from "../observability/metrics/histogram.ts";
import { inSpan, type Span, startSpan } from "../observability/tracing/trace.ts";
import { OutgoingError, type OutgoingReason } from "./outgoing-error.ts";

export type Connector =
  | "ad-manager"
  | "cylex"
  | "facebook"
  | "golocal"
  | "google"
  | "mail"
  | "matomo"
  | "partner-portal"
  | "push"
  | "voicebot"
  | "website";

export type ConnectorResult =
  | "ok"
  /** It answered with a refusal (4xx, or a mail server's final no). */
  | "refused"
  /** It answered that it cannot (5xx, or a mail server's "later"). */
  | "out_of_order"
  | "timeout"
  /** No connection, or it broke. */
  | "away"
  /** Our own rules forbid the address. */
  | "not_allowed"
  /** It answered something that cannot be used: too large, another type, no HTTP, a redirect. */
  | "unusable";

const RESULTS: Readonly<Record<OutgoingReason, ConnectorResult>> = {
  not_allowed: "not_allowed",
  away: "away",
  timeout: "timeout",
  too_large: "unusable",
  redirects: "unusable",
  content_type: "unusable",
  unreadable: "unusable",
};

const results = new Map<string, Series>();

/** A histogram in the form of prom-client's metrics; its count is the number of calls. */
export const readConnectorResults = () =>
  readHistogram("portal_connector_duration_seconds", "Calls to outside systems, until the whole answer was read.", [
    ...results.values(),
  ]);

export const resultOfStatus = (status: number): ConnectorResult =>
  status >= 500 ? "out_of_order" : status >= 400 ? "refused" : "ok";

type Ways<T> = {
  /** What an answer counts as. */
  of(answer: T): ConnectorResult;
  /** What a failure counts as. Default: the reason of an `OutgoingError`. */
  ofFailure?(error: unknown): ConnectorResult;
};

/** Does one call. `work` gets the span, undefined without a tracer. */
export async function callConnector<T>(
  connector: Connector,
  work: (span?: Span) => Promise<T>,
  { of, ofFailure = resultOfFailure }: Ways<T>,
): Promise<T> {
  const began = performance.now();
  const span = startSpan(`call ${connector}`, "client");
  const note = (result: ConnectorResult): void => {
    const key = `${connector} ${result}`;
    const series = results.get(key) ?? newSeries({ connector, result });
    results.set(key, series);
    addTo(series, performance.now() - began);
    span?.end({ "portal.connector": connector, "portal.result": result }, result !== "ok" && result !== "refused");
  };
  try {
    const answer = await inSpan(span, () => work(span));
    note(of(answer));
    return answer;
  } catch (error) {
    note(ofFailure(error));
    throw error;
  }
}

const resultOfFailure = (error: unknown): ConnectorResult =>
  error instanceof OutgoingError ? RESULTS[error.reason] : "away";
