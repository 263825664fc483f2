import { expect, test } from "vitest";
import { type ComplaintFacts, COMPLAINT_DAYS, decideComplaint, MOST_CREDITS } from "./complaints.ts";

const facts: ComplaintFacts = {
  reason: "wrong_contact",
  priceCents: 1501,
  daysSinceAcceptance: 2,
  hasDuplicate: false,
  recentCredits: 0,
};

test.each<[Partial<ComplaintFacts>, string, string, number]>([
  [{}, "credited", "wrong_contact", 1501],
  [{ reason: "advertising" }, "credited", "advertising", 1501],
  [{ reason: "outside_area" }, "credited", "outside_area", 751],
  [{ reason: "other_trade" }, "credited", "other_trade", 751],
  [{ reason: "duplicate", hasDuplicate: true }, "credited", "duplicate", 1501],
  [{ reason: "duplicate" }, "refused", "no_duplicate", 0],
  [{ reason: "not_serious" }, "waiting", "not_serious", 0],
  [{ priceCents: null }, "refused", "free", 0],
  [{ priceCents: 0 }, "refused", "free", 0],
  [{ daysSinceAcceptance: COMPLAINT_DAYS }, "credited", "wrong_contact", 1501],
  [{ daysSinceAcceptance: COMPLAINT_DAYS + 1 }, "refused", "too_late", 0],
  [{ recentCredits: MOST_CREDITS - 1 }, "credited", "wrong_contact", 1501],
  [{ recentCredits: MOST_CREDITS }, "waiting", "many_credits", 0],
])("%j: %s by the rule %s", (changed, decision, rule, creditCents) => {
  expect(decideComplaint({ ...facts, ...changed })).toEqual({ decision, rule, creditCents });
});
