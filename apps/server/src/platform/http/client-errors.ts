/** Answers what never reaches the router, with the usual error body: malformed HTTP, and what Node refuses by itself. */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { ProblemCode } from "@portal/contract/http/problems";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { makeRequestId, REQUEST_ID_HEADER } from "../observability/request-id.ts";
import { REQUEST_LINE } from "../observability/request-lines.ts";
import { Problem } from "../problem.ts";
import { send } from "./errors.ts";

// An import would also load the WebSocket client that this module offers, which takes 11 MB.
const { STATUS_CODES } = process.getBuiltinModule("node:http");

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const RETRY_AFTER_SECONDS = 5;

/** Stands in log lines for the route. */
const UNREADABLE = "(unreadable)";

/** Fastify's `clientErrorHandler`. Neither answer nor log contains what was sent. */
export const answerUnreadable =
  (log: FastifyBaseLogger) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    refuseUnreadable(log, socket, STATUS[error.code ?? ""] ?? 400);
  };

function refuseUnreadable(log: FastifyBaseLogger, socket: Duplex, status: number): void {
  const requestId = refuseSocket(socket, "request.malformed", status);
  log.info({ route: UNREADABLE, status, requestId }, REQUEST_LINE);
}

/** Answers on a connection whose request is not whole, and closes it. Returns the request id of the answer. */
export function refuseSocket(socket: Duplex, code: ProblemCode, statusOf?: number): string {
  const problem = new Problem(code);
  const status = statusOf ?? problem.status;
  const requestId = makeRequestId();
  const body = JSON.stringify(status >= 500 ? { ...problem.body, requestId } : problem.body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    ...(status === 503 ? [`Retry-After: ${RETRY_AFTER_SECONDS}`] : []),
    `${REQUEST_ID_HEADER}: ${requestId}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  return requestId;
}

/** Node's refusal of HTTP/1.1 without a host has no body, so `answerRefusedByNode` refuses it. */
export const HTTP_OPTIONS = { requireHostHeader: false };

/** Node's own refusals have no body: of CONNECT, of an `Expect` that nobody knows, and of HTTP/1.1 without a host. */
export function answerRefusedByNode(app: FastifyInstance): void {
  app.server.on("connect", (_request: IncomingMessage, socket: Duplex) => refuseUnreadable(app.log, socket, 400));
  app.server.on("checkExpectation", ({ socket }: IncomingMessage) => refuseUnreadable(app.log, socket, 417));
  app.addHook("onRequest", async (request, reply) => {
    const { headers, httpVersion } = request.raw;
    if (headers.host !== undefined || httpVersion === "1.0") return undefined;
    return send(reply, new Problem("request.malformed"));
  });
}
