/** SQL of the link for forgotten passwords. */
import { statement } from "@portal/db/statement";

export type Owner = { id: number; login: string; email: string; display_name: string; has_password: boolean };

const OWNER = "select id, login, email, display_name, password_hash is not null as has_password from users";

/** People with this login name or e-mail address, the login name first; at most three share an address. */
export const ownersOf = statement<Owner, [loginKey: string, email: string]>(`
  ${OWNER} where login_key = $1 or lower(email) = lower($2)
  order by login_key = $1 desc, id limit 3`);

export const ownerById = statement<Owner, [userId: number]>(`${OWNER} where id = $1`);

export const setPassword = statement<never, [userId: number, passwordHash: string]>(
  "update users set password_hash = $2 where id = $1",
);

/** Opening a link from a mail proves the address. */
export const noteAddressProven = statement<never, [userId: number, now: Date]>(
  "update users set activated_at = $2 where id = $1 and activated_at is null",
);
