/** What lets a person in beside the password, and how all of it ends at once (ADR 54). */
import { type KeptMethods, type LoginMethods, RECENT_FACTOR_DAYS } from "@portal/contract/auth/passwords/calls";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { voidTokensOfPerson } from "../../../platform/one-time-tokens/one-time-tokens.ts";
import { Problem } from "../../../platform/problem.ts";
import { deleteRecoveryCodes } from "../second-factor/repository.ts";
import * as repository from "./repository.ts";

type Db = Kysely<Database>;

const DAY_MS = 86_400_000;
const recentSince = (now: Date): Date => new Date(now.getTime() - RECENT_FACTOR_DAYS * DAY_MS);

export async function readLoginMethods(db: Db, userId: number, now: Date): Promise<LoginMethods> {
  const [row] = await repository.methodsOf(db, userId, now);
  const since = row?.factor_since ?? null;
  return {
    passkeys: (row?.passkeys ?? []).map(({ id, name, created_at: createdAt }) => ({
      id,
      name,
      createdAt: new Date(createdAt).toISOString(),
    })),
    facebookSince: row?.facebook_since?.toISOString() ?? null,
    secondFactor: since === null ? null : { since: since.toISOString(), removable: since > recentSince(now) },
    pendingEmail: row?.pending_email ?? null,
  };
}

/**
 * Ends a person's sessions but the one with `keptHandle`, and every open link of theirs. The link that undoes a changed
 * e-mail address stays: a thief who changes the password must not take it from the owner.
 */
export async function endAccess(
  trx: Db,
  userId: number,
  { keptHandle, now }: { keptHandle: string | null; now: Date },
): Promise<void> {
  await repository.lockPerson(trx, userId);
  await repository.revokeSessions(trx, userId, keptHandle, now);
  await voidTokensOfPerson(trx, userId, { purposes: ["access", "email_change"], now, outcome: "access_ended" });
}

/**
 * Locks the person, and refuses if the session has ended meanwhile: what lets somebody in is added under this lock, so
 * that none of it comes after a new password that was to end it.
 * @throws Problem `auth.no_session`
 */
export async function requireStillLoggedIn(
  trx: Db,
  { userId, handle }: { userId: number; handle: string },
): Promise<void> {
  await repository.lockPerson(trx, userId);
  const [live] = await repository.liveSession(trx, handle);
  if (live === undefined) throw new Problem("auth.no_session");
}

/** Removes what `keep` does not name, and returns it in words for a mail. */
export async function removeLoginMethods(trx: Db, userId: number, keep: KeptMethods, now: Date): Promise<string[]> {
  const removed: string[] = [];
  // Their names are not repeated in mails, because a thief may have chosen them.
  const { length: passkeys } = await repository.deletePasskeysBut(trx, userId, keep.passkeys);
  if (passkeys > 0) removed.push(passkeys === 1 ? "1 Passkey" : `${passkeys} Passkeys`);
  if (!keep.facebook && (await repository.deleteIdentities(trx, userId)).length > 0) removed.push("Facebook-Konto");
  if (keep.secondFactor) return removed;
  const [factor] = await repository.deleteFactorSince(trx, userId, recentSince(now));
  if (factor === undefined) return removed;
  await deleteRecoveryCodes(trx, userId);
  return factor.confirmed_at === null ? removed : [...removed, "Anmeldung mit Code"];
}
