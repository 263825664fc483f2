/** TV banners, creatives and impressions as the server gives them, for component tests. */
import { pathOf } from "@portal/contract/pages/routes";
import type { TvBanner, TvCreative } from "@portal/contract/tv-banners/banners/calls";
import type { TvRange } from "@portal/contract/tv-banners/statistics/calls";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { anAccount } from "../../../testing/an-account.ts";

export const BANNERS = "GET /api/tv-banners/getCompanyTvBanners";
export const CREATIVES = "GET /api/tv-banners/getCompanyCreatives";
const IMPRESSIONS = "GET /api/tv-banners/statistics/impressions";
export const OVERVIEW = pathOf("tv_banner_overview");
export const STATISTICS = pathOf("tv_banner_statistics");

/** Makes the active company one that has TV banners. */
export const setCompanyWithTv = (right: "owner" | "read" = "owner", code = "TV") =>
  setAccount(
    anAccount({ right, products: [{ Stock_Keeping_Unit__c: code, Status__c: "Invoicing", type_details: {} }] }),
  );

export const aBanner = (given: Partial<TvBanner> = {}): TvBanner => ({
  external_id: "T-1",
  name: "Köln",
  state: "active",
  binary_master_id: "BM-1",
  startsOn: "2025-03-01",
  endsOn: null,
  ...given,
});

export const aCreative = (given: Partial<TvCreative> = {}): TvCreative => ({
  binaryMasterId: "BM-1",
  version: 1,
  name: "Sommer",
  layout: "frame",
  headline: "Mehr Licht unterm Dach",
  text: "Dachdeckerei Brandt",
  callToAction: "Mehr mit der OK-Taste",
  background: "#123f52",
  foreground: "#ffffff",
  customerApprovalStatus: "ACCEPTED",
  partnerApprovalStatus: "ACCEPTED",
  deliveredAt: "2026-03-01T08:00:00.000Z",
  events: [{ id: 1, kind: "delivered", role: "provider", name: "", reason: "", at: "2026-03-01T08:00:00.000Z" }],
  ...given,
});

const said: TvRange = {
  range: { startDate: "2026-01-05", endDate: "2026-01-18", interval: "Week" },
  comparedWith: { start: "2025-12-22", end: "2026-01-04" },
  firstDay: "2025-01-01",
  lastDay: "2026-01-17",
};
const pair = (value: number, before: number) => ({ value, before });
const hours = Array.from({ length: 7 }, (_day, day) =>
  Array.from({ length: 24 }, (_hour, hour) => (hour === 20 ? 10 + day : 0)),
);

/** Answers of all calls of the statistics: 91 impressions in two weeks. */
export const statisticsAnswers = (given: Partial<TvRange> = {}): Record<string, ApiAnswer> => {
  const all = { ...said, ...given };
  const days = Array.from({ length: 14 }, (_none, place) => ({
    day: `2026-01-${String(place + 5).padStart(2, "0")}`,
    ...pair(place === 0 ? 78 : 1, 2),
  }));
  return {
    [`${IMPRESSIONS}/total`]: { body: { ...all, impressions: pair(91, 130) } },
    [`${IMPRESSIONS}/key-figures`]: {
      body: {
        ...all,
        impressions: pair(91, 130),
        daysOnAir: pair(14, 14),
        channels: pair(2, 2),
        programmes: pair(2, 3),
      },
    },
    [`${IMPRESSIONS}/by-day`]: { body: { ...all, days } },
    [`${IMPRESSIONS}/by-time-of-day`]: { body: { ...all, hours } },
    [`${IMPRESSIONS}/by-tv-channel`]: {
      body: {
        ...all,
        channels: [
          { channelId: 7775, ...pair(80, 100) },
          { channelId: 4, ...pair(11, 30) },
        ],
      },
    },
    [`${IMPRESSIONS}/by-tv-program`]: {
      body: {
        ...all,
        programmes: [{ channelId: 7775, programme: "Krimi", ...pair(80, 100) }],
        others: { count: 1, ...pair(11, 30) },
      },
    },
    [`${IMPRESSIONS}/by-week-and-tv-channel`]: {
      body: {
        ...all,
        weeks: [
          { start: "2026-01-05", end: "2026-01-11", channels: [{ channelId: 7775, value: 80 }] },
          { start: "2026-01-12", end: "2026-01-18", channels: [{ channelId: 4, value: 11 }] },
        ],
      },
    },
  };
};
export const TIMES = `${IMPRESSIONS}/by-time-of-day`;
export const TOTAL = `${IMPRESSIONS}/total`;
