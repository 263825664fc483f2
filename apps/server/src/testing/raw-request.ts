/** Sends bytes on a real socket, because `inject` and HTTP clients would correct malformed requests. */
import { connect } from "node:net";
import type { FastifyInstance } from "fastify";

export type RawReply = { status: number; head: string; body: string };

/** Listens on a free port of the loopback address; the app's `close` ends it. */
export async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
}

/**
 * Sends the parts unchanged and reads until the server closes. `status` is 0 if it closed without an answer.
 * Ask for `Connection: close`, or the server waits for the next request.
 */
export function sendBytes(port: number, ...pieces: (string | Buffer)[]): Promise<RawReply> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => void chunks.push(chunk));
    socket.on("error", () => {}); // a refused body shows as a reset after the answer
    socket.on("close", () => resolve(parse(Buffer.concat(chunks).toString("utf8"))));
    for (const piece of pieces) socket.write(piece);
  });
}

function parse(text: string): RawReply {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join("\r\n\r\n") };
}

/** A request's head with `Connection: close`. */
export const requestHead = (method: string, target: string, headers: readonly string[] = []): string =>
  [`${method} ${target} HTTP/1.1`, "Host: localhost:3000", "Connection: close", ...headers, "", ""].join("\r\n");
