import { B2B_CODEX_LIMITS } from "./rules/b2b-codex.ts";
import { COMPANY_DETAILS_LIMITS } from "./rules/company-details.ts";
import { CUSTOMER_CARDS_LIMITS } from "./rules/customer-cards.ts";
import { ONLINE_PRESENCE_LIMITS } from "./rules/online-presence.ts";

export const DETAILS_LIMITS = {
  ...B2B_CODEX_LIMITS,
  ...COMPANY_DETAILS_LIMITS,
  ...CUSTOMER_CARDS_LIMITS,
  ...ONLINE_PRESENCE_LIMITS,
};
