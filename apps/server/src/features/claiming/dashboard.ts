/** A claim of the owner that expires soon (Specification §4 "Claiming"). */
import { ownerClaimExpiresAt } from "@portal/contract/account/claim";
import { germanDay } from "@portal/contract/text/formats";
import { addDays, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { type Contribution, factSource } from "../dashboard/public.ts";

export type ClaimFacts = { claimed_last_update: Date };

const SHOWN_DAYS = 30;

export function contributionOf(
  { claimed_last_update: confirmedAt }: ClaimFacts,
  { today, isOwner }: { today: Day; isOwner: boolean },
): Contribution {
  // It ends at the start of this day.
  const endDay = berlinDate(ownerClaimExpiresAt(confirmedAt.getTime()));
  if (!isOwner || endDay > addDays(today, SHOWN_DAYS)) return { tasks: [], result: null };
  const isOver = endDay <= today;
  return {
    tasks: [
      {
        key: `confirm-${endDay}`,
        title: "Bestätigen, dass der Eintrag noch Ihnen gehört",
        detail: isOver
          ? `Ihre Inhaberschaft ist am ${germanDay(endDay)} abgelaufen. Wenn Sie bestätigen, gilt sie wieder knapp ein Jahr.`
          : `Ihre Inhaberschaft endet am ${germanDay(endDay)}. Wenn Sie bestätigen, gilt sie wieder knapp ein Jahr.`,
        place: { page: "claiming_confirm" },
        minutes: 1,
        weight: 60,
        dueDay: isOver ? endDay : addDays(endDay, -1),
      },
    ],
    result: null,
  };
}

export const claimDashboard = factSource<ClaimFacts>({
  name: "claim",
  product: "Inhaberschaft",
  families: "always",
  sql: `
  select k.claimed_last_update from companies k
  where k.id = $1 and k.claimed_by = 'OWNER' and k.claimed_last_update is not null`,
  contributionOf: (facts, { today, right }) => contributionOf(facts, { today, isOwner: right === "owner" }),
});
