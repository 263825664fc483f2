/** Statistics of the entry: figures, custom range, table, no data, loading, failed. */
import type { State } from "./state.ts";
import { fail, hold } from "./test-users.ts";

const PATH = "/kunde/meineProdukte/eintrag/statistiken";
const CALL = "/api/customer/entry/statistics";

export const STATISTICS_STATES: State[] = [
  {
    name: "statistics",
    who: "owner",
    path: PATH,
    sees: (page) => page.getByRole("heading", { name: "Aufrufe je Woche" }),
  },
  {
    name: "statistics by day, with the chart as a table",
    who: "owner",
    path: `${PATH}?zeitraum=30&nach=tag&zahl=anrufe`,
    then: ({ page }) => page.getByText("Als Tabelle zeigen").click(),
    sees: (page) => page.getByRole("table", { name: "Anrufe je Tag" }),
    isPage: false,
  },
  {
    name: "statistics of a year, without comparison",
    who: "owner",
    path: `${PATH}?zeitraum=jahr&nach=monat`,
    sees: (page) => page.getByText(/Kein Vergleich/),
    isPage: false,
  },
  {
    name: "statistics of days in the wrong order",
    who: "owner",
    path: `${PATH}?von=2026-01-02&bis=2026-01-03`,
    then: async ({ page }) => {
      await page.getByLabel("Von", { exact: true }).fill("2026-01-05");
      await page.getByRole("button", { name: "Zeitraum zeigen" }).click();
    },
    sees: (page) => page.getByText("Das Ende liegt vor dem Anfang."),
    isPage: false,
  },
  {
    name: "no statistics yet",
    who: "newcomer",
    path: PATH,
    sees: (page) => page.getByRole("heading", { name: "Noch keine Zahlen" }),
    isPage: false,
  },
  {
    name: "statistics loading",
    who: "owner",
    path: PATH,
    before: ({ page }) => hold(page, CALL),
    sees: (page) => page.getByRole("main").getByText("Wird geladen").first(),
    isPage: false,
  },
  {
    name: "statistics failed",
    who: "owner",
    path: PATH,
    before: ({ page }) => fail(page, CALL),
    sees: (page) => page.getByText("Die Statistik konnte nicht geladen werden").first(),
    isPage: false,
  },
];
