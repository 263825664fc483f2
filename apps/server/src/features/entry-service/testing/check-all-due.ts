/** The schedule without its clock: checks everything that is due now, one after the other. */
import { setTimeout as delay } from "node:timers/promises";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { connectPortals } from "../connected-portals.ts";
import { checkClaim } from "../schedule/check-claim.ts";
import { claimDue } from "../schedule/claims.ts";

/** The fake portals' slots are a tenth of a second apart. Pauses of a portal, and of a schedule without work, are longer. */
const LONGEST_SLOT_MS = 5000;

/** Returns how many checks of one company on one portal were begun. */
export async function checkAllDue(dependencies: Dependencies): Promise<number> {
  const { db, clock } = dependencies;
  const connected = connectPortals(dependencies);
  const ending = new AbortController().signal;
  let taken = 0;
  for (const portal of connected.portals) {
    for (;;) {
      const { claims, againAt } = await claimDue(db, { portal: portal.identifier, gapMs: 0, most: 10 }, clock.now());
      const waitMs = againAt.getTime() - clock.now().getTime();
      if (claims.length === 0 && waitMs > LONGEST_SLOT_MS) break;
      if (claims.length === 0) await delay(Math.max(0, waitMs));
      taken += claims.length;
      for (const claim of claims) await checkClaim(dependencies, connected, { portal, claim, ending });
    }
  }
  return taken;
}
