/** Checks one business on one portal, from the search to the verdict. */
import type {
  ListingErrorReason,
  ListingExpectation,
  ListingResult,
  ReadListing,
} from "@portal/contract/entry-service/listing";
import type { Cache } from "../../../platform/cache/cache.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { PartnerPortal } from "../portals.ts";
import { connectorOf } from "./connectors.ts";
import type { Connector, Visit } from "./connector.ts";
import { type Candidate, isGone, type Page, PortalFailure } from "./portal-answer.ts";
import type { PageReader } from "./page-reader.ts";
import { askRobots } from "./robots.ts";

/** A check opens at most this many listings. */
const MAX_LISTINGS = 5;

/** Of one page. Each redirect waits for a slot and for its host's robots.txt. */
const MAX_REDIRECTS = 3;

/** Accepted types and limits of a request. `follow`: follow redirects without checking them here. */
export type PageRequest = {
  types: readonly string[] | undefined;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  follow: boolean;
};

/** `location`: the target of a redirect that was not followed. */
export type Answer = Page & { location?: string };

export type CheckTools = {
  /** Fetches through the guarded client. @throws PortalFailure `timeout`, `unreachable`, `too_large`, `blocked` … */
  get(url: string, request: PageRequest): Promise<Answer>;
  read: PageReader;
  /**
   * Resolves when the portal's rate limit has a slot, before each request, or when `signal` is aborted.
   * @param delayMs minimum time between two requests over all servers: the larger of configuration and robots.txt
   */
  pace(delayMs: number): Promise<void>;
  /** Runs a request once the portal has few enough others to answer. Default: at once. */
  limit?(request: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer>;
  clock: Clock;
  cache: Pick<Cache, "get" | "set">;
  /** Aborts the check, which ends as `timeout`. */
  signal?: AbortSignal | undefined;
};

/**
 * Finds the business on the portal, reads its listings and compares them. Never throws: every failure is a
 * `portal_error` with its reason. All requests together take at most the portal's `timeoutMs`; waiting for slots does
 * not count.
 */
export async function checkPortal(
  portal: PartnerPortal,
  expected: ListingExpectation,
  tools: CheckTools,
): Promise<ListingResult> {
  const { failedResult, judgeListings } = await import("@portal/listing/listing-result");
  try {
    const connector = await connectorOf(portal);
    const visit = { portal, expected, open: politely(portal, tools), read: tools.read };
    const { listings, failure } = await readAll(connector, visit, tools.clock);
    const result = judgeListings(expected, listings, portal.shows);
    // The unreadable listing may be the right one, so "not found" is uncertain.
    return result.status === "portal_not_found" && failure !== null ? failedResult(failure) : result;
  } catch (error) {
    return failedResult(reasonOf(error));
  }
}

/**
 * Reads one page of the portal and judges whether it is the business's listing: `portal_not_found` if not, or if the
 * page or the target of a redirect lies outside the portal. Never throws, and takes as long as `checkPortal` at most.
 */
export async function checkListingPage(
  portal: PartnerPortal,
  expected: ListingExpectation,
  { url, ...tools }: CheckTools & { url: string },
): Promise<ListingResult> {
  const { failedResult, judgeListings } = await import("@portal/listing/listing-result");
  if (!isOnPortal(portal, url)) return judgeListings(expected, []);
  try {
    const connector = await connectorOf(portal);
    const openPage = politely(portal, tools);
    const open: Visit["open"] = async (address, types) => {
      const page = await openPage(address, types);
      return isOnPortal(portal, page.url) ? page : { ...page, status: 404, body: Buffer.alloc(0) };
    };
    const visit = { portal, expected, open, read: tools.read };
    const reading =
      (await connector.read(visit, url)) ?? (await connector.find(visit)).find((found) => found.url === url)?.reading;
    const evidence = { url, readAt: tools.clock.now().toISOString() };
    return judgeListings(expected, reading === undefined ? [] : [{ reading, evidence }], portal.shows);
  } catch (error) {
    return failedResult(reasonOf(error));
  }
}

/** True for a page at or below the portal's home. */
export function isOnPortal({ home }: Pick<PartnerPortal, "home">, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const [base, page] = [new URL(home), new URL(url)];
  const folder = base.pathname.replace(/\/?$/, "/");
  return page.origin === base.origin && page.username === "" && `${page.pathname}/`.startsWith(folder);
}

/** An unforeseen page counts as unreadable. */
const reasonOf = (error: unknown): ListingErrorReason => (error instanceof PortalFailure ? error.reason : "unreadable");

async function readAll(connector: Connector, visit: Visit, clock: Clock) {
  const listings: ReadListing[] = [];
  let failure: ListingErrorReason | null = null;
  for (const candidate of (await connector.find(visit)).slice(0, MAX_LISTINGS)) {
    try {
      const reading = await readingOf(connector, visit, candidate);
      const readAt = clock.now().toISOString();
      if (reading !== null) listings.push({ reading, evidence: { url: candidate.url, readAt } });
    } catch (error) {
      failure = reasonOf(error);
      if (failure !== "unreadable" && failure !== "too_large") break;
    }
  }
  return { listings, failure };
}

const readingOf = async (connector: Connector, visit: Visit, { url, reading }: Candidate) =>
  reading ?? (await connector.read(visit, url));

const MS_PER_MINUTE = 60_000;
const STATUS_REASONS: Readonly<Record<number, ListingErrorReason>> = {
  401: "blocked",
  403: "blocked",
  429: "rate_limited",
  451: "blocked",
};

/** Opens pages within the rate limit, robots.txt and the time of the check. */
function politely(portal: PartnerPortal, { get, read, pace, limit, cache, signal }: CheckTools): Visit["open"] {
  const ownDelayMs = MS_PER_MINUTE / portal.requestsPerMinute;
  let leftMs = portal.timeoutMs;

  type Wish = Pick<PageRequest, "types" | "follow">;
  async function fetchWithinLimit(url: string, wish: Wish, delayMs: number): Promise<Answer> {
    await pace(Math.max(ownDelayMs, delayMs));
    return limit === undefined ? fetchNow(url, wish) : limit(() => fetchNow(url, wish), signal);
  }

  async function fetchNow(url: string, wish: Wish): Promise<Answer> {
    if (leftMs <= 0 || signal?.aborted === true) throw new PortalFailure("timeout");
    const start = performance.now();
    try {
      return await get(url, { ...wish, timeoutMs: Math.ceil(leftMs), signal });
    } finally {
      leftMs -= performance.now() - start;
    }
  }

  async function fetchText(url: string): Promise<string> {
    const { status, body } = await fetchWithinLimit(url, { types: undefined, follow: true }, 0);
    if (status >= 500 || status === 429) throw new PortalFailure(status === 429 ? "rate_limited" : "failed");
    return status === 200 ? body.toString("utf8") : "";
  }

  return async (address, types) => {
    let url = address;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const { isAllowed, delayMs } = await askRobots(url, { cache, read, fetchText });
      if (!isAllowed) throw new PortalFailure("blocked");
      const { location, ...page } = await fetchWithinLimit(url, { types, follow: false }, delayMs);
      if (location === undefined) return pageOrFailure(page);
      url = location;
    }
    throw new PortalFailure("failed");
  };
}

/** 404 and 410 mean that the portal lacks the listing; connectors decide what follows. */
function pageOrFailure(page: Page): Page {
  const isPage = (page.status >= 200 && page.status < 300) || isGone(page);
  if (!isPage) throw new PortalFailure(STATUS_REASONS[page.status] ?? "failed");
  return page;
}
