/** Loads and changes a company's visibility in search. */
import {
  getSearchProperties,
  getSeoOverview,
  getSeoTermCourse,
  getSeoTerms,
  type SearchConsole,
  type SeoOverview,
} from "@portal/contract/seo/calls";
import type { DateRange } from "@portal/contract/time/date-range";
import type { QueryClient } from "@tanstack/react-query";
import { accountPrefix } from "../../platform/query/query-keys.ts";
import { accountQuery } from "../../platform/query/use-account-query.ts";
import type { TermsChoice } from "./seo-address.ts";

const SLICE = "seo";
/** While Search Console is read for the first time, the page asks again. */
const READING_MS = 4000;

export const overviewQuery = (accountId: number, range: DateRange) =>
  accountQuery(accountId, SLICE, getSeoOverview, { query: range });
/** Milliseconds until the page asks again. */
export const askAgainAfter = (overview: SeoOverview | undefined): number | false =>
  overview?.searchConsole.state === "reading" && READING_MS;

export const termsRequest = (range: DateRange, { group, order, search, page }: TermsChoice) => ({
  ...range,
  group,
  order,
  search,
  page: String(page),
});
export const termsQuery = (accountId: number, range: DateRange, choice: TermsChoice) =>
  accountQuery(accountId, SLICE, getSeoTerms, { query: termsRequest(range, choice) });

export const courseQuery = (accountId: number, range: DateRange, { group, course }: TermsChoice) =>
  accountQuery(accountId, SLICE, getSeoTermCourse, { query: { ...range, group, name: course } });

export const propertiesQuery = (accountId: number) => accountQuery(accountId, SLICE, getSearchProperties, {});

/** Shows the connection that a call returned at once, and loads everything again that follows from it. */
export async function cacheConnection(client: QueryClient, accountId: number, searchConsole: SearchConsole) {
  const prefix = [...accountPrefix(accountId), SLICE];
  await client.cancelQueries({ queryKey: prefix });
  client.setQueriesData<SeoOverview>({ queryKey: [...prefix, getSeoOverview.name] }, (known) =>
    known === undefined ? undefined : { ...known, searchConsole },
  );
  void client.invalidateQueries({ queryKey: prefix });
}
