/** The page of a website's statistics over answers of the test: two weeks of January 2026 and the two before. */
import { pathOf } from "@portal/contract/pages/routes";
import type { Website } from "@portal/contract/website/sites/calls";
import type {
  SiteRange,
  SiteValues,
  WebsiteDevices,
  WebsiteKeywords,
  WebsiteReferrers,
  WebsiteViews,
} from "@portal/contract/website/statistics/calls";
import { commands } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { startAt } from "../../../testing/address.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import WebsiteStatisticsPage from "../statistics/website-statistics-page.tsx";
import { aWebsite } from "./websites.ts";

export const PATH = pathOf("website_statistics");
export const VIEWS = "GET /api/customer/getWebsiteStatistic/views/11";

const said: SiteRange = {
  range: { startDate: "2026-01-05", endDate: "2026-01-18", interval: "Week" },
  comparedWith: { start: "2025-12-22", end: "2026-01-04" },
  source: { kind: "matomo", until: "2026-01-18T10:00:00.000Z", problem: null, incomplete: false },
};

export const valuesOf = (visits: number, before: number | null): SiteValues => ({
  visits: { value: visits, before },
  views: { value: 3 * visits, before: before === null ? null : 3 * before },
});

export const views = (given: Partial<WebsiteViews> = {}): { body: WebsiteViews } => ({
  body: {
    ...said,
    totals: valuesOf(120, 100),
    periods: [
      { start: "2026-01-05", end: "2026-01-11", values: valuesOf(50, 60) },
      { start: "2026-01-12", end: "2026-01-18", values: valuesOf(70, 40) },
    ],
    weekdays: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      visits: { value: 12.5 - day, before: 9 },
      views: { value: 30, before: 20 },
    })),
    firstDay: "2025-06-01",
    ...given,
  },
});

const devices: WebsiteDevices = {
  ...said,
  devices: [
    { device: "phone", value: 90, before: 70 },
    { device: "computer", value: 30, before: 30 },
    { device: "tablet", value: 0, before: 0 },
    { device: "unknown", value: 0, before: 0 },
  ],
};
const referrers: WebsiteReferrers = {
  ...said,
  kinds: [
    { kind: "direct", value: 40, before: 30 },
    { kind: "search", value: 80, before: 70 },
  ],
  top: [{ kind: "search", name: "Google", value: 80, before: 70 }],
  distinct: 1,
};
export const keywords: WebsiteKeywords = {
  ...said,
  top: [{ keyword: "dachdecker köln", value: 12, before: 3 }],
  distinct: 1,
  visits: 12,
  searchVisits: 80,
};

type Answers = Record<string, ApiAnswer | readonly ApiAnswer[]>;

export async function openPage(
  given: Answers = {},
  { query = "?von=2026-01-05&bis=2026-01-18", websites = [aWebsite()] }: { query?: string; websites?: Website[] } = {},
): Promise<void> {
  startAt(PATH + query);
  await commands.answerApi({
    "GET /api/customer/getWebsites": { body: { websites } },
    [VIEWS]: views(),
    "GET /api/customer/getWebsiteStatistic/devices/11": { body: devices },
    "GET /api/customer/getWebsiteStatistic/referrers/11": { body: referrers },
    "GET /api/customer/getWebsiteStatistic/keywords/11": { body: keywords },
    ...given,
  });
  await renderPart(<WebsiteStatisticsPage />);
}
