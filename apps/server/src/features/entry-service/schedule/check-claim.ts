/** One scheduled check of one company on one portal, from the claim to the stored result. */
import { setTimeout as delay } from "node:timers/promises";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { companyEntryOf } from "../../entry/public.ts";
import type { ConnectedPortals } from "../connected-portals.ts";
import { expectationOf } from "../expected-listing.ts";
import { awaitSlot, PortalBusy } from "../portal-rate-limit.ts";
import type { PartnerPortal } from "../portals.ts";
import { type Claim, finishClaims, notePortal, releaseClaim, removeFromSchedule } from "./claims.ts";
import { isPortalFailure, outcomeOf } from "./rules.ts";
import { storeScheduled } from "./store-result.ts";

type Access = Pick<Dependencies, "db" | "clock">;

/** How long a check that has begun waits for slots of further requests. */
const LATER_WAIT_MS = 120_000;
/** For the whole check; shorter than its lease. */
const LONGEST_MS = 8 * 60_000;

/** Stores a result, or when to try again. A claim that `ending` interrupts goes back untouched. */
export async function checkClaim(
  { db, clock }: Access,
  connected: ConnectedPortals,
  { portal, claim, ending }: { portal: PartnerPortal; claim: Claim; ending: AbortSignal },
): Promise<void> {
  const { companyId } = claim;
  const entry = await companyEntryOf(db, companyId);
  if (entry === undefined || entry.ShippingStreet === "") {
    await removeFromSchedule(db, claim);
    return;
  }
  const expected = expectationOf(entry);
  const signal = AbortSignal.any([ending, AbortSignal.timeout(LONGEST_MS)]);
  await until(claim.slotAt, clock.now(), signal);
  let isFirst = true;
  let busy = false;
  const pace = async (gapMs: number): Promise<void> => {
    const hasSlot = isFirst;
    isFirst = false;
    if (hasSlot) return;
    const request = { portal: claim.portal, gapMs, maxWaitMs: LATER_WAIT_MS, now: clock.now(), signal };
    await awaitSlot(db, request).catch((error: unknown) => {
      busy ||= error instanceof PortalBusy;
      throw error;
    });
  };
  const result = await connected.check(portal, expected, { pace, signal });
  if (busy || ending.aborted) {
    await releaseClaim(db, claim);
    return;
  }
  const now = clock.now();
  const outcome = outcomeOf(result.reason, claim.attempts);
  await notePortal(db, claim.portal, isPortalFailure(result.reason), now);
  await db.transaction().execute(async (trx) => {
    const own = await finishClaims(trx, [{ claim, outcome }], now);
    if (own.length === 0 || outcome === "failed") return;
    const portals = connected.portals.map(({ identifier }) => identifier);
    await storeScheduled(trx, { companyId, portal: claim.portal, expected, portals, now }, result);
  });
}

async function until(instant: Date, now: Date, signal: AbortSignal): Promise<void> {
  const wait = instant.getTime() - now.getTime();
  if (wait > 0) await delay(wait, undefined, { signal }).catch(() => undefined);
}
