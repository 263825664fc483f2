/** The person's own password once more, before something that a borrowed session must not do. */
import { Problem } from "../../platform/problem.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { inTurn, verifyPassword } from "./passwords.ts";
import { countTowards } from "./throttle.ts";

const TRIES = 10;
const WINDOW_SECONDS = 15 * 60;

/**
 * Lets through who has no password.
 * @throws Problem `auth.own_password_wrong` at the field password, `auth.throttled` or `auth.busy`.
 */
export async function requireOwnPassword(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { userId, passwordHash }: { userId: number; passwordHash: string | null },
  typed: string,
): Promise<void> {
  if (passwordHash === null) return;
  const bucket = { key: `own-password:${userId}`, limit: TRIES, windowSeconds: WINDOW_SECONDS };
  await countTowards(db, bucket, clock.now(), "auth.throttled");
  if (!(await inTurn(() => verifyPassword(passwordHash, typed))))
    throw new Problem("auth.own_password_wrong", { field: "password" });
}
