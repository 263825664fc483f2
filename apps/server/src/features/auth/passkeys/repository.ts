/** SQL of passkeys. */
import { statement } from "@portal/db/statement";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

export type PasskeyRow = {
  id: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  is_synced: boolean;
};

export const passkeysOf = statement<PasskeyRow, [userId: number, site: string]>(`
  select id, name, created_at, last_used_at, is_synced from passkeys
  where user_id = $1 and site = $2 order by id desc`);

export const credentialsOf = statement<{ credential_id: string; transports: string[] }, [userId: number, site: string]>(
  "select credential_id, transports from passkeys where user_id = $1 and site = $2",
);

export const countPasskeys = statement<{ count: number }, [userId: number]>(
  "select count(*)::int as count from passkeys where user_id = $1",
);

/** No row if the credential is already known. */
export const insertPasskey = statement<{ id: number }, unknown[]>(`
  insert into passkeys (user_id, credential_id, public_key, counter, transports, site, name, is_synced, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`);

export const renamePasskey = statement<{ id: number }, [userId: number, id: number, name: string]>(
  "update passkeys set name = $3 where user_id = $1 and id = $2 returning id",
);

export const deletePasskey = statement<{ id: number }, [userId: number, id: number]>(
  "delete from passkeys where user_id = $1 and id = $2 returning id",
);

export type CredentialRow = {
  id: number;
  user_id: number;
  credential_id: string;
  public_key: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
  site: string;
};

export const passkeyByCredential = statement<CredentialRow, [credentialId: string]>(`
  select id, user_id, credential_id, public_key, counter, transports, site from passkeys where credential_id = $1`);

export const notePasskeyUse = statement<never, [id: number, counter: number, isSynced: boolean, now: Date]>(
  "update passkeys set counter = $2, is_synced = $3, last_used_at = $4 where id = $1",
);

export const insertChallenge = statement<never, [hash: Buffer, userId: number | null, expiresAt: Date]>(
  "insert into passkey_challenges (challenge_hash, user_id, expires_at) values ($1, $2, $3)",
);

/** A challenge can be answered once. */
export const takeChallenge = statement<{ challenge_hash: Buffer }, [hash: Buffer, userId: number | null, now: Date]>(`
  delete from passkey_challenges
  where challenge_hash = $1 and user_id is not distinct from $2::bigint and expires_at > $3
  returning challenge_hash`);

export const sweepChallenges = statement<{ expires_at: Date }, [now: Date]>(`
  delete from passkey_challenges where challenge_hash = any(array(
    select challenge_hash from passkey_challenges where expires_at <= $1
    order by expires_at limit ${SWEEP_BATCH} for update skip locked)) returning expires_at`);

export type OwnerRow = { login: string; email: string; display_name: string; password_hash: string | null };
export const passkeyOwner = statement<OwnerRow, [userId: number]>(
  "select login, email, display_name, password_hash from users where id = $1",
);
