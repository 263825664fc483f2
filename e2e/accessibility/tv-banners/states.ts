/** TV banners: what runs, what is to be decided, and their statistics. */
import { loading, type State, text } from "../state.ts";
import { fail, hold } from "../test-users.ts";

const OVERVIEW = "/kunde/meineProdukte/tvbanner";
const STATISTICS = `${OVERVIEW}/statistiken`;
const CREATIVES = "/api/tv-banners/getCompanyCreatives";
const IMPRESSIONS = "/api/tv-banners/statistics/impressions";

export const TV_BANNER_STATES: readonly State[] = [
  {
    name: "TV banners",
    who: "owner",
    path: OVERVIEW,
    sees: (page) => page.getByRole("article", { name: "Motiv „Sturmschaden“" }),
  },
  {
    name: "TV banners, a creative to be refused without a reason",
    who: "owner",
    path: OVERVIEW,
    then: async ({ page }) => {
      await page.getByRole("button", { name: "„Sturmschaden“ ablehnen" }).click();
      await page.getByRole("button", { name: "Motiv ablehnen" }).click();
    },
    sees: (page) => page.locator("[name=reason][aria-invalid=true]"),
    isPage: false,
  },
  {
    name: "TV banners, not among the products",
    who: "newcomer",
    path: OVERVIEW,
    sees: text("Ein TV-Banner gehört nicht zu Ihren Produkten"),
    isPage: false,
  },
  {
    name: "TV banners loading",
    who: "owner",
    path: OVERVIEW,
    before: ({ page }) => hold(page, CREATIVES),
    sees: loading,
    isPage: false,
  },
  {
    name: "TV banners failed",
    who: "owner",
    path: OVERVIEW,
    before: ({ page }) => fail(page, CREATIVES),
    sees: text("Ihre TV-Banner konnten nicht geladen werden"),
    isPage: false,
  },
  {
    name: "TV statistics",
    who: "owner",
    path: STATISTICS,
    sees: (page) => page.getByRole("grid", { name: /^Einblendungen nach Wochentag und Uhrzeit/ }),
  },
  {
    name: "TV statistics by day, with the heat map as a table and a field chosen by keyboard",
    who: "owner",
    path: `${STATISTICS}?zeitraum=30&nach=tag`,
    then: async ({ page }) => {
      // Charts appear as their figures come, in any order.
      await page
        .locator("figure", { has: page.getByRole("grid") })
        .getByText("Als Tabelle zeigen")
        .click();
      await page.locator("[role=gridcell][tabindex='0']").focus();
      await page.keyboard.press("ArrowUp");
    },
    sees: (page) => page.getByRole("table", { name: "Einblendungen nach Wochentag und Uhrzeit" }),
    isPage: false,
  },
  {
    name: "TV statistics, not among the products",
    who: "newcomer",
    path: STATISTICS,
    sees: text("Ein TV-Banner gehört nicht zu Ihren Produkten"),
    isPage: false,
  },
  {
    name: "TV statistics loading",
    who: "owner",
    path: STATISTICS,
    before: ({ page }) => hold(page, `${IMPRESSIONS}/total`),
    sees: (page) => page.getByRole("main").getByText("Wird geladen").first(),
    isPage: false,
  },
  {
    name: "TV statistics with times of day that failed",
    who: "owner",
    path: STATISTICS,
    before: ({ page }) => fail(page, `${IMPRESSIONS}/by-time-of-day`),
    sees: text("Die Uhrzeiten konnten nicht geladen werden"),
    isPage: false,
  },
];
