/** What a claim is, for people. Pure. */
import type { Account } from "@portal/contract/account/calls";

const DAY = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });
const dayOf = (instant: string | null): string | null => (instant === null ? null : DAY.format(new Date(instant)));

type ClaimedAccount = Pick<Account, "company_name" | "claimed_last_update" | "owner_claiming_expiration_date">;

/** Company, day of the last confirmation and day of expiry; unknown days are null. */
export const claimFacts = (account: ClaimedAccount): { term: string; value: string | null }[] => [
  { term: "Firma", value: account.company_name },
  { term: "Zuletzt bestätigt", value: dayOf(account.claimed_last_update) },
  { term: "Bestätigung nötig ab", value: dayOf(account.owner_claiming_expiration_date) },
];
