/** The end of a server's requests: what runs is answered, what does not end in time is refused. */
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { refuseSocket } from "../../platform/http/client-errors.ts";

/** How long a refusal may take to leave. */
const FLUSH_MS = 200;

const connections = new WeakMap<FastifyInstance, Map<Socket, ServerResponse | undefined>>();

/** Remembers each connection with its latest answer, for `endRequests`. */
export function followConnections(app: FastifyInstance): void {
  const open = new Map<Socket, ServerResponse | undefined>();
  connections.set(app, open);
  app.server.on("connection", (socket: Socket) => {
    open.set(socket, undefined);
    socket.once("close", () => open.delete(socket));
  });
  app.server.on("request", ({ socket }, response) => open.set(socket, response));
}

/**
 * Takes no new connections and lets running requests end. After the timeout those that wait for the rest of their body or
 * for an answer get 503; an answer that began is cut off.
 */
export async function endRequests(app: FastifyInstance, timeoutMs: number): Promise<void> {
  const inTime = new AbortController();
  const closed = app.close().finally(() => inTime.abort());
  await delay(timeoutMs, undefined, { signal: inTime.signal }).catch(() => {});
  if (inTime.signal.aborted) return closed;
  for (const [socket, response] of connections.get(app) ?? []) {
    const answering = response !== undefined && response.headersSent && !response.writableFinished;
    if (answering) socket.destroy();
    else refuseSocket(socket, "server.unavailable");
  }
  await delay(FLUSH_MS, undefined, { signal: inTime.signal }).catch(() => {});
  app.server.closeAllConnections();
  return closed;
}
