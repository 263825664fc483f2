/** The check of one business on one portal, from the search to the verdict. */
import type {
  ListingErrorReason,
  ListingExpectation,
  ListingResult,
  ReadListing,
} from "@portal/contract/entry-service/listing";
import { failedResult, judgeListings } from "@portal/listing/listing-result";
import type { Cache } from "../../../platform/cache/cache.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { PartnerPortal } from "../portals.ts";
import { connectorOf } from "./connectors.ts";
import type { Connector, Visit } from "./connector.ts";
import { type Candidate, isGone, type Page, PortalFailure } from "./portal-answer.ts";
import type { PageReader } from "./page-reader.ts";
import { askRobots } from "./robots.ts";

/** Listings that one check opens at most. */
const MAX_LISTINGS = 5;

/** Of one page, each asked for in turn and where robots.txt of its host allows. */
const MAX_REDIRECTS = 3;

/** What a request may be and take. `follow`: whether redirects are followed at once, without asking anybody. */
export type PageRequest = {
  types: readonly string[] | undefined;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  follow: boolean;
};

/** `location`: where a redirect that was not followed leads to. */
export type Answer = Page & { location?: string };

export type CheckTools = {
  /** Fetches through the guarded client. @throws PortalFailure `timeout`, `unreachable`, `too_large`, `blocked` … */
  get(url: string, request: PageRequest): Promise<Answer>;
  read: PageReader;
  /**
   * Resolves when it is this portal's turn, before each single request, or when `signal` is aborted.
   * @param delayMs least time between two requests, over all servers: the larger of configuration and robots.txt.
   */
  pace(delayMs: number): Promise<void>;
  clock: Clock;
  cache: Pick<Cache, "get" | "set">;
  /** Ends the check early, as `timeout`. */
  signal?: AbortSignal | undefined;
};

/**
 * Finds the business on the portal, reads its listings and judges them. Never throws: whatever goes wrong is a
 * `portal_error` with its reason. Requests take the portal's `timeoutMs` together; waiting for one's turn is not counted.
 */
export async function checkPortal(
  portal: PartnerPortal,
  expected: ListingExpectation,
  tools: CheckTools,
): Promise<ListingResult> {
  try {
    const connector = await connectorOf(portal);
    const visit = { portal, expected, open: politely(portal, tools), read: tools.read };
    const { listings, failure } = await readAll(connector, visit, tools.clock);
    const result = judgeListings(expected, listings, portal.shows);
    // Perhaps the one that could not be read is it.
    return result.status === "portal_not_found" && failure !== null ? failedResult(failure) : result;
  } catch (error) {
    return failedResult(reasonOf(error));
  }
}

/** What we did not foresee in a portal's page is a page that we can't read. */
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

/** Opens pages in turn, where robots.txt allows, within the time of the check. */
function politely(portal: PartnerPortal, { get, read, pace, cache, signal }: CheckTools): Visit["open"] {
  const ownDelayMs = MS_PER_MINUTE / portal.requestsPerMinute;
  let leftMs = portal.timeoutMs;

  type Wish = Pick<PageRequest, "types" | "follow">;
  async function fetchInTurn(url: string, wish: Wish, delayMs: number): Promise<Answer> {
    await pace(Math.max(ownDelayMs, delayMs));
    if (leftMs <= 0 || signal?.aborted === true) throw new PortalFailure("timeout");
    const start = performance.now();
    try {
      return await get(url, { ...wish, timeoutMs: Math.ceil(leftMs), signal });
    } finally {
      leftMs -= performance.now() - start;
    }
  }

  async function fetchText(url: string): Promise<string> {
    const { status, body } = await fetchInTurn(url, { types: undefined, follow: true }, 0);
    if (status >= 500 || status === 429) throw new PortalFailure(status === 429 ? "rate_limited" : "failed");
    return status === 200 ? body.toString("utf8") : "";
  }

  return async (address, types) => {
    let url = address;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const { isAllowed, delayMs } = await askRobots(url, { cache, read, fetchText });
      if (!isAllowed) throw new PortalFailure("blocked");
      const { location, ...page } = await fetchInTurn(url, { types, follow: false }, delayMs);
      if (location === undefined) return pageOrFailure(page);
      url = location;
    }
    throw new PortalFailure("failed");
  };
}

/** A portal answers 404 for what it doesn't have; connectors know what that means. */
function pageOrFailure(page: Page): Page {
  const isPage = (page.status >= 200 && page.status < 300) || isGone(page);
  if (!isPage) throw new PortalFailure(STATUS_REASONS[page.status] ?? "failed");
  return page;
}
