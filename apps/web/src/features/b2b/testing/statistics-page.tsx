/** The page of the directory for business customers over answers of the test: two weeks of January 2026. */
import type {
  B2bDeviceStatistics,
  B2bLocationStatistics,
  B2bViewStatistics,
} from "@portal/contract/b2b/statistics/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { startAt } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import B2bStatisticsPage from "../statistics/b2b-statistics-page.tsx";

export const PATH = pathOf("b2b_statistics");
const range = { startDate: "2026-01-05", endDate: "2026-01-18", interval: "Week" } as const;

export const views = (given: Partial<B2bViewStatistics> = {}): ApiAnswer => ({
  body: {
    range,
    comparedWith: { start: "2025-12-22", end: "2026-01-04" },
    views: { value: 120, before: 100 },
    periods: [
      { start: "2026-01-05", end: "2026-01-11", value: 50, before: 60 },
      { start: "2026-01-12", end: "2026-01-18", value: 70, before: 40 },
    ],
    firstDay: "2025-06-01",
    lastDay: "2026-01-18",
    missingDays: 0,
    ...given,
  } satisfies B2bViewStatistics,
});

export const devices = (given: Partial<B2bDeviceStatistics> = {}): ApiAnswer => ({
  body: {
    range,
    devices: [
      { device: "phone", value: 30, before: 20 },
      { device: "computer", value: 90, before: 80 },
      { device: "tablet", value: 0, before: 0 },
      { device: "unknown", value: 0, before: 0 },
    ],
    ...given,
  } satisfies B2bDeviceStatistics,
});

export const locations = (given: Partial<B2bLocationStatistics> = {}): ApiAnswer => ({
  body: {
    range,
    comparedWith: { start: "2025-12-22", end: "2026-01-04" },
    views: 120,
    known: 80,
    states: {
      shown: [
        { code: "NW", views: 52, before: 40 },
        { code: "HE", views: 12, before: null },
        { code: "RP", views: 6, before: 9 },
      ],
      others: 10,
    },
    industries: { shown: [{ code: "F", views: 64, before: 70 }], others: 16 },
    ...given,
  } satisfies B2bLocationStatistics,
});

type Answers = { views?: ApiAnswer | readonly ApiAnswer[]; devices?: ApiAnswer; locations?: ApiAnswer };

/** Opens the page of a company that is published in the directory, unless told otherwise. */
export async function openPage(answers: Answers = {}, { isPublished = true } = {}): Promise<void> {
  startAt(`${PATH}?von=2026-01-05&bis=2026-01-18`);
  setAccount(anAccount({ is_published_on_cleverb2b: isPublished }));
  await commands.answerApi({
    "GET /api/customer/b2b/getViewStatistics": answers.views ?? views(),
    "GET /api/customer/b2b/getDeviceStatistics": answers.devices ?? devices(),
    "GET /api/customer/b2b/getLocationStatistics": answers.locations ?? locations(),
  });
  await renderPart(<B2bStatisticsPage />);
}

export const summary = page.getByRole("region", { name: /^Andere Firmen haben|^In diesem Zeitraum/ });
export const map = page.getByRole("listbox", { name: /^Aufrufe nach Bundesland/ });
