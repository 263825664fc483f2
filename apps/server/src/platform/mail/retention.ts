/** How long mails are kept, and when they lose what is personal in them. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { Dependencies } from "../dependencies.ts";
import { inBatches, SWEEP_BATCH } from "../sweeps/sweep.ts";

const DAY_MS = 86_400_000;
/** After that a mail's occasion can't repeat any more, so its key is not needed. */
export const KEPT_DAYS = 90;
/** Long enough to see why a mail failed. Nobody received it, and its links have ended. */
export const FAILED_DAYS = 14;
/** Long enough for questions about a changed address; its own link to undo the change lives for a week. */
export const FORMER_ADDRESS_DAYS = 30;

export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

const limitFormer = statement<never, [address: string, emptyAt: Date]>(`
  update mails set empty_at = least(coalesce(empty_at, $2), $2)
  where lower(recipient) = lower($1) and not exists (select from users where lower(email) = lower($1))`);
const liftLimit = statement<never, [address: string]>(
  "update mails set empty_at = null where lower(recipient) = lower($1) and failed_at is null",
);

/** Mails to an address that is nobody's from now on lose their content after 30 days. */
export const noteFormerAddress = async (trx: Kysely<Database>, address: string, now: Date): Promise<void> =>
  void (await limitFormer(trx, address, daysAfter(now, FORMER_ADDRESS_DAYS)));

/** The address is somebody's again. */
export const noteCurrentAddress = async (trx: Kysely<Database>, address: string): Promise<void> =>
  void (await liftLimit(trx, address));

// A mail that was never sent counts as failed then: without an address nothing can be sent.
const emptyDue = statement<{ id: number }, [now: Date]>(`
  update mails set recipient = '', subject = '', text_body = '', html_body = '', unsubscribe_url = null, empty_at = null, conversation = null,
    failed_at = case when sent_at is null then coalesce(failed_at, $1) else failed_at end
  where id = any(array(
    select id from mails where empty_at <= $1 order by empty_at limit ${SWEEP_BATCH} for update skip locked))
  returning id`);
const deleteOld = statement<{ id: number }, [before: Date]>(`
  delete from mails where id = any(array(
    select id from mails where created_at < $1
    order by created_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);

/** Empties mails whose time is over and deletes the rows of old ones. Returns how many. */
export async function sweepMails({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> {
  const now = clock.now();
  const emptied = await inBatches(() => emptyDue(db, now), signal);
  return emptied + (await inBatches(() => deleteOld(db, daysAfter(now, -KEPT_DAYS)), signal));
}
