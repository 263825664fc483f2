/**
 * Tokens of links in mails: 128 random bits in the link, their SHA-256 in the database. A token has one purpose,
 * works once and expires. `data` belongs to the link and is returned by its one use.
 */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { hashToken, randomToken } from "../tokens.ts";

type Db = Kysely<Database>;

/** The purposes of links. A token of one purpose is unknown to the others. */
export type TokenPurpose = "registration" | "access" | "email_change" | "email_change_undo";

export type NewToken = {
  purpose: TokenPurpose;
  userId?: number | null;
  /** What it is about where there is no user yet. */
  subject?: string | null;
  data?: Record<string, unknown>;
  now: Date;
  expiresAt: Date;
};

/** What using a token returns. */
export type UsedToken<Data> = { id: number; userId: number | null; subject: string | null; data: Data };

/** Why a token is refused: `outcome` tells what the use before did. */
export type TokenState =
  | { state: "valid"; userId: number | null; subject: string | null; data: unknown }
  | { state: "used"; outcome: string | null }
  | { state: "expired" }
  | { state: "unknown" };

const insertToken = statement<{ id: number }, unknown[]>(`
  insert into user_tokens (token_hash, purpose, user_id, subject, data, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`);

/** Makes a token; the answer is the only place where it can be read. `id` names the occasion in mail keys. */
export async function createToken(db: Db, token: NewToken): Promise<{ token: string; id: number }> {
  const secret = randomToken();
  const { purpose, userId = null, subject = null, data = {}, now, expiresAt } = token;
  const json = JSON.stringify(data);
  const [row] = await insertToken(db, hashToken(secret), purpose, userId, subject, json, now, expiresAt);
  if (row === undefined) throw new Error("no token written");
  return { token: secret, id: row.id };
}

// Of two uses at once the first locks the row; the second waits, checks again and finds it used.
const takeToken = statement<
  { id: number; user_id: number | null; subject: string | null; data: unknown },
  [tokenHash: Buffer, purpose: string, now: Date, outcome: string]
>(`
  with taken as (
    select id, user_id, subject, data from user_tokens
    where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3
    for update
  )
  update user_tokens t set used_at = $3, outcome = $4, data = '{}'
  from taken where t.id = taken.id
  returning t.id, taken.user_id, taken.subject, taken.data`);

/** Uses a token up: of any number of uses at once exactly one gets an answer, the others null. `Data` is as it was written. */
export async function useToken<Data = unknown>(
  db: Db,
  { purpose, token, now, outcome }: { purpose: TokenPurpose; token: string; now: Date; outcome: string },
): Promise<UsedToken<Data> | null> {
  const [row] = await takeToken(db, hashToken(token), purpose, now, outcome);
  return row === undefined ? null : { id: row.id, userId: row.user_id, subject: row.subject, data: row.data as Data };
}

const findToken = statement<
  {
    user_id: number | null;
    subject: string | null;
    data: unknown;
    expires_at: Date;
    used_at: Date | null;
    outcome: string | null;
  },
  [tokenHash: Buffer, purpose: string]
>(
  "select user_id, subject, data, expires_at, used_at, outcome from user_tokens where token_hash = $1 and purpose = $2",
);

/** The state of a token, without using it: for pages that ask before somebody types, and to explain a refusal. */
export async function tokenState(
  db: Db,
  { purpose, token, now }: { purpose: TokenPurpose; token: string; now: Date },
): Promise<TokenState> {
  const [row] = await findToken(db, hashToken(token), purpose);
  if (row === undefined) return { state: "unknown" };
  if (row.used_at !== null) return { state: "used", outcome: row.outcome };
  if (row.expires_at <= now) return { state: "expired" };
  return { state: "valid", userId: row.user_id, subject: row.subject, data: row.data };
}

const voidOfUser = statement<never, [userId: number, purposes: TokenPurpose[], now: Date, outcome: string]>(`
  update user_tokens set used_at = $3, outcome = $4, data = '{}'
  where user_id = $1 and purpose = any($2) and used_at is null`);
const voidOfSubject = statement<never, [subject: string, purpose: string, now: Date, outcome: string]>(`
  update user_tokens set used_at = $3, outcome = $4, data = '{}'
  where subject = $1 and purpose = $2 and used_at is null`);

/**
 * Ends every open token of a subject, because one of them has done what they were for. After the transaction that used
 * the one, never in it: two uses at once would wait for each other's token.
 */
export const voidTokensOfSubject = (
  db: Db,
  subject: string,
  { purpose, now, outcome }: { purpose: TokenPurpose; now: Date; outcome: string },
): Promise<unknown> => voidOfSubject(db, subject, purpose, now, outcome);

/**
 * Ends every open token of a person for these purposes. In a transaction that also uses a token, lock the row of the
 * person first: two uses at once would wait for each other's token.
 */
export const voidTokensOfPerson = (
  db: Db,
  userId: number,
  { purposes, now, outcome }: { purposes: TokenPurpose[]; now: Date; outcome: string },
): Promise<unknown> => voidOfUser(db, userId, purposes, now, outcome);
