import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { loginKey } from "../login-key.ts";
import type { Database, Right, UserTable } from "../rows.ts";
import { uniqueKey } from "./unique-key.ts";

/** The password of every user that `aUser` makes. */
export const TEST_PASSWORD = "Demo-Portal-2026";

/**
 * argon2id of `TEST_PASSWORD` with the least memory and one pass: comparing takes 0.1 ms of a processor instead of the
 * 19 ms of the portal's own hashes, and the tests log in many thousand times. How the portal hashes, the tests of
 * registering and of new passwords see.
 */
const TEST_PASSWORD_HASH =
  "$argon2id$v=19$m=8,t=1,p=1$MTKjSD6mFYIcH1ip/5jnDA$RmeEABS9jBd7DFHwVsxyJ3iRf0PKl7SiePLIhekHmVw";

/** Inserts a user who can log in with `TEST_PASSWORD`; the login is a fresh address. `password_hash: null`: cannot. */
export function aUser(
  db: Kysely<Database>,
  columns: Partial<Insertable<UserTable>> = {},
): Promise<Selectable<UserTable>> {
  const login = columns.login ?? `${uniqueKey("petra.brandt").toLowerCase()}@kunde.example`;
  return db
    .insertInto("users")
    .values({
      login,
      login_key: loginKey(login),
      email: login,
      password_hash: TEST_PASSWORD_HASH,
      display_name: "Petra Brandt",
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Turns the second factor on. Without the sealed secret of an app no code fits. */
export async function aSecondFactor(
  db: Kysely<Database>,
  userId: number,
  sealedSecret = "no code fits",
): Promise<void> {
  await sql`insert into second_factors (user_id, sealed_secret, created_at, confirmed_at)
    values (${userId}, ${sealedSecret}, 'epoch', 'epoch')`.execute(db);
}

/** Gives a user a right in a company, owner unless said otherwise. */
export async function aMembership(
  db: Kysely<Database>,
  member: { user_id: number; company_id: number; right?: Right },
): Promise<void> {
  await db
    .insertInto("memberships")
    .values({ right: "owner", ...member })
    .execute();
}
