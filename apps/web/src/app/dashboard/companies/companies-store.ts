import { type CompanyFilter, getCompaniesWork } from "@portal/contract/dashboard/companies/calls";
import type { Query } from "@portal/contract/pages/redirects";
import { queryOptions } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { personKey } from "../../../platform/query/query-keys.ts";

/** The state of the page, as its address has it: `?suche=…&stand=offen&seite=2`. */
export type CompaniesView = { search: string; filter: CompanyFilter; page: number };

const MOST_SEARCHED = 100;
const PAGE_PATTERN = /^[1-9]\d{0,3}$/;

/** Reads the address; ignores invalid values. */
export const companiesViewOf = ({ suche = "", stand, seite = "" }: Query): CompaniesView => ({
  search: suche.slice(0, MOST_SEARCHED),
  filter: stand === "offen" ? "open" : "all",
  page: PAGE_PATTERN.test(seite) ? Number(seite) : 1,
});

export const queryOfView = ({ search, filter, page }: CompaniesView): Query => ({
  ...(search.trim() !== "" && { suche: search.trim() }),
  ...(filter === "open" && { stand: "offen" }),
  ...(page > 1 && { seite: String(page) }),
});

/** Work changes with every task that is done anywhere, so an old answer is loaded again. */
const STALE_MS = 10_000;

export const companiesQuery = ({ search, filter, page }: CompaniesView) => {
  const query = { search, filter, page: String(page) };
  return queryOptions({
    queryKey: personKey("dashboard", getCompaniesWork, { query }),
    queryFn: ({ signal }) => apiCall(getCompaniesWork, { query, signal }),
    staleTime: STALE_MS,
  });
};
