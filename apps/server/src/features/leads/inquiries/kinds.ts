/** Which inquiries a company takes, by its account locks. */
import type { LeadKind } from "@portal/contract/leads/states";
import type { CompanyRow } from "./repository.ts";

/** In the order of the form. */
export const kindsOf = ({ takes_leads: leads, takes_jobs: jobs }: CompanyRow): LeadKind[] => [
  ...(leads ? (["request", "message"] as const) : []),
  ...(jobs ? (["job"] as const) : []),
];
