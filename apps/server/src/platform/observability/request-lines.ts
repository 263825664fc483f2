/** One log line per request, and the request's id in its answer. */
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { send } from "../http/errors.ts";
import type { Dependencies } from "../dependencies.ts";
import type { Problem } from "../problem.ts";
import { inRequest, REQUEST_ID_HEADER } from "./request-id.ts";
import { nameOf, nameRoute } from "./route-name.ts";
import { inSpan } from "./tracing/trace.ts";
import { endRequestSpan, requestSpans } from "./tracing/trace-request.ts";

export const REQUEST_LINE = "request";

/** Stands for the route of a request that reaches none. */
const UNDECODABLE = "(undecodable)";
const FIRST_ERROR_STATUS = 400;
const FIRST_DEFECT_STATUS = 500;

/** As nginx counts requests whose caller hung up. */
const HUNG_UP_STATUS = 499;

type Needs = Pick<Dependencies, "environment" | "log" | "metrics">;

/** Install it before all routes. */
export function installRequestLines(app: FastifyInstance, needs: Needs): void {
  const spanOf = requestSpans(needs.environment);
  app.decorateRequest("span", undefined);
  app.addHook("onRoute", nameRoute);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    request.span = spanOf(request);
    inContext(request, done);
  });
  // A body arrives outside the request's context.
  app.addHook("preValidation", (request, _reply, done) => {
    if (request.body === undefined) done();
    else inContext(request, done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    note(needs, request, reply.statusCode, reply.elapsedTime);
    done();
  });
  app.addHook("onRequestAbort", (request, done) => {
    note(needs, request, HUNG_UP_STATUS, 0);
    done();
  });
}

const inContext = ({ id, span }: FastifyRequest, work: () => void): void => inSpan(span, () => inRequest(id, work));

/** Counts the request and writes its line. Nothing about who it was: no address, no browser, no ids, no query. */
function note({ log, metrics }: Needs, request: FastifyRequest, status: number, elapsedMs: number): void {
  const { id: requestId, method } = request;
  const { route, quiet, endless } = nameOf(request);
  const wasOpen = endless && (status < FIRST_ERROR_STATUS || status === HUNG_UP_STATUS);
  if (!wasOpen) metrics.requests.count(method, route, status, elapsedMs);
  endRequestSpan(request, route, status);
  const level = quiet || wasOpen ? "debug" : status >= FIRST_DEFECT_STATUS ? "warn" : "info";
  if (!isEnabled(log, level)) return;
  const trace = request.span === undefined ? {} : { traceId: request.span.traceId };
  log[level]({ method, route, status, ms: Math.round(elapsedMs * 10) / 10, requestId, ...trace }, REQUEST_LINE);
}

/** pino's loggers tell; others write everything. */
const isEnabled = (log: FastifyBaseLogger & { isLevelEnabled?(level: string): boolean }, level: string): boolean =>
  log.isLevelEnabled?.(level) ?? true;

/** Answers a request that Fastify refuses before any route, and thus without hooks: a path that cannot be decoded. */
export function answerOutsideRoutes(
  log: FastifyBaseLogger,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): void {
  send(reply.header(REQUEST_ID_HEADER, request.id), problem);
  log.info({ route: UNDECODABLE, method: request.method, status: problem.status, requestId: request.id }, REQUEST_LINE);
}
