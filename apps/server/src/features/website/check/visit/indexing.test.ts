import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { robotsOf } from "./indexing.ts";
import { visitTools } from "./tools.ts";

/** Its robots.txt answers with this status, or breaks off. Everything else is missing. */
let answer: { status: number; text: string } | "reset";
let server: Server;
let place: string;
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url !== "/robots.txt") response.writeHead(404).end();
    else if (answer === "reset") response.socket?.destroy();
    else response.writeHead(answer.status, { "content-type": "text/plain" }).end(answer.text);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const FORBIDS = "User-agent: *\nDisallow: /";

test.each<[string, typeof answer, { allowed: boolean; hasSitemap: boolean }]>([
  ["names no sitemap", { status: 200, text: FORBIDS }, { allowed: false, hasSitemap: false }],
  ["is not there", { status: 404, text: "" }, { allowed: true, hasSitemap: false }],
  ["is gone", { status: 410, text: "" }, { allowed: true, hasSitemap: false }],
  ["errs, and may name one", { status: 503, text: "" }, { allowed: true, hasSitemap: true }],
  ["is refused, and may name one", { status: 403, text: "" }, { allowed: true, hasSitemap: true }],
  ["breaks off, and may name one", "reset", { allowed: true, hasSitemap: true }],
])("a robots.txt that %s", async (_case, given, expected) => {
  answer = given;
  const { get, read } = visitTools({ environment: { OUTGOING_TRUSTED: [place] } });
  const { signal } = new AbortController();
  expect(await robotsOf({ get, read, signal }, `http://${place}/`)).toEqual({ ...expected, brokenSitemaps: [] });
});
