/**
 * The schedule in one server process: a lane for each portal, which takes what is due as fast as the portal's limit
 * allows. Lanes do not wait for each other, so a slow portal or one that is out of order holds up no other.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { connectPortals, type ConnectedPortals } from "../connected-portals.ts";
import type { PartnerPortal } from "../portals.ts";
import { checkClaim } from "./check-claim.ts";
import { claimDue } from "./claims.ts";

type Access = Pick<Dependencies, "db" | "clock" | "log">;

const MINUTE_MS = 60_000;
/** After the database refused a statement. */
const PAUSE_AFTER_FAILURE_MS = 5000;
/** Claims are small, so that a process that ends or dies leaves little behind. */
const MOST_AT_ONCE_MS = 15_000;
/** Something may become due at any time: a new company, a changed entry. */
const LONGEST_SLEEP_MS = 10_000;

/** Minimum time between two requests. A longer `Crawl-delay` applies to the requests after the first. */
export const gapOf = ({ requestsPerMinute }: Pick<PartnerPortal, "requestsPerMinute">): number =>
  MINUTE_MS / requestsPerMinute;

/** Checks what is due until `stop`, which gives running checks back. */
export function startSchedule(dependencies: Dependencies): { stop(): Promise<void> } {
  const connected = connectPortals(dependencies);
  const ending = new AbortController();
  const lanes = connected.portals.map((portal) => runLane(dependencies, connected, portal, ending.signal));
  return {
    async stop() {
      ending.abort();
      await Promise.all(lanes);
    },
  };
}

async function runLane(
  dependencies: Access,
  connected: ConnectedPortals,
  portal: PartnerPortal,
  ending: AbortSignal,
): Promise<void> {
  const { db, clock, log } = dependencies;
  const gapMs = gapOf(portal);
  const running = new Set<Promise<void>>();
  const failed = (error: unknown): void =>
    log.warn({ err: error, portal: portal.identifier }, "scheduled check failed");
  while (!ending.aborted) {
    const room = portal.concurrency - running.size;
    if (room <= 0) {
      await Promise.race(running);
      continue;
    }
    try {
      const most = Math.min(room, Math.max(1, Math.floor(MOST_AT_ONCE_MS / gapMs)));
      const { claims, againAt } = await claimDue(db, { portal: portal.identifier, gapMs, most }, clock.now());
      for (const claim of claims) {
        const check: Promise<void> = checkClaim(dependencies, connected, { portal, claim, ending })
          .catch(failed)
          .finally(() => running.delete(check));
        running.add(check);
      }
      await sleep(againAt.getTime() - clock.now().getTime(), ending);
    } catch (error) {
      failed(error);
      await sleep(PAUSE_AFTER_FAILURE_MS, ending);
    }
  }
  await Promise.all(running);
}

const sleep = (ms: number, signal: AbortSignal): Promise<unknown> =>
  delay(Math.max(0, Math.min(ms, LONGEST_SLEEP_MS)), undefined, { signal }).catch(() => undefined);
