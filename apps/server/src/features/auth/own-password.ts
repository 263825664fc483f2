/** The person's own password once more, before something that a borrowed session must not do. */
import { Problem } from "../../platform/problem.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { inTurn, verifyPassword } from "./passwords.ts";
import { countTowards } from "./throttle.ts";

const TRIES = 10;
const WINDOW_SECONDS = 15 * 60;

type Needs = Pick<Dependencies, "db" | "clock">;
type Owner = { userId: number; passwordHash: string | null };

/** Lets through who has no password. @throws as `proveOwnPassword`. */
export async function requireOwnPassword(dependencies: Needs, owner: Owner, typed: string): Promise<void> {
  if (owner.passwordHash !== null) await proveOwnPassword(dependencies, owner, typed);
}

/**
 * People without a password never pass. Ten tries in a quarter of an hour, whatever they are for.
 * @throws Problem `auth.own_password_wrong` at `field`, `auth.throttled` or `auth.busy`.
 */
export async function proveOwnPassword(
  { db, clock }: Needs,
  { userId, passwordHash }: Owner,
  typed: string,
  field = "password",
): Promise<void> {
  const bucket = { key: `own-password:${userId}`, limit: TRIES, windowSeconds: WINDOW_SECONDS };
  await countTowards(db, bucket, clock.now(), "auth.throttled");
  if (!(await inTurn(() => verifyPassword(passwordHash, typed))))
    throw new Problem("auth.own_password_wrong", { field });
}
