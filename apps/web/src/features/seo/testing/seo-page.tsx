/** The page of visibility in search over answers of the test: two weeks of January 2026 and the two before. */
import type { SearchFigures, SearchTermPage, SeoOverview, TermCourse } from "@portal/contract/seo/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { commands } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { startAt } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import SeoPage from "../overview/seo-page.tsx";

export const PATH = pathOf("seo_overview");
const BASE = "/api/customer/seo";
export const CALLS = {
  overview: `GET ${BASE}/overview`,
  terms: `GET ${BASE}/terms`,
  course: `GET ${BASE}/term-course`,
  grant: `POST ${BASE}/search-console/grant`,
  deny: `POST ${BASE}/search-console/deny`,
  properties: `POST ${BASE}/search-console/properties`,
  choose: `POST ${BASE}/search-console/property`,
  disconnect: `POST ${BASE}/search-console/disconnect`,
};

const google: SearchFigures = {
  totals: {
    impressions: { value: 1200, before: 1000 },
    clicks: { value: 40, before: 50 },
    position: { value: 7.4, before: 8 },
  },
  periods: [
    {
      start: "2026-01-05",
      end: "2026-01-11",
      impressions: { value: 500, before: 600 },
      clicks: { value: 30, before: 20 },
      position: { value: 8.2, before: 8.4 },
    },
    {
      start: "2026-01-12",
      end: "2026-01-18",
      impressions: { value: 700, before: 400 },
      clicks: { value: 10, before: 30 },
      position: { value: 6.8, before: null },
    },
  ],
  comparedWith: { start: "2025-12-22", end: "2026-01-04" },
  firstDay: "2025-06-01",
  lastDay: "2026-01-17",
  movingFrom: "2026-01-16",
};

export const connection = (given: Partial<SeoOverview["searchConsole"]> = {}): SeoOverview["searchConsole"] => ({
  state: "connected",
  siteUrl: "sc-domain:sommer.example",
  readAt: "2026-01-18T08:00:00.000Z",
  grantedAt: "2026-01-01T08:00:00.000Z",
  grantedBy: "Ines Sommer",
  ...given,
});

export const anOverview = (given: Partial<SeoOverview> = {}): SeoOverview => ({
  range: { startDate: "2026-01-05", endDate: "2026-01-18", interval: "Week" },
  searchConsole: connection(),
  google,
  directory: { views: { value: 30, before: 20 }, comparedWith: null, until: "2026-01-18T10:00:00.000Z" },
  steps: [
    { kind: "second_page", share: 0.4, term: "maler köln", impressions: 420, position: 11.8 },
    { kind: "connect", share: 0.5, state: "none" },
  ],
  ...given,
});

export const aTermPage = (given: Partial<SearchTermPage> = {}): SearchTermPage => ({
  rows: [
    {
      name: "maler köln",
      keyword: "Maler",
      place: "Köln",
      google: {
        impressions: { value: 420, before: 300 },
        clicks: { value: 12, before: 10 },
        position: { value: 11.8, before: 12.4 },
      },
      views: null,
    },
    { name: "tapezieren", keyword: null, place: null, google: null, views: { value: 9, before: 4 } },
  ],
  total: 45,
  page: 1,
  named: { impressions: 960, of: 1200 },
  ...given,
});

export const aCourse = (given: Partial<TermCourse> = {}): TermCourse => ({
  range: { startDate: "2026-01-05", endDate: "2026-01-18", interval: "Week" },
  name: "maler köln",
  google,
  directory: null,
  ...given,
});

type Opened = {
  overview?: ApiAnswer | readonly ApiAnswer[];
  terms?: ApiAnswer | readonly ApiAnswer[];
  query?: string;
  answers?: Record<string, ApiAnswer | readonly ApiAnswer[]>;
};

export const setCompany = (status: "Invoicing" | "Inactive" = "Invoicing", right: "owner" | "read" = "owner") =>
  setAccount(anAccount({ right, products: [{ Stock_Keeping_Unit__c: "SEO", Status__c: status, type_details: {} }] }));

export async function openPage({
  overview,
  terms,
  query = "?von=2026-01-05&bis=2026-01-18",
  answers = {},
}: Opened = {}) {
  startAt(PATH + query);
  await commands.answerApi({
    [CALLS.overview]: overview ?? { body: anOverview() },
    [CALLS.terms]: terms ?? { body: aTermPage() },
    ...answers,
  });
  await renderPart(<SeoPage />);
}
