/** SQL of a changed address. Whoever takes one holds its lock, so that of two at once one comes second and sees it. */
import { statement } from "@portal/db/statement";

export type Holder = { id: number; login: string; login_key: string; email: string };

/** Until the end of the transaction. */
export const lockAddress = statement<never, [emailKey: string]>(
  "select pg_advisory_xact_lock(hashtextextended('email:' || $1, 0))",
);

/** Whoever uses an address, as log-in name or as e-mail address; at most two are of interest. */
export const holdersOf = statement<Holder, [emailKey: string, email: string]>(`
  select id, login, login_key, email from users where login_key = $1 or lower(email) = lower($2) order by id limit 2`);

export const holderById = statement<Holder, [userId: number]>(
  "select id, login, login_key, email from users where id = $1 for update",
);

export const setAddress = statement<never, [userId: number, email: string, login: string, loginKey: string, now: Date]>(
  "update users set email = $2, login = $3, login_key = $4, activated_at = $5 where id = $1",
);
