/** Web banners as the server gives them, for component tests. */
import type { WebBanner } from "@portal/contract/web-banners/calls";
import type { WebBannerStatistics } from "@portal/contract/web-banners/statistics/calls";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { anAccount } from "../../../testing/an-account.ts";

export const LIST = "GET /api/web-banners/getCompanyWebBanners";
export const STATISTICS = "GET /api/web-banners/statistics";

export const aBanner = (given: Partial<WebBanner> = {}): WebBanner => ({
  id: 7001,
  name: "Herbst",
  flavour: "medium_rectangle",
  state: "to_approve",
  version: 3,
  targetUrl: "https://www.brandt.example/",
  startsOn: null,
  endsOn: null,
  changedAt: "2026-11-16T08:00:00.000Z",
  creatives: [
    {
      id: 9,
      name: "Herbst.gif",
      mediaType: "image/gif",
      bytes: 84_000,
      width: 300,
      height: 250,
      frames: 2,
      milliseconds: 4000,
      loops: 2,
    },
  ],
  history: [
    {
      id: 1,
      action: "produce",
      author: "provider",
      name: "",
      reason: "Mit Ihrer neuen Nummer.",
      at: "2026-11-16T08:00:00.000Z",
    },
  ],
  ...given,
});

export const listed = (...banners: WebBanner[]): ApiAnswer => ({
  body: { flavours: banners.length === 0 ? [] : [{ flavour: "medium_rectangle", banners }] },
});

const range = { startDate: "2026-01-05", endDate: "2026-01-18", interval: "Week" } as const;
const figures = (views: number, clicks: number) => ({
  views: { value: views, before: views / 2 },
  clicks: { value: clicks, before: clicks },
});

export const figuresOf = (given: Partial<WebBannerStatistics> = {}): ApiAnswer => ({
  body: {
    range,
    banner: null,
    comparedWith: { start: "2025-12-22", end: "2026-01-04" },
    total: figures(1200, 9),
    periods: [
      { start: "2026-01-05", end: "2026-01-11", ...figures(500, 4) },
      { start: "2026-01-12", end: "2026-01-18", ...figures(700, 5) },
    ],
    placements: [{ placement: "home", ...figures(1200, 9) }],
    banners: [{ id: 7001, name: "Herbst", flavour: "medium_rectangle", ...figures(1200, 9) }],
    firstDay: "2025-06-01",
    lastDay: "2026-01-18",
    ...given,
  } satisfies WebBannerStatistics,
});

/** Makes the active company one that has (or had) web banners. */
export const setCompanyWithBanners = (
  status: "Invoicing" | "Inactive" = "Invoicing",
  right: "owner" | "read" = "owner",
) =>
  setAccount(anAccount({ right, products: [{ Stock_Keeping_Unit__c: "WBAN", Status__c: status, type_details: {} }] }));
