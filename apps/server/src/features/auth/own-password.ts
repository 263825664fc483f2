/** Asks for the own password again, before actions that a borrowed session must not allow. */
import { Problem } from "../../platform/problem.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { withHashLimit, verifyPassword } from "./passwords.ts";
import type { Session } from "../../platform/session/session.ts";
import { requireRecentProof } from "./recent-proof/recent-proof.ts";
import { countTowards } from "../../platform/rate-limits/rate-limits.ts";

const TRIES = 10;
const WINDOW_SECONDS = 15 * 60;

type Needs = Pick<Dependencies, "db" | "clock">;
type Owner = { userId: number; passwordHash: string | null };

/**
 * The password, or for people who have none a recent proof by passkey or code: their session alone may be borrowed.
 * @throws as `proveOwnPassword` and `requireRecentProof`
 */
export async function requireOwnPassword(
  dependencies: Needs,
  { userId, handle }: Pick<Session, "userId" | "handle">,
  { passwordHash, typed }: { passwordHash: string | null; typed: string },
): Promise<void> {
  if (passwordHash === null) await requireRecentProof(dependencies, { handle });
  else await proveOwnPassword(dependencies, { userId, passwordHash }, typed);
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
