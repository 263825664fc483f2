/** Answers what never reaches the router, with the usual error body: malformed HTTP, and what Node refuses by itself. */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { ProblemCode } from "@portal/contract/http/problems";
import type { FastifyInstance } from "fastify";
import { Problem } from "../problem.ts";
import { send } from "./errors.ts";

// An import would also load the WebSocket client that this module offers, which takes 11 MB.
const { STATUS_CODES } = process.getBuiltinModule("node:http");

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const RETRY_AFTER_SECONDS = 5;

/** Fastify's `clientErrorHandler`. Neither answer nor log contains what was sent. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  refuseSocket(socket, "request.malformed", STATUS[error.code ?? ""] ?? 400);
}

/** Answers on a connection whose request is not whole, and closes it. */
export function refuseSocket(socket: Duplex, code: ProblemCode, statusOf?: number): void {
  const problem = new Problem(code);
  const status = statusOf ?? problem.status;
  const body = JSON.stringify(problem.body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    ...(status === 503 ? [`Retry-After: ${RETRY_AFTER_SECONDS}`] : []),
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** Node's refusal of HTTP/1.1 without a host has no body, so `answerRefusedByNode` refuses it. */
export const HTTP_OPTIONS = { requireHostHeader: false };

/** Node's own refusals have no body: of CONNECT, of an `Expect` that nobody knows, and of HTTP/1.1 without a host. */
export function answerRefusedByNode(app: FastifyInstance): void {
  app.server.on("connect", (_request: IncomingMessage, socket: Duplex) => refuseSocket(socket, "request.malformed"));
  app.server.on("checkExpectation", ({ socket }: IncomingMessage) => refuseSocket(socket, "request.malformed", 417));
  app.addHook("onRequest", async (request, reply) => {
    const { headers, httpVersion } = request.raw;
    if (headers.host !== undefined || httpVersion === "1.0") return undefined;
    return send(reply, new Problem("request.malformed"));
  });
}
