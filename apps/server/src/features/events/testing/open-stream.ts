/** Reads a stream of events from a real port, as a browser does. */
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { getEvents } from "@portal/contract/events/calls";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import type { TestClient } from "../../../testing/test-client.ts";

export type OpenStream = {
  status: number;
  headers: Record<string, unknown>;
  /** All that has arrived. */
  text(): string;
  /** The data of the `news` so far, as JSON. */
  news(): string[];
  isEnded(): boolean;
  leave(): void;
};

/** Listens on a free port, if the server does not yet. */
async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

/** Resolves when the headers are there. The stream is left when the test ends. */
export async function openStream(app: FastifyInstance, client: TestClient): Promise<OpenStream> {
  const port = await portOf(app);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  let received = "";
  let ended = false;
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, path: getEvents.path, headers: { cookie, "accept-encoding": "br, gzip" } },
      (answer) => {
        answer.setEncoding("utf8");
        answer.on("data", (piece: string) => void (received += piece));
        answer.on("close", () => void (ended = true)).on("error", () => {});
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: () => received,
          news: () => [...received.matchAll(/^event: news\ndata: (.*)$/gm)].map(([, data]) => data ?? ""),
          isEnded: () => ended,
          leave: () => void sent.destroy(),
        });
      },
    );
    sent.on("error", reject).end();
    onTestFinished(() => void sent.destroy());
  });
}
