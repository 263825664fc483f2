/** Parses robots.txt for our user agent. */
import robotsParser from "robots-parser";
import { USER_AGENT_NAME } from "../user-agent.ts";

const MAX_DELAY_SECONDS = 30;

/** Whether a URL may be opened, and the requested delay between two requests. */
export type Permission = { isAllowed: boolean; delayMs: number };

// The package exports its function directly, but its types declare a default export.
const parse = robotsParser as unknown as typeof robotsParser.default;

/** @param url of the robots.txt; `address` has the same origin */
export function readRobots(url: string, text: string, address: string): Permission {
  const rules = parse(url, text);
  const seconds = Math.min(rules.getCrawlDelay(USER_AGENT_NAME) ?? 0, MAX_DELAY_SECONDS);
  return { isAllowed: rules.isAllowed(address, USER_AGENT_NAME) !== false, delayMs: seconds * 1000 };
}
