/** The span of a request: its route's pattern, method and status, and nothing about who asked. */
import type { FastifyRequest } from "fastify";
import type { Environment } from "../../environment.ts";
import { proxyHeader } from "../proxy-header.ts";
import { nameOf } from "../route-name.ts";
import { type Span, startSpan } from "./trace.ts";

/** W3C Trace Context, version 00. Ids of zeros only are none. */
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const FIRST_DEFECT_STATUS = 500;

declare module "fastify" {
  interface FastifyRequest {
    /** Undefined without a tracer, and for what tells nothing: health, files. */
    span: Span | undefined;
  }
}

/** Continues a trusted proxy's trace; a stranger's `traceparent` is not believed. */
export function requestSpans(environment: Pick<Environment, "TRUSTED_PROXIES" | "OTEL_EXPORTER_OTLP_ENDPOINT">) {
  if (environment.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return (): undefined => undefined;
  const parentOf = proxyHeader(environment, "traceparent", TRACEPARENT);
  return (request: FastifyRequest): Span | undefined => {
    const { route, quiet } = nameOf(request);
    return quiet ? undefined : startSpan(`${request.method} ${route}`, "server", parentOf(request.raw));
  };
}

export function endRequestSpan({ span, method, id }: FastifyRequest, route: string, status: number): void {
  const facts = { "http.request.method": method, "http.route": route, "http.response.status_code": status };
  span?.end({ ...facts, "portal.request_id": id }, status >= FIRST_DEFECT_STATUS);
}
