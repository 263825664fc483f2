/** SQL of linked Facebook accounts. */
import { statement } from "@portal/db/statement";

export const identityOf = statement<{ user_id: number }, [subject: string]>(
  "select user_id from user_identities where provider = 'facebook' and subject = $1",
);

/** No row if either of the two is already linked. */
export const insertIdentity = statement<{ user_id: number }, [subject: string, userId: number, now: Date]>(`
  insert into user_identities (provider, subject, user_id, created_at) values ('facebook', $1, $2, $3)
  on conflict do nothing returning user_id`);

export const noteIdentityUse = statement<never, [subject: string, now: Date]>(
  "update user_identities set last_used_at = $2 where provider = 'facebook' and subject = $1",
);

export const deleteIdentity = statement<{ user_id: number }, [userId: number]>(
  "delete from user_identities where user_id = $1 and provider = 'facebook' returning user_id",
);

export type LinkedOwner = { login: string; email: string; password_hash: string | null; linked_at: Date | null };
export const ownerWithIdentity = statement<LinkedOwner, [userId: number]>(`
  select u.login, u.email, u.password_hash, i.created_at as linked_at
  from users u left join user_identities i on i.user_id = u.id and i.provider = 'facebook'
  where u.id = $1`);
