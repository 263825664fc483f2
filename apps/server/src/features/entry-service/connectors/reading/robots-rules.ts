/** What a robots.txt says to us. */
import robotsParser from "robots-parser";
import { USER_AGENT_NAME } from "../user-agent.ts";

const MAX_DELAY_SECONDS = 30;

/** Whether an address may be opened, and how long the portal wants us to wait between two. */
export type Permission = { isAllowed: boolean; delayMs: number };

// The package exports its function itself; its types name it as a default inside.
const parse = robotsParser as unknown as typeof robotsParser.default;

/** @param url of the robots.txt, `address` on the same origin */
export function readRobots(url: string, text: string, address: string): Permission {
  const rules = parse(url, text);
  const seconds = Math.min(rules.getCrawlDelay(USER_AGENT_NAME) ?? 0, MAX_DELAY_SECONDS);
  return { isAllowed: rules.isAllowed(address, USER_AGENT_NAME) !== false, delayMs: seconds * 1000 };
}
