/**
 * A proof that the person is still there: password, passkey or code, given in this session some minutes ago. Needed
 * before actions that a borrowed or stolen session must not allow (ADR 55).
 */
import { CONFIRMATION_MINUTES } from "@portal/contract/user-area/profile";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Session } from "../../../platform/session/session.ts";
import * as repository from "./repository.ts";

type Access = Pick<Dependencies, "db" | "clock">;
type Caller = Pick<Session, "userId" | "handle">;

const CONFIRMATION_MS = CONFIRMATION_MINUTES * 60_000;

/** Notes a proof and returns until when it counts (ISO instant). */
export async function noteProof(
  { db, clock }: Access,
  { userId, handle }: Caller,
  by: "password" | "passkey" | "code",
): Promise<{ until: string }> {
  const now = clock.now();
  await repository.stampConfirmed(db, handle, now);
  await writeAudit(db, { at: now, action: `${by}.confirmed`, outcome: "done", actorUserId: userId });
  return { until: new Date(now.getTime() + CONFIRMATION_MS).toISOString() };
}

/** @throws Problem `user.confirmation_needed` without a proof in the last `CONFIRMATION_MINUTES` */
export async function requireRecentProof({ db, clock }: Access, { handle }: Pick<Session, "handle">): Promise<void> {
  const [row] = await repository.confirmedAt(db, handle);
  const at = row?.confirmed_at?.getTime() ?? 0;
  if (clock.now().getTime() - at >= CONFIRMATION_MS) throw new Problem("user.confirmation_needed");
}
