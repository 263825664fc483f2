/** Statistics of the entry and of a website: figures, custom range, table, no data, a source that fails, loading, failed. */
import type { Locator, Page } from "playwright-core";
import { loading, type State, text } from "./state.ts";
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

const B2B_PATH = "/kunde/meineProdukte/b2b/statistiken";
const B2B_CALLS = "/api/customer/b2b";

const B2B_VIEWS = `**${B2B_CALLS}/getViewStatistics**`;

/** Answers with the real answer, of which these fields are others. */
const changed = (page: Page, call: string, fields: object | ((body: never) => object)): Promise<unknown> =>
  page.route(call, async (route) => {
    // Node resolves no brand's host.
    const response = await route.fetch({ url: route.request().url().replace("//marke-b.", "//") });
    const body = (await response.json()) as object;
    await route.fulfill({
      response,
      json: { ...body, ...(typeof fields === "function" ? fields(body as never) : fields) },
    });
  });

/** The chosen state of the map. */
const onMap = (page: Page): Locator =>
  page.getByRole("listbox", { name: /^Aufrufe nach Bundesland/ }).getByRole("option", { selected: true });

/** Of the directory for business customers: figures, none, loading, failed, not published. */
export const B2B_STATES: State[] = [
  {
    name: "b2b statistics",
    who: "owner",
    path: B2B_PATH,
    sees: (page) => page.getByRole("listbox", { name: /^Aufrufe nach Bundesland/ }),
  },
  {
    name: "b2b statistics, a state chosen by keyboard",
    who: "owner",
    path: `${B2B_PATH}?zeitraum=jahr&nach=monat`,
    then: async ({ page }) => {
      await onMap(page).focus();
      await page.keyboard.press("ArrowDown");
    },
    sees: (page) => onMap(page).and(page.getByRole("option", { name: /^Rheinland-Pfalz/ })),
    isPage: false,
  },
  {
    name: "b2b statistics loading",
    who: "owner",
    path: B2B_PATH,
    before: ({ page }) => hold(page, `${B2B_CALLS}/getViewStatistics`),
    sees: (page) => page.getByRole("main").getByText("Wird geladen").first(),
    isPage: false,
  },
  {
    name: "b2b statistics with origins that failed",
    who: "owner",
    path: B2B_PATH,
    before: ({ page }) => fail(page, `${B2B_CALLS}/getLocationStatistics`),
    sees: (page) => page.getByText("Die Herkunft konnte nicht geladen werden").first(),
    isPage: false,
  },
  {
    name: "b2b statistics failed",
    who: "owner",
    path: B2B_PATH,
    before: ({ page }) => fail(page, `${B2B_CALLS}/getViewStatistics`),
    sees: text("Die Statistik konnte nicht geladen werden"),
    isPage: false,
  },
  {
    name: "b2b statistics without figures",
    who: "owner",
    path: B2B_PATH,
    before: ({ page }) => changed(page, B2B_VIEWS, { firstDay: null, lastDay: null, comparedWith: null }),
    sees: (page) => page.getByRole("heading", { name: "Noch keine Zahlen" }),
    isPage: false,
  },
  {
    name: "b2b statistics that are late",
    who: "owner",
    path: B2B_PATH,
    before: ({ page }) => changed(page, B2B_VIEWS, { lastDay: "2026-01-18" }),
    sees: text("Die Zahlen reichen nur bis zum 18.01.2026"),
    isPage: false,
  },
  {
    name: "not in the b2b directory",
    who: "newcomer",
    path: B2B_PATH,
    sees: (page) => page.getByRole("heading", { name: "Ihre Firma steht noch nicht in diesem Verzeichnis" }),
    isPage: false,
  },
];

const SITE_PATH = "/kunde/meineProdukte/website/statistiken";
const SITE_VIEWS = "**/api/customer/getWebsiteStatistic/views/**";
const SITE_KEYWORDS = "**/api/customer/getWebsiteStatistic/keywords/**";

/** The answer says that Matomo did not answer. */
const withoutMatomo = (page: Page): Promise<unknown> =>
  changed(page, SITE_VIEWS, ({ source }: { source: object }) => ({ source: { ...source, problem: "timeout" } }));

const NOTHING_COUNTED = {
  firstDay: null,
  comparedWith: null,
  source: { kind: "own", until: null, problem: null, incomplete: false },
};
/** No website is online. */
const notOnline = (page: Page): Promise<unknown> =>
  changed(page, "**/api/customer/getWebsites?**", ({ websites }: { websites: object[] }) => ({
    websites: websites.map((website) => ({ ...website, state: "in_production", url: null })),
  }));

export const WEBSITE_STATISTICS_STATES: readonly State[] = [
  {
    name: "website statistics",
    who: "owner",
    path: SITE_PATH,
    sees: (page) => page.getByRole("table", { name: "Besuche nach Suchbegriff" }),
  },
  {
    name: "website statistics by day, with the chart as a table",
    who: "owner",
    path: `${SITE_PATH}?zeitraum=30&nach=tag&zahl=seitenaufrufe`,
    then: ({ page }) => page.getByText("Als Tabelle zeigen").click(),
    sees: (page) => page.getByRole("table", { name: "Seitenaufrufe je Tag" }),
    isPage: false,
  },
  {
    name: "website statistics that the portal counted, without comparison",
    who: "owner",
    path: `${SITE_PATH}?zeitraum=jahr&nach=monat`,
    then: ({ page }) => page.getByLabel("Website", { exact: true }).selectOption({ index: 1 }),
    sees: text(/Quelle: eigene Zählung des Portals/),
    isPage: false,
  },
  {
    name: "website statistics while Matomo does not answer",
    who: "owner",
    path: SITE_PATH,
    before: ({ page }) => withoutMatomo(page),
    sees: text("Matomo antwortet gerade zu langsam."),
    isPage: false,
  },
  {
    name: "website statistics without a first visit",
    who: "owner",
    path: SITE_PATH,
    before: ({ page }) => changed(page, SITE_VIEWS, NOTHING_COUNTED),
    sees: text("Bei uns ist noch kein Aufruf angekommen."),
    isPage: false,
  },
  {
    name: "website statistics of a website that is not online",
    who: "owner",
    path: SITE_PATH,
    before: ({ page }) => notOnline(page),
    sees: (page) => page.getByRole("heading", { name: "Ihre Website ist noch nicht online" }),
    isPage: false,
  },
  {
    name: "website statistics loading",
    who: "owner",
    path: SITE_PATH,
    before: ({ page }) => page.route(SITE_VIEWS, () => {}),
    sees: loading,
    isPage: false,
  },
  {
    name: "website statistics failed",
    who: "owner",
    path: SITE_PATH,
    before: ({ page }) => page.route(SITE_VIEWS, (route) => route.fulfill({ status: 500, json: { errors: [] } })),
    sees: text("Die Statistik konnte nicht geladen werden"),
    isPage: false,
  },
  {
    name: "website statistics without keywords",
    who: "owner",
    path: SITE_PATH,
    before: ({ page }) => page.route(SITE_KEYWORDS, (route) => route.fulfill({ status: 500, json: { errors: [] } })),
    sees: text("Die Suchbegriffe konnten nicht geladen werden"),
    isPage: false,
  },
];
