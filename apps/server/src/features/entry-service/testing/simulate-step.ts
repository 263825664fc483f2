/**
 * The schedule among portals that answer by a clock: dates, claims, slots and pauses are the product's own, only the
 * readings are not made. One call is what a server process does in a step of time.
 */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { type Claim, claimDue, finishClaims, notePortal, releaseClaim } from "../schedule/claims.ts";
import { outcomeOf } from "../schedule/rules.ts";

export type SimulatedPortal = {
  portal: string;
  requestsPerMinute: number;
  requestsPerCheck: number;
  /** Milliseconds since 1970: out of order from, until. */
  down?: readonly [from: number, until: number];
};

export type Step = { now: number; stepMs: number; portals: readonly SimulatedPortal[] };
/** `lost`: readings whose claim another process had taken over. */
export type Made = { portal: string; claims: Claim[]; read: number; failed: number; lost: number };

const MINUTE_MS = 60_000;
/** As a lane has in hand at once. */
const CONCURRENCY = 2;

export const simulateStep = (db: Kysely<Database>, { portals, ...step }: Step): Promise<Made[]> =>
  Promise.all(portals.map((portal) => stepOf(db, portal, step)));

async function stepOf(
  db: Kysely<Database>,
  { portal, requestsPerMinute, requestsPerCheck, down }: SimulatedPortal,
  { now: instant, stepMs }: Pick<Step, "now" | "stepMs">,
): Promise<Made> {
  const now = new Date(instant);
  const gapMs = (requestsPerCheck * MINUTE_MS) / requestsPerMinute;
  const isDown = down !== undefined && instant >= down[0] && instant < down[1];
  const most = isDown ? CONCURRENCY : Math.max(1, Math.floor(stepMs / gapMs));
  const { claims } = await claimDue(db, { portal, gapMs, most }, now);
  if (claims.length === 0) return { portal, claims, read: 0, failed: 0, lost: 0 };
  const reason = isDown ? "timeout" : null;
  let paused = false;
  const finished = [];
  for (const claim of claims) {
    if (paused) await releaseClaim(db, claim);
    else {
      finished.push({ claim, outcome: outcomeOf(reason, claim.attempts) });
      if (isDown) paused = await notePortal(db, portal, true, now);
    }
  }
  if (!isDown) await notePortal(db, portal, false, now);
  const own = await finishClaims(db, finished, now);
  const read = isDown ? 0 : own.length;
  return { portal, claims, read, failed: own.length - read, lost: finished.length - own.length };
}
