/** robots.txt of portals, kept for an hour. */
import robotsParser from "robots-parser";
import type { Cache } from "../../../platform/cache/cache.ts";
import { USER_AGENT_NAME } from "./user-agent.ts";

const LIFETIME_MS = 3_600_000;
const MAX_DELAY_SECONDS = 30;

/** Whether an address may be opened, and how long the portal wants us to wait between two. */
export type Permission = { isAllowed: boolean; delayMs: number };

// The package exports its function itself; its types name it as a default inside.
const parse = robotsParser as unknown as typeof robotsParser.default;

/**
 * Asks robots.txt of the address's origin.
 * @param fetchText opens robots.txt: its text, "" where the portal has none.
 */
export async function askRobots(
  cache: Pick<Cache, "get" | "set">,
  address: string,
  fetchText: (url: string) => Promise<string>,
): Promise<Permission> {
  const url = new URL("/robots.txt", address).href;
  const key = `robots:${url}`;
  const kept = await cache.get(key);
  const text = typeof kept === "string" ? kept : await fetchText(url);
  if (text !== kept) await cache.set(key, text, LIFETIME_MS);
  const rules = parse(url, text);
  const seconds = Math.min(rules.getCrawlDelay(USER_AGENT_NAME) ?? 0, MAX_DELAY_SECONDS);
  return { isAllowed: rules.isAllowed(address, USER_AGENT_NAME) !== false, delayMs: seconds * 1000 };
}
