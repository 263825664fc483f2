/** SQL of registering. */
import { statement } from "@portal/db/statement";

/** No row if the login name was taken meanwhile. */
export const insertUser = statement<
  { id: number },
  [
    email: string,
    loginKey: string,
    displayName: string,
    passwordHash: string | null,
    activatedAt: Date,
    acceptedTermsAt: Date,
  ]
>(`
  insert into users (login, login_key, email, display_name, password_hash, activated_at, terms_accepted_at)
  values ($1, $2, $1, $3, $4, $5, $6)
  on conflict do nothing
  returning id`);

/** The newest registration that waits for its link. */
export const waitingRegistration = statement<{ data: unknown }, [subject: string, now: Date]>(`
  select data from user_tokens
  where purpose = 'registration' and subject = $1 and used_at is null and expires_at > $2
  order by created_at desc limit 1`);
