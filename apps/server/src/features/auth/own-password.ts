/** Asks for the own password again, before actions that a borrowed session must not allow. */
import { Problem } from "../../platform/problem.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { withHashLimit, verifyPassword } from "./passwords.ts";
import { countTowards } from "../../platform/rate-limits/rate-limits.ts";

const TRIES = 10;
const WINDOW_SECONDS = 15 * 60;

type Needs = Pick<Dependencies, "db" | "clock">;
type Owner = { userId: number; passwordHash: string | null };

/**
 * People without a password pass.
 * @throws as `proveOwnPassword`
 */
export async function requireOwnPassword(dependencies: Needs, owner: Owner, typed: string): Promise<void> {
  if (owner.passwordHash !== null) await proveOwnPassword(dependencies, owner, typed);
}

/**
 * People without a password never pass. Ten tries in 15 minutes over all purposes.
 * @throws Problem `auth.own_password_wrong` at `field`, `auth.throttled` or `auth.busy`
 */
export async function proveOwnPassword(
  { db, clock }: Needs,
  { userId, passwordHash }: Owner,
  typed: string,
  field = "password",
): Promise<void> {
  const bucket = { key: `own-password:${userId}`, limit: TRIES, windowSeconds: WINDOW_SECONDS };
  await countTowards(db, bucket, clock.now(), "auth.throttled");
  if (!(await withHashLimit(() => verifyPassword(passwordHash, typed))))
    throw new Problem("auth.own_password_wrong", { field });
}
