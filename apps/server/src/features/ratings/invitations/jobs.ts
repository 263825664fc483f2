/** Forgets names and addresses of invitations, and deletes invitations, after their time. */
import { INVITATION_MONTHS, NAMED_DAYS } from "@portal/contract/ratings/invitations/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { inBatches } from "../../../platform/sweeps/sweep.ts";
import { deleteInvitations, forgetNames } from "./repository.ts";

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30.5;

export async function sweepInvitations(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  const before = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);
  const forgotten = await inBatches(() => forgetNames(db, before(NAMED_DAYS)), signal);
  return forgotten + (await inBatches(() => deleteInvitations(db, before(INVITATION_MONTHS * MONTH_DAYS)), signal));
}
