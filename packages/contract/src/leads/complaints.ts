/**
 * Complaints about bad leads and the credit that follows. Rules decide what facts decide; the rest waits for the
 * provider. Amounts are in cents.
 */

export const COMPLAINT_REASONS = [
  "wrong_contact",
  "duplicate",
  "advertising",
  "outside_area",
  "other_trade",
  "not_serious",
] as const;
export type ComplaintReason = (typeof COMPLAINT_REASONS)[number];

export const COMPLAINT_DECISIONS = ["credited", "refused", "waiting"] as const;
export type ComplaintDecision = (typeof COMPLAINT_DECISIONS)[number];

/** Days after acceptance in which a company may complain. */
export const COMPLAINT_DAYS = 14;
/** Credits within 30 days that rules give; further ones are the provider's decision. */
export const MOST_CREDITS = 3;

export const COMPLAINT_RULES = [
  "free",
  "too_late",
  "many_credits",
  "wrong_contact",
  "duplicate",
  "no_duplicate",
  "advertising",
  "outside_area",
  "other_trade",
  "not_serious",
  "provider",
] as const;
export type ComplaintRule = (typeof COMPLAINT_RULES)[number];

/** What is known when the company complains. `recentCredits`: those of the last 30 days. */
export type ComplaintFacts = {
  reason: ComplaintReason;
  /** What the lead cost; null or 0: nothing. */
  priceCents: number | null;
  daysSinceAcceptance: number;
  /** The company took another lead of the same address or number in the 90 days before. */
  hasDuplicate: boolean;
  recentCredits: number;
};
export type ComplaintResult = { decision: ComplaintDecision; rule: ComplaintRule; creditCents: number };

/** Share of the price that comes back, in per cent; null: the provider looks at it. */
const SHARES: Record<ComplaintReason, number | null> = {
  wrong_contact: 100,
  duplicate: 100,
  advertising: 100,
  outside_area: 50,
  other_trade: 50,
  not_serious: null,
};

const refused = (rule: ComplaintRule): ComplaintResult => ({ decision: "refused", rule, creditCents: 0 });
const waiting = (rule: ComplaintRule): ComplaintResult => ({ decision: "waiting", rule, creditCents: 0 });

/** What the rules decide about a complaint. */
export function decideComplaint(facts: ComplaintFacts): ComplaintResult {
  const { reason, priceCents, daysSinceAcceptance, hasDuplicate, recentCredits } = facts;
  if (priceCents === null || priceCents === 0) return refused("free");
  if (daysSinceAcceptance > COMPLAINT_DAYS) return refused("too_late");
  if (reason === "duplicate" && !hasDuplicate) return refused("no_duplicate");
  const share = SHARES[reason];
  if (share === null) return waiting(reason);
  if (recentCredits >= MOST_CREDITS) return waiting("many_credits");
  return { decision: "credited", rule: reason, creditCents: Math.round((priceCents * share) / 100) };
}
