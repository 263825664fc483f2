/** Asks for the own password again, before actions that a borrowed session must not allow. */
import { Problem } from "../../platform/problem.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { withHashLimit, verifyPassword } from "./passwords.ts";
import type { Session } from "../../platform/session/session.ts";
import { requireRecentProof } from "./recent-proof/recent-proof.ts";
import { countTowards } from "../../platform/rate-limits/rate-limits.ts";

const LIMITS = [
  { name: "quarter", limit: 10, windowSeconds: 15 * 60 },
  { name: "day", limit: 50, windowSeconds: 24 * 3600 },
];

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
 * People without a password never pass. Ten tries in 15 minutes and 50 in a day over all purposes.
 * @throws Problem `auth.own_password_wrong` at `field`, `auth.throttled` or `auth.busy`
 */
export async function proveOwnPassword(
  { db, clock }: Needs,
  { userId, passwordHash }: Owner,
  typed: string,
  field = "password",
): Promise<void> {
  for (const { name, limit, windowSeconds } of LIMITS) {
    const key = `own-password:${name}:${userId}`;
    await countTowards(db, { key, limit, windowSeconds }, clock.now(), "auth.throttled");
  }
  if (!(await withHashLimit(() => verifyPassword(passwordHash, typed))))
    throw new Problem("auth.own_password_wrong", { field });
}
