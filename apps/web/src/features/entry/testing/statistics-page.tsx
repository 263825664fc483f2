/** The page of an entry's statistics over answers of the test: two weeks of January 2026 and the two before. */
import type { EntryStatistics } from "@portal/contract/entry/statistics/calls";
import type { Compared } from "@portal/contract/time/date-range";
import { pathOf } from "@portal/contract/pages/routes";
import { type Metric, METRICS } from "@portal/contract/tracking/events/calls";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { startAt } from "../../../testing/address.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import StatisticsPage from "../statistics/statistics-page.tsx";

const LOAD = "GET /api/customer/entry/statistics";
export const PATH = pathOf("entry_statistics");
const none: Compared = { value: 0, before: 0 };

export const valuesOf = (given: Partial<Record<Metric, Compared>>): Record<Metric, Compared> => ({
  ...(Object.fromEntries(METRICS.map((metric) => [metric, none])) as Record<Metric, Compared>),
  ...given,
});

/** Two weeks of January 2026, compared with the two before. */
const someFigures = (given: Partial<EntryStatistics> = {}): EntryStatistics => ({
  range: { startDate: "2026-01-05", endDate: "2026-01-18", interval: "Week" },
  comparedWith: { start: "2025-12-22", end: "2026-01-04" },
  totals: valuesOf({ view: { value: 1200, before: 1000 }, call: { value: 3, before: 4 } }),
  periods: [
    {
      start: "2026-01-05",
      end: "2026-01-11",
      values: valuesOf({ view: { value: 500, before: 600 }, call: { value: 3, before: 0 } }),
    },
    {
      start: "2026-01-12",
      end: "2026-01-18",
      values: valuesOf({ view: { value: 700, before: 400 }, call: { value: 0, before: 4 } }),
    },
  ],
  devices: [
    { device: "phone", value: 900, before: 700 },
    { device: "computer", value: 300, before: 300 },
    { device: "tablet", value: 0, before: 0 },
  ],
  terms: { top: [{ term: "maler köln", views: 40 }], distinct: 1, views: 40 },
  firstDay: "2025-06-01",
  dataUntil: "2026-01-18T10:00:00.000Z",
  ...given,
});

export const figures = (given: Partial<EntryStatistics> = {}): ApiAnswer => ({ body: someFigures(given) });

export async function openPage(load: ApiAnswer | readonly ApiAnswer[], query = "?von=2026-01-05&bis=2026-01-18") {
  startAt(PATH + query);
  await commands.answerApi({ [LOAD]: load });
  await renderPart(<StatisticsPage />);
}

export const queries = async () =>
  (await commands.requestsOfApi()).map(({ query }) => Object.fromEntries(new URLSearchParams(query)));

export const period = page.getByLabelText("Zeitraum", { exact: true });
export const balance = page.getByRole("region", { name: /^Ihr Eintrag wurde/ });
export const figure = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
