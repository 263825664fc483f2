/** SQL of consents and of the portal's usage counts. */
import { statement } from "@portal/db/statement";
import { SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";

/** True if the proof exists and its consent was not withdrawn. */
export const consentInForce = statement<{ id: number }, [tokenHash: Buffer, now: Date]>(
  "select id from statistics_consents where token_hash = $1 and ended_at is null and expires_at > $2",
);

export const insertConsent = statement<
  never,
  [tokenHash: Buffer, brand: string, textVersion: string, now: Date, expiresAt: Date]
>(
  "insert into statistics_consents (token_hash, brand, text_version, given_at, expires_at) values ($1, $2, $3, $4, $5)",
);

export const endConsent = statement<never, [tokenHash: Buffer, now: Date]>(
  "update statistics_consents set ended_at = $2 where token_hash = $1 and ended_at is null",
);

export const isMember = statement<{ one: number }, [userId: number, companyId: number]>(
  "select 1 as one from memberships where user_id = $1 and company_id = $2",
);

type Added = [day: string, audience: "user" | "company", kinds: string[], names: string[], counts: number[]];
export const addUsage = statement<never, Added>(`
  insert into portal_usage (day, audience, kind, name, count)
  select $1, $2, kind, name, count from unnest($3::text[], $4::text[], $5::bigint[]) as added (kind, name, count)
  on conflict (day, audience, kind, name) do update set count = portal_usage.count + excluded.count`);

export const deleteUsageBefore = statement<{ day: string }, [before: string]>(
  "delete from portal_usage where day < $1 returning day",
);
export const deleteExpiredProofs = statement<{ id: number }, [before: Date]>(`
  delete from statistics_consents where id = any(array(
    select id from statistics_consents where expires_at < $1
    order by expires_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);
