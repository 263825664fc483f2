/** Portals that redirect: real servers on loopback with a robots.txt each. */
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { PartnerPortal } from "../portals.ts";
import { checkPortal } from "./check-portal.ts";
import { pageReader } from "./page-reader.ts";
import { portalPages } from "./portal-pages.ts";

const servers: http.Server[] = [];
/** Requests in order. */
const asked: string[] = [];
const read = pageReader();

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  asked.length = 0;
});

/** Starts a host that answers every page alike, and returns its origin. */
async function host(name: string, robots: string, answer: http.RequestListener): Promise<string> {
  const server = http.createServer((request, response) => {
    asked.push(`${name} ${request.url}`);
    if (request.url !== "/robots.txt") return answer(request, response);
    response.setHeader("content-type", "text/plain").end(robots);
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const PORTAL: Omit<PartnerPortal, "home" | "searchUrl"> = {
  identifier: "wanderer",
  name: "Wanderer",
  icon: "",
  connector: "generic",
  searchCharset: "utf-8",
  selectors: { listings: "a.treffer" },
  shows: ["name"],
  timeoutMs: 10_000,
  requestsPerMinute: 60,
  concurrency: 2,
  acts: "owner",
  correctUrl: "",
  advice: "",
} as const;

/** A search that leads through `hops` redirects, the last one to another host. */
async function followed({ first = "", second = "", hops = 1 }: { first?: string; second?: string; hops?: number }) {
  const there = await host("second", second, (_request, response) => {
    response.setHeader("content-type", "text/html").end("<h1>Nichts gefunden</h1>");
  });
  const here = await host("first", first, ({ url = "" }, response) => {
    const left = Number(url.at(-1)) - 1;
    response.writeHead(302, { location: left > 0 ? `/suche/${left}` : `${there}/suche` }).end();
  });
  const portal = { ...PORTAL, home: here, searchUrl: `${here}/suche/${hops}` } as PartnerPortal;
  const delays: number[] = [];
  const kept = new Map<string, unknown>();
  const result = await checkPortal(
    portal,
    { name: "Prüfbetrieb" },
    {
      get: portalPages({ OUTGOING_TRUSTED: [here, there].map((origin) => new URL(origin).host) }),
      read,
      pace: async (delayMs) => void delays.push(delayMs),
      clock: { now: () => new Date() },
      cache: { get: async (key) => kept.get(key), set: async (key, value) => void kept.set(key, value) },
    },
  );
  return { result, delays };
}

test("before a page on another host its robots.txt is read, each request within the rate limit", async () => {
  const { result, delays } = await followed({ second: "User-agent: *\nCrawl-delay: 9" });
  expect(result.status).toBe("portal_not_found");
  expect(asked).toEqual(["first /robots.txt", "first /suche/1", "second /robots.txt", "second /suche"]);
  expect(delays).toEqual([1000, 1000, 1000, 9000]);
});

test("a host that forbids robots is not read, whoever redirects there", async () => {
  const { result } = await followed({ second: "User-agent: *\nDisallow: /" });
  expect(result.reason).toBe("blocked");
  expect(asked.at(-1)).toBe("second /robots.txt");
});

test("a redirect to an excluded path of the same host is not followed", async () => {
  const { result } = await followed({ first: "User-agent: *\nDisallow: /suche/1", hops: 2 });
  expect(result.reason).toBe("blocked");
  expect(asked).toEqual(["first /robots.txt", "first /suche/2"]);
});

test("three redirects are followed, a fourth is not", async () => {
  expect((await followed({ hops: 3 })).result.status).toBe("portal_not_found");
  expect((await followed({ hops: 4 })).result.reason).toBe("failed");
});
