/** Counts are kept for 25 months, proofs for three years after the consent ended. */
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { CONSENT_PROOF_YEARS } from "@portal/contract/tracking/cookie-choice";
import type { Dependencies } from "../../platform/dependencies.ts";
import { forgetProofs, forgetUsage } from "./repository.ts";

const USAGE_DAYS = 760;

export async function sweepTracking({
  db,
  clock,
}: Pick<Dependencies, "db" | "clock">): Promise<{ portalUsage: number; consentProofs: number }> {
  const now = clock.now();
  const days = await forgetUsage(db, addDays(berlinDate(now.getTime()), -USAGE_DAYS));
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - CONSENT_PROOF_YEARS);
  return { portalUsage: days.length, consentProofs: (await forgetProofs(db, before)).length };
}
