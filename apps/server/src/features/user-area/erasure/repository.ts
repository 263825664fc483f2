/** SQL of the end of a profile. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

/** Companies whose people the person belongs to. */
export const companiesOf = statement<{ id: number; name: string }, [userId: number]>(`
  select c.id, c.display_name as name from memberships m join companies c on c.id = m.company_id
  where m.user_id = $1 order by c.display_name, c.id`);

export type Leaving = { id: number; login: string; login_key: string; email: string; portal: string | null };
/** `external_id` as imports and exports name the person. */
type Due = Leaving & { external_id: string };

export const setEraseAt = statement<Leaving, [userId: number, eraseAt: Date]>(
  "update users set erase_at = coalesce(erase_at, $2) where id = $1 returning id, login, login_key, email, portal",
);

export const clearEraseAt = statement<{ id: number }, [userId: number]>(
  "update users set erase_at = null where id = $1 and erase_at is not null returning id",
);

export const eraseAtOf = statement<{ erase_at: Date | null }, [userId: number]>(
  "select erase_at from users where id = $1",
);

/** The next person whose time has come, after one that somebody else has just dealt with. */
export const nextDue = statement<{ id: number }, [now: Date, after: number]>(
  "select id from users where erase_at <= $1 and id > $2 order by id limit 1",
);

/** Nothing where the person is gone, stays after all, or is in another server's hands. */
export const lockDue = statement<Due, [userId: number, now: Date]>(`
  select id, login, login_key, email, portal, coalesce(external_id, 'portal:user:' || id) as external_id from users where id = $1 and erase_at <= $2 for update skip locked`);

const deleteMails = statement<never, [email: string]>("delete from mails where lower(recipient) = lower($1)");
const deleteLinks = statement<never, [userId: number, addressKeys: string[]]>(
  "delete from account_links where user_id = $1 or email_key = any($2::text[])",
);
const emptyHints = statement<never, [userId: number, email: string]>(
  "update contributions set email = '' where user_id = $1 or email <> '' and lower(email) = lower($2)",
);
const deleteOrders = statement<never, [addressKeys: string[]]>(
  "delete from newsletter_subscriptions where email_key = any($1::text[]) and confirmed_at is null",
);
// The proof of consent outlives the consent: b2b/sweep.ts says how long.
const endSubscriptions = statement<never, [addressKeys: string[], now: Date]>(
  "update newsletter_subscriptions set ended_at = $2 where email_key = any($1::text[]) and ended_at is null",
);

/** What belongs to a person by their address: no foreign key takes it along. */
export async function forgetAddress(
  trx: Kysely<Database>,
  { id, email }: Leaving,
  keys: string[],
  now: Date,
): Promise<void> {
  await deleteMails(trx, email);
  await deleteLinks(trx, id, keys);
  await emptyHints(trx, id, email);
  await deleteOrders(trx, keys);
  await endSubscriptions(trx, keys, now);
}

/** Everything else of the person goes or loses the name with this row (foreign keys). */
export const deleteUser = statement<never, [userId: number]>("delete from users where id = $1");

/** Reasons are kept apart from people. */
export const noteReason = statement<never, [at: Date, reason: string, text: string]>(
  "insert into leaving_reasons (at, reason, text) values ($1, $2, $3)",
);
