/** The page of each kind of lead; `?anfrage=<id>` opens one of them. */
import type { BuiltRouteName } from "../pages/built-routes.ts";
import type { LeadKind } from "./states.ts";

export const PAGE_OF_KIND = {
  request: "inquiries_offers",
  job: "inquiries_jobs",
  message: "inquiries_messages",
} as const satisfies Record<LeadKind, BuiltRouteName>;

export type LeadsPageName = (typeof PAGE_OF_KIND)[LeadKind];
