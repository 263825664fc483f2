/** What needs doing in which of a person's companies. The call is our own. */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import type { Right } from "../../http/access.ts";
import { lineOf } from "../../text/text-fields.ts";
import type { TaskUrgency } from "../calls.ts";

export const COMPANIES_PAGE_SIZE = 25;

export type CompanyWork = {
  id: number;
  name: string;
  city: string;
  right: Right;
  /** Tasks that are shown on its start page, without those that only make the entry more complete. */
  open: number;
  /** The most valuable of them; null without any. */
  first: { title: string; minutes: number; urgency: TaskUrgency } | null;
  minutes: number;
};

export const COMPANY_FILTERS = ["all", "open"] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number];

/** Companies with the most valuable work first, then by name. `page` counts from 1. */
export const getCompaniesWork = endpoint<{
  companies: CompanyWork[];
  /** Companies that the search found. */
  total: number;
  /** Of all companies of the person. */
  sums: { companies: number; withWork: number; tasks: number };
  missing: string[];
}>()({
  name: "getCompaniesWork",
  method: "GET",
  path: "/api/user/companies/work",
  query: z.object({
    search: z._default(lineOf(100), ""),
    filter: z._default(z.enum(COMPANY_FILTERS, "Bitte wählen Sie aus der Liste."), "all"),
    page: z._default(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,3}$/, "Diese Seite gibt es nicht.")),
        z.transform((digits: string) => Number(digits)),
      ),
      1,
    ),
  }),
});
