/** SQL of second factors. */
import { quickStatement, statement } from "@portal/db/statement";

type SecondFactorRow = { sealed_secret: string; confirmed_at: Date | null; last_step: number };

/** Replaces a set-up that was not confirmed. No row if a confirmed factor exists. */
export const beginFactor = statement<{ user_id: number }, [userId: number, sealedSecret: string, now: Date]>(`
  insert into second_factors (user_id, sealed_secret, created_at) values ($1, $2, $3)
  on conflict (user_id) do update set sealed_secret = $2, created_at = $3, last_step = 0
    where second_factors.confirmed_at is null
  returning user_id`);

export const factorOf = quickStatement<SecondFactorRow, [userId: number]>(
  "select sealed_secret, confirmed_at, last_step from second_factors where user_id = $1",
);

export type SealedFactor = { user_id: number; sealed_secret: string };

/** Of the users after the given one, those whose secret does not begin as given, by id. */
export const factorsToReseal = statement<SealedFactor, [after: number, start: string]>(`
  select user_id, sealed_secret from second_factors
  where user_id > $1 and not starts_with(sealed_secret, $2) order by user_id limit 200`);

/** Compares the sealed secret, because the person may have begun anew meanwhile. */
export const resealFactor = statement<{ user_id: number }, [userId: number, old: string, sealed: string]>(
  "update second_factors set sealed_secret = $3 where user_id = $1 and sealed_secret = $2 returning user_id",
);

export const confirmFactor = statement<{ user_id: number }, [userId: number, now: Date, step: number, sealed: string]>(`
  update second_factors set confirmed_at = $2, last_step = $3
  where user_id = $1 and confirmed_at is null and sealed_secret = $4 returning user_id`);

/** A code works once: of two logins with one code the second gets no row. */
export const takeStep = statement<{ user_id: number }, [userId: number, step: number]>(
  "update second_factors set last_step = $2 where user_id = $1 and last_step < $2 returning user_id",
);

export const deleteFactor = statement<{ user_id: number }, [userId: number]>(
  "delete from second_factors where user_id = $1 and confirmed_at is not null returning user_id",
);

export const takeRecoveryCode = statement<{ user_id: number }, [userId: number, codeHash: Buffer, now: Date]>(`
  update recovery_codes set used_at = $3
  where user_id = $1 and code_hash = $2 and used_at is null returning user_id`);

export const deleteRecoveryCodes = statement<never, [userId: number]>("delete from recovery_codes where user_id = $1");

export const insertRecoveryCodes = statement<never, [userId: number, codeHashes: Buffer[]]>(
  "insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])",
);

export type OwnerRow = {
  login: string;
  email: string;
  password_hash: string | null;
  confirmed_at: Date | null;
  recovery_codes_left: number;
};

export const ownerOf = statement<OwnerRow, [userId: number]>(`
  select u.login, u.email, u.password_hash, f.confirmed_at,
         (select count(*)::int from recovery_codes r where r.user_id = u.id and r.used_at is null) as recovery_codes_left
  from users u left join second_factors f on f.user_id = u.id
  where u.id = $1`);
