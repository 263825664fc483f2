/** Reads portals' robots.txt and caches it for an hour. */
import type { Cache } from "../../../platform/cache/cache.ts";
import type { PageReader } from "./page-reader.ts";
import type { Permission } from "./reading/robots-rules.ts";

const LIFETIME_MS = 3_600_000;
/** As much as RFC 9309 asks to be read. */
const MAX_LENGTH = 500 * 1024;

type Tools = {
  cache: Pick<Cache, "get" | "set">;
  read: PageReader;
  /** Fetches robots.txt; "" if the portal has none. */
  fetchText(url: string): Promise<string>;
};

/**
 * Asks robots.txt of the URL's origin.
 * @throws PortalFailure if it cannot be fetched or parsed
 */
export async function askRobots(address: string, { cache, read, fetchText }: Tools): Promise<Permission> {
  const url = new URL("/robots.txt", address).href;
  const key = `robots:${url}`;
  const kept = await cache.get(key);
  const text = typeof kept === "string" ? kept : (await fetchText(url)).slice(0, MAX_LENGTH);
  if (text !== kept) await cache.set(key, text, LIFETIME_MS);
  return read("robots", url, text, address);
}
