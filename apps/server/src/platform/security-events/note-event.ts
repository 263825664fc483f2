/**
 * The append-only record of what happens around logging in (ADR 62). It holds ids and keyed hashes, never an address or
 * a typed name.
 */
import type { LoginMethod, SecurityEventKind } from "@portal/contract/user-area/security-events";
import { loginKey } from "@portal/db/login-key";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { Dependencies } from "../dependencies.ts";
import { networkBucket } from "../rate-limits/network-bucket.ts";
import { hashKeyAt } from "./keyed-hash.ts";
import { originAddress } from "./origin.ts";

export type SecurityEvent = {
  kind: SecurityEventKind;
  /** Null: whoever has the typed name, if anybody has. */
  userId: number | null;
  method?: LoginMethod | undefined;
  /** What was typed as login name. */
  login?: string | undefined;
};

/** Failures of one kind from one network that are recorded in 15 minutes: throttles stop real people long before. */
export const FAILURES_RECORDED = 60;

export const EVENT_COLUMNS = "at, kind, user_id, method, network_hash, login_hash, key_name";

const insertEvent = statement<never, unknown[]>(
  `insert into security_events (${EVENT_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7)`,
);

// The person is looked up by the typed name in the same statement, so that known and unknown names take the same steps.
const insertFailure = statement<never, unknown[]>(`
  insert into security_events (${EVENT_COLUMNS})
  select $1::timestamptz, $2::text, coalesce($3::bigint, (select id from users where login_key = $8)), $4, $5::bytea,
         $6::bytea, $7
  where (select count(*) from (select from security_events
                               where network_hash = $5 and kind = $2 and at > $1::timestamptz - interval '15 minutes'
                               limit $9) recent) < $9`);

type Needs = { clock: Dependencies["clock"]; environment: Pick<Dependencies["environment"], "SESSION_SECRET"> };

/** Writes the event in the given transaction. */
export async function noteSecurityEvent(
  needs: Needs,
  trx: Kysely<Database>,
  { kind, userId, method }: Omit<SecurityEvent, "login">,
): Promise<void> {
  await insertEvent(trx, ...eventValues(needs, { kind, userId, method }));
}

/** The values of `EVENT_COLUMNS`, for a statement that writes the event together with what happened. */
export function eventValues(needs: Needs, { kind, userId, method }: Omit<SecurityEvent, "login">): unknown[] {
  const { now, networkHash, keyName } = hashed(needs);
  return [now, kind, userId, method ?? null, networkHash, null, keyName];
}

/** Writes that somebody was refused, at most 60 times in 15 minutes for one network and kind. */
export async function noteSecurityFailure(
  needs: Needs,
  db: Kysely<Database>,
  { kind, userId, method, login }: SecurityEvent,
): Promise<void> {
  const typed = login === undefined ? null : loginKey(login);
  const { now, networkHash, loginHash, keyName } = hashed(needs, typed);
  const row = [now, kind, userId, method ?? null, networkHash, loginHash, keyName];
  await insertFailure(db, ...row, typed, FAILURES_RECORDED);
}

/** The current request's network and a typed name, hashed by the key of the month; null where there is none. */
function hashed({ clock, environment }: Needs, typed: string | null = null) {
  const now = clock.now();
  const address = originAddress();
  if (address === null) return { now, networkHash: null, loginHash: null, keyName: null };
  const { name: keyName, hash } = hashKeyAt(environment.SESSION_SECRET, now);
  const loginHash = typed === null ? null : hash("login", typed);
  return { now, networkHash: hash("network", networkBucket(address)), loginHash, keyName };
}
