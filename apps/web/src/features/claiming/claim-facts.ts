/** The facts of a claim in German. Pure. */
import type { Account } from "@portal/contract/account/calls";
import { germanDate } from "../../platform/time/german-instants.ts";

const dayOf = (instant: string | null): string | null => (instant === null ? null : germanDate(instant));

type ClaimedAccount = Pick<Account, "company_name" | "claimed_last_update" | "owner_claiming_expiration_date">;

/** Company, day of the last confirmation and day of expiry; an unknown day is null. */
export const claimFacts = (account: ClaimedAccount): { term: string; value: string | null }[] => [
  { term: "Firma", value: account.company_name },
  { term: "Zuletzt bestätigt", value: dayOf(account.claimed_last_update) },
  { term: "Inhaberschaft endet am", value: dayOf(account.owner_claiming_expiration_date) },
];
