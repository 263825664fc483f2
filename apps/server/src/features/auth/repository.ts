/** SQL of sessions and their people. */
import type { Role } from "@portal/contract/http/access";
import type { Database } from "@portal/db/rows";
import { quickStatement, statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { NEXT_NOTIFICATION } from "../../platform/contact/next-notification.ts";
import { countingOne, oneLimit, type RateLimit } from "../../platform/rate-limits/rate-limits.ts";
import { EVENT_COLUMNS } from "../../platform/security-events/note-event.ts";
import { SECOND_FACTOR_MISSING } from "../../platform/session/second-factor-missing.ts";

type Db = Kysely<Database>;

export type PersonRow = {
  id: number;
  login: string;
  email: string;
  roles: Role[];
  profile_image_key: string | null;
  notification_code: string;
  last_login_at: Date | null;
  second_factor_missing: boolean;
  /** Companies of the person, `{ "<id>": { id, name } }`. */
  accounts: Record<string, { id: number; name: string }>;
};

const PERSON = `
  select u.id, u.login, u.email, u.roles, u.profile_image_key, u.last_login_at,
         ${SECOND_FACTOR_MISSING} as second_factor_missing,
         ${NEXT_NOTIFICATION} as notification_code,
         coalesce((select jsonb_object_agg(c.id, jsonb_build_object('id', c.id, 'name', c.display_name))
                   from memberships m join companies c on c.id = m.company_id
                   where m.user_id = u.id), '{}') as accounts
  from users u`;

export type CredentialsRow = { id: number; password_hash: string | null; has_second_factor: boolean };

/** Must take equally long for all people: the duration must not reveal who is known. */
export const credentialsByLoginKey = quickStatement<CredentialsRow, [loginKey: string]>(`
  select u.id, u.password_hash,
         exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as has_second_factor
  from users u where u.login_key = $1`);
export const personById = quickStatement<PersonRow, [userId: number]>(`${PERSON} where u.id = $1`);

export type NewSession = {
  handle: string;
  userId: number;
  secretHash: Buffer;
  remember: boolean;
  now: Date;
  expiresAt: Date;
  absoluteExpiresAt: Date;
  userAgent: string;
};

/** A person's session that ended because its old secret came back, if nobody logged in between then and a session `s`. */
const THEFT_BEFORE = `
  select max(t.stolen_at) as stolen_at from sessions t
  where t.user_id = s.user_id and t.stolen_at <= s.created_at and not exists (
    select from sessions b where b.user_id = s.user_id and b.agent_company_id is null
      and b.created_at >= t.stolen_at and b.created_at < s.created_at)`;

type StartedRow = PersonRow & { password_hash: string | null; stolen_at: Date | null };

// All that a log-in writes: each further statement would wake PostgreSQL and commit once more.
const insertSession = statement<StartedRow, unknown[]>(`
  with p as (${PERSON} where u.id = $2),
  counted as (${countingOne(16, "p")}),
  allowed as (select p.id from p, counted where counted.points <= $18::bigint),
  logged_in as (update users set last_login_at = $5 where id = (select id from allowed)),
  noted as (insert into security_events (${EVENT_COLUMNS}) select $9, $10, $11, $12, $13, $14, $15 from allowed),
  s as (
    insert into sessions (handle, user_id, secret_hash, remember, created_at, last_used_at, expires_at, absolute_expires_at, user_agent)
    select $1, id, $3, $4, $5, $5, $6, $7, $8 from allowed
    returning user_id, created_at)
  select p.*, u.password_hash, t.stolen_at
  from p, s join users u on u.id = s.user_id, lateral (${THEFT_BEFORE}) t`);

/**
 * Starts a session, counts it towards the limit and records the login with its event. Returns the person as before this
 * login, and what `theftBefore` tells of it; null if the person is gone or the limit is used up.
 */
export async function startedSession(
  db: Db,
  s: NewSession,
  event: readonly unknown[],
  limit: RateLimit,
): Promise<StartedRow | null> {
  const { handle, userId, secretHash, remember, now, expiresAt, absoluteExpiresAt, userAgent } = s;
  const values = [handle, userId, secretHash, remember, now, expiresAt, absoluteExpiresAt, userAgent];
  const [row] = await insertSession(db, ...values, ...event, ...oneLimit(limit, now));
  return row ?? null;
}

/**
 * Issues a successor of the secret, unless one younger than 30 seconds waits to be presented: of parallel refreshes one
 * wins, and one whose answer was lost is issued again later. A predecessor gets none, and neither does a secret whose
 * predecessor is still valid: requests with it may be under way, and two rotations later they would look stolen.
 */
export const issueSuccessor = statement<
  { handle: string },
  [handle: string, presentedHash: Buffer, nextHash: Buffer, now: Date, expiresAt: Date]
>(`
  update sessions
  set next_secret_hash = $3, next_issued_at = $4, last_used_at = $4,
      expires_at = least($5::timestamptz, absolute_expires_at)
  where handle = $1 and secret_hash = $2 and revoked_at is null
    and (next_issued_at is null or next_issued_at <= $4::timestamptz - interval '30 seconds')
    and (previous_valid_until is null or previous_valid_until <= $4::timestamptz)
  returning handle`);

/**
 * When a session of the person ended because its old secret came back, if nobody had logged in between then and the
 * login of this session.
 */
export const theftBefore = quickStatement<{ stolen_at: Date | null }, [handle: string]>(
  `select t.stolen_at from sessions s, lateral (${THEFT_BEFORE}) t where s.handle = $1`,
);

/** When a session was started or last renewed. */
export const lastRenewal = statement<{ last_used_at: Date }, [handle: string]>(
  "select last_used_at from sessions where handle = $1",
);

/** Prolongs the session of a secret that is too young to get a successor. */
export const prolongYoung = statement<
  { handle: string },
  [handle: string, presentedHash: Buffer, now: Date, expiresAt: Date]
>(`
  update sessions set last_used_at = $3, expires_at = least($4::timestamptz, absolute_expires_at)
  where handle = $1 and secret_hash = $2 and revoked_at is null and previous_valid_until > $3::timestamptz
  returning handle`);

export const revokeSession = statement<never, [handle: string, now: Date]>(
  "update sessions set revoked_at = $2 where handle = $1 and revoked_at is null",
);
