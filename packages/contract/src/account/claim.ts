/** Claiming of a company's entry (Specification §4 "Claiming", §9 "Owner claim validity"). */
import { addDays, addYears, berlinDate, startOfBerlinDay } from "../time/berlin-time.ts";

/** An owner's claim is valid for one year minus three weeks (Specification §9). */
export const OWNER_CLAIM_VALIDITY_YEARS = 1;
export const OWNER_CLAIM_REMINDER_WEEKS = 3;

/** Who claimed the entry: the business's owner or the directory's operator; null if nobody did. */
type Claim = { claimedBy: "OWNER" | "PROVIDER" | null };

/**
 * The instant (epoch milliseconds) at which an owner's claim expires: one year after the last update minus three weeks,
 * at the start of that day in Berlin. A claim of 29 February counts as one of 28 February. `claimedLastUpdate` is an
 * ISO instant or epoch milliseconds.
 */
export const ownerClaimExpiresAt = (claimedLastUpdate: string | number): number => {
  const claimed = berlinDate(new Date(claimedLastUpdate).getTime());
  const yearLater = addYears(claimed, OWNER_CLAIM_VALIDITY_YEARS);
  return startOfBerlinDay(addDays(yearLater, -7 * OWNER_CLAIM_REMINDER_WEEKS));
};

/** True at and after the expiry of an owner's claim. A provider's claim and a claim without a date never expire. */
export const isOwnerClaimExpired = (
  { claimedBy, claimedLastUpdate }: Claim & { claimedLastUpdate: string | number | null },
  now: number,
): boolean => claimedBy === "OWNER" && claimedLastUpdate !== null && now >= ownerClaimExpiresAt(claimedLastUpdate);

/** True if the provider claimed the entry or a reseller is active for it. */
export const hasContract = ({ claimedBy, activeResellers }: Claim & { activeResellers: readonly string[] }): boolean =>
  claimedBy === "PROVIDER" || activeResellers.length > 0;
