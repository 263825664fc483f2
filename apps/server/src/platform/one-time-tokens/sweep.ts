/** Deletes tokens a month after their expiry. Until then a late click is told what happened. */
import { TOKEN_DAYS } from "@portal/contract/law/retention";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../dependencies.ts";
import { inBatches, SWEEP_BATCH } from "../sweeps/sweep.ts";

const EXPLAINED_MS = TOKEN_DAYS * 86_400_000;

const empty = statement<{ id: number }, [now: Date]>(`
  update user_tokens set data = '{}', subject = null where id = any(array(
    select id from user_tokens where expires_at <= $1 and (subject is not null or data <> '{}')
    order by expires_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);
const deleteOld = statement<{ id: number }, [before: Date]>(`
  delete from user_tokens where id = any(array(
    select id from user_tokens where expires_at <= $1
    order by expires_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);

/** Clears data and address of expired tokens, deletes those past the month, and returns how many it deleted. */
export async function sweepTokens({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> {
  const now = clock.now();
  await inBatches(() => empty(db, now), signal);
  return inBatches(() => deleteOld(db, new Date(now.getTime() - EXPLAINED_MS)), signal);
}
