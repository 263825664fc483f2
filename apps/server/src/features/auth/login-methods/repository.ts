/** SQL of everything beside the password that lets a person in. */
import { statement } from "@portal/db/statement";

/** Holds until the end of the transaction: whoever uses or ends a person's tokens waits for it first. */
export const lockPerson = statement<{ id: number }, [userId: number]>("select id from users where id = $1 for update");

type MethodsRow = {
  passkeys: { id: number; name: string; created_at: string }[];
  facebook_since: Date | null;
  factor_since: Date | null;
  pending_email: string | null;
};

/** At `now`; passkeys oldest first. */
export const methodsOf = statement<MethodsRow, [userId: number, now: Date]>(`
  select coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'created_at', p.created_at) order by p.id)
                   from passkeys p where p.user_id = u.id), '[]') as passkeys,
         (select i.created_at from user_identities i where i.user_id = u.id and i.provider = 'facebook') as facebook_since,
         (select f.confirmed_at from second_factors f where f.user_id = u.id) as factor_since,
         (select t.data ->> 'email' from user_tokens t
          where t.user_id = u.id and t.purpose = 'email_change' and t.used_at is null and t.expires_at > $2
          order by t.id desc limit 1) as pending_email
  from users u where u.id = $1`);

export const liveSession = statement<{ handle: string }, [handle: string]>(
  "select handle from sessions where handle = $1 and revoked_at is null",
);

/** Ends a person's sessions, except the one with `handle` if given. */
export const revokeSessions = statement<never, [userId: number, keptHandle: string | null, now: Date]>(`
  update sessions set revoked_at = $3
  where user_id = $1 and revoked_at is null and ($2::text is null or handle <> $2)`);

export const deletePasskeysBut = statement<{ id: number }, [userId: number, keptIds: number[]]>(
  "delete from passkeys where user_id = $1 and id <> all($2) returning id",
);

export const deleteIdentities = statement<{ provider: string }, [userId: number]>(
  "delete from user_identities where user_id = $1 returning provider",
);

/** Also one that was begun and never confirmed. No row if there is none or it was turned on before `since`. */
export const deleteFactorSince = statement<{ confirmed_at: Date | null }, [userId: number, since: Date]>(`
  delete from second_factors where user_id = $1 and (confirmed_at is null or confirmed_at > $2) returning confirmed_at`);
