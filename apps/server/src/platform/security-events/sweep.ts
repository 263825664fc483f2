import { SECURITY_EVENT_DAYS } from "@portal/contract/user-area/security-events";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../dependencies.ts";
import { inBatches, SWEEP_BATCH } from "../sweeps/sweep.ts";

const DAY_MS = 86_400_000;

// A break-in is noticed within weeks; older events would only tell how people live.
const deleteOld = statement<{ id: number }, [before: Date]>(`
  delete from security_events where id = any(array(
    select id from security_events where at < $1
    order by at limit ${SWEEP_BATCH} for update skip locked)) returning id`);

/** Deletes security events after 90 days and returns how many. */
export const sweepSecurityEvents = ({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> =>
  inBatches(() => deleteOld(db, new Date(clock.now().getTime() - SECURITY_EVENT_DAYS * DAY_MS)), signal);
