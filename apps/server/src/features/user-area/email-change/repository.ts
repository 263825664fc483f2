/** SQL of changed addresses. Taking an address locks it, so that a second person waits and then sees it taken. */
import { statement } from "@portal/db/statement";

export type Holder = { id: number; login: string; login_key: string; email: string };

/** Holds until the end of the transaction. */
export const lockAddress = statement<never, [emailKey: string]>(
  "select pg_advisory_xact_lock(hashtextextended('email:' || $1, 0))",
);

/** People who use an address as login name or e-mail address; at most two. */
export const holdersOf = statement<Holder, [emailKey: string, email: string]>(`
  select id, login, login_key, email from users where login_key = $1 or lower(email) = lower($2) order by id limit 2`);

export const holderById = statement<Holder, [userId: number]>(
  "select id, login, login_key, email from users where id = $1 for update",
);

export const setAddress = statement<never, [userId: number, email: string, login: string, loginKey: string, now: Date]>(
  "update users set email = $2, login = $3, login_key = $4, activated_at = $5 where id = $1",
);

export const removePassword = statement<never, [userId: number]>("update users set password_hash = null where id = $1");

/** Ends the open undo links of a person that were made after the link with this id. */
export const voidLaterUndos = statement<never, [userId: number, tokenId: number, now: Date]>(`
  update user_tokens set used_at = $3, outcome = 'access_ended', data = '{}'
  where user_id = $1 and id > $2 and purpose = 'email_change_undo' and used_at is null`);
