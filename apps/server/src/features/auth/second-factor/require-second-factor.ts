/** Asks for the second factor at every login method. */
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import { openSecret } from "../../../platform/sealing/sealed-secrets.ts";
import { noteSecurityEvent } from "../../../platform/security-events/note-event.ts";
import { countTowards } from "../../../platform/rate-limits/rate-limits.ts";
import { hashOf } from "./recovery-codes.ts";
import * as repository from "./repository.ts";
import { stepOf } from "./totp.ts";

type Access = Pick<Dependencies, "clock" | "environment">;
type Db = Dependencies["db"];

/** `device`: the id of a browser that logged in as this person before; it has a counter of its own. */
export type SecondProof = { userId: number; code: string | undefined; device: string | null };

/** Tries in 15 minutes and in a day. With these limits guessing one of a million codes is hopeless. */
const LIMITS = [
  { name: "quarter", limit: 10, together: 20, windowSeconds: 15 * 60 },
  { name: "day", limit: 50, together: 100, windowSeconds: 24 * 3600 },
];

/** Binds a sealed secret to its owner. */
export const aboutSecret = (userId: number): string => `second factor of ${userId}`;

/**
 * Tries of trusted devices are counted apart from those of strangers, so that nobody else locks the person out.
 * @throws Problem `auth.throttled` beyond 10 tries in 15 minutes or 50 in a day of one device or of all strangers
 *   together, and beyond twice as many of all devices together
 */
export async function countTry(db: Db, { clock }: Access, userId: number, device: string | null): Promise<void> {
  for (const { name, limit, together, windowSeconds } of LIMITS) {
    const about = `second-factor:${name}:${userId}`;
    const counted =
      device === null
        ? [{ key: about, limit }]
        : [
            { key: `${about}:${device}`, limit },
            { key: `${about}:devices`, limit: together },
          ];
    for (const each of counted) await countTowards(db, { ...each, windowSeconds }, clock.now(), "auth.throttled");
  }
}

/** True if the code is right; it is used up then. */
export async function useCode(db: Db, { clock, environment }: Access, userId: number, code: string): Promise<boolean> {
  const now = clock.now();
  const [factor] = await repository.factorOf(db, userId);
  if (factor === undefined) return false;
  const step = stepOf(await openSecret(environment, aboutSecret(userId), factor.sealed_secret), code, now);
  if (step !== null) return (await repository.takeStep(db, userId, step)).length > 0;
  const taken = await repository.takeRecoveryCode(db, userId, hashOf(code), now);
  if (taken.length === 0) return false;
  await noteSecurityEvent({ clock, environment }, db, { kind: "recovery_code_used", userId });
  await writeAudit(db, { at: now, action: "second_factor.recovery_code", outcome: "done", actorUserId: userId });
  return true;
}

/**
 * Passes people without a second factor or with a right code. Never call it in a transaction: a rollback would lose the
 * counted try.
 * @throws Problem `auth.second_factor_required`, `auth.second_factor_wrong` or `auth.throttled`
 */
export async function requireSecondFactor(
  dependencies: Access & { db: Db },
  { userId, code, device }: SecondProof,
): Promise<void> {
  const { db } = dependencies;
  const [factor] = await repository.factorOf(db, userId);
  if (factor === undefined || factor.confirmed_at === null) return;
  if (code === undefined) throw new Problem("auth.second_factor_required");
  await countTry(db, dependencies, userId, device);
  if (await useCode(db, dependencies, userId, code)) return;
  throw new Problem("auth.second_factor_wrong", { field: "secondFactor", about: { userId } });
}
