/**
 * Spans of what a server does, where an operator wants them (ADR 84). Without a tracer each function here costs one
 * comparison. Names and facts are few and known: never an id, an address or a text of people.
 */
import { AsyncLocalStorage } from "node:async_hooks";

export type SpanKind = "server" | "client" | "internal";
export type SpanFacts = Readonly<Record<string, string | number>>;

export type Span = {
  readonly traceId: string;
  /** W3C `traceparent`: names the span to whom it calls. */
  readonly traceparent: string;
  end(facts?: SpanFacts, failed?: boolean): void;
};

/** `parent` is a `traceparent`; without one a new trace begins. */
export type Tracer = { start(name: string, kind: SpanKind, parent: string | undefined): Span };

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/** The process's tracer; undefined: none. */
export const setTracer = (next: Tracer | undefined): void => void (tracer = next);

/** Undefined without a tracer. `parent`: the span that the running code belongs to, unless told otherwise. */
export const startSpan = (
  name: string,
  kind: SpanKind,
  parent: string | undefined = currentSpan()?.traceparent,
): Span | undefined => tracer?.start(name, kind, parent);

export const currentSpan = (): Span | undefined => (tracer === undefined ? undefined : current.getStore());

/** Runs work whose spans belong to this one. */
export const inSpan = <T>(span: Span | undefined, work: () => T): T =>
  span === undefined ? work() : current.run(span, work);

/** Does work in a span of its own, which ends with it. */
export async function traced<T>(name: string, kind: SpanKind, work: (span?: Span) => Promise<T>): Promise<T> {
  const span = startSpan(name, kind);
  if (span === undefined) return work();
  try {
    const result = await inSpan(span, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end({ "error.type": error instanceof Error ? error.name : "other" }, true);
    throw error;
  }
}
