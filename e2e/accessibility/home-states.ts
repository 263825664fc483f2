/** Landing pages, menu and company selector. */
import type { Dashboard } from "@portal/contract/dashboard/calls";
import { ENTRY_OVERVIEW } from "../entry/entry-pages.ts";
import { see } from "../look.ts";
import { fail, hold } from "./test-users.ts";
import { button, dialog, loading, type Scenario, type State, text, title } from "./state.ts";

const ENTRY = "/api/customer/getSalesForceEntry";

const PERSON: State[] = [
  { name: "user dashboard without a company", who: "consumer", path: "/benutzer", sees: text("Noch keine Firma") },
  {
    name: "403 logged in",
    who: "consumer",
    path: ENTRY_OVERVIEW,
    sees: title("Diese Seite ist für Sie nicht freigegeben"),
  },
  {
    name: "menu failed",
    who: "consumer",
    path: "/benutzer",
    before: ({ page }) => fail(page, "/api/navigation/menu-items"),
    sees: text("Mein Bereich"),
    isPage: false,
  },
  { name: "user dashboard", who: "owner", path: "/benutzer", sees: title("Mein Bereich") },
  {
    name: "loading screen",
    who: "owner",
    path: "/",
    before: ({ page }) => page.route(/\/api\/customer\/account\//, () => {}),
    sees: text("Bitte haben Sie einen kurzen Moment Geduld, Ihre Daten werden geladen."),
    isPage: false,
    isLoadingScreen: true,
  },
  {
    name: "service away",
    who: "owner",
    path: "/",
    before: ({ page }) => fail(page, "/api/auth/refresh", 502),
    sees: title("Der Dienst ist gerade nicht erreichbar"),
    isPage: false,
  },
  {
    name: "menu open",
    who: "owner",
    path: "/",
    then: button("Menü"),
    sees: dialog("Menü"),
    narrowOnly: true,
    isPage: false,
  },
];

const openSelector = async ({ page }: Scenario) => {
  const toggle = page.getByRole("button", { name: "Menü", exact: true });
  const selector = page.getByRole("button", { name: /^Meine Firmen: / });
  await see(toggle.or(selector).filter({ visible: true }).first());
  if (await toggle.isVisible()) await toggle.click();
  await selector.click();
  await see(page.getByRole("option").first());
};

const WORK: Dashboard = {
  tasks: [1, 2, 3, 4, 5, 6].map((number) => ({
    key: `website.${number}`,
    title: `Aufgabe ${number}`,
    detail: "Die Seite „https://www.ein-sehr-langer-firmenname-ohne-leerzeichen.example/kontakt/“ antwortet nicht.",
    place: { page: "website_check", query: {} },
    minutes: number,
    dueDay: number === 1 ? "2026-01-31" : null,
  })),
  results: [
    {
      key: "website",
      product: "Website",
      text: "1.204 Besuche in 28 Tagen, 12 % mehr als davor",
      source: "Statistik Ihrer Website, Zahlen bis 22.11.2026",
      place: { page: "website_statistics", query: {} },
    },
  ],
  products: ["Website"],
  missing: [],
};

const COMPANY: State[] = [
  { name: "dashboard", who: "owner", path: "/", sees: text("Ihre Produkte") },
  { name: "dashboard of a new company", who: "newcomer", path: "/", sees: text("Gerade kein aktives Produkt") },
  {
    name: "dashboard loading",
    who: "owner",
    path: "/",
    before: ({ page }) => hold(page, ENTRY),
    sees: loading,
    isPage: false,
  },
  {
    name: "dashboard failed",
    who: "owner",
    path: "/",
    before: ({ page }) => fail(page, ENTRY),
    sees: text("Der Eintrag konnte nicht geladen werden"),
    isPage: false,
  },
  {
    name: "dashboard with all tasks",
    who: "owner",
    path: "/",
    before: ({ page }) =>
      page.route("**/api/customer/dashboard*", (route) => route.fulfill({ json: { ...WORK, missing: ["Sprachbot"] } })),
    then: button("Alle 6 zeigen"),
    sees: text("Aufgabe 6"),
    isPage: false,
  },
  {
    name: "dashboard without tasks",
    who: "owner",
    path: "/",
    before: ({ page }) =>
      page.route("**/api/customer/dashboard*", (route) => route.fulfill({ json: { ...WORK, tasks: [], results: [] } })),
    sees: text("Gerade nichts"),
    isPage: false,
  },
  {
    name: "dashboard tasks failed",
    who: "owner",
    path: "/",
    before: ({ page }) => fail(page, "/api/customer/dashboard"),
    sees: text("Ihre Aufgaben und Zahlen konnten nicht geladen werden"),
    isPage: false,
  },
  {
    name: "company selector open",
    who: "owner",
    path: "/",
    then: openSelector,
    sees: (page) => page.getByRole("listbox"),
    isPage: false,
  },
  {
    name: "company selector without a hit",
    who: "owner",
    path: "/",
    then: async (scenario) => {
      await openSelector(scenario);
      await scenario.page.getByRole("combobox", { name: "Firma suchen, Name oder Nummer" }).fill("gibt es nicht");
    },
    sees: text("Keine Firma gefunden."),
    isPage: false,
  },
  {
    name: "closing earlier",
    who: "typist",
    path: "/",
    then: button("Heute früher zu"),
    sees: dialog("Ab wann ist heute zu?"),
    isPage: false,
  },
  {
    name: "company holidays",
    who: "typist",
    path: "/",
    then: button("Betriebsferien"),
    sees: dialog("Betriebsferien"),
    isPage: false,
  },
  {
    name: "claim",
    who: "owner",
    path: "/claiming/confirm",
    sees: (page) => page.getByRole("button", { name: "Eintrag bestätigen" }),
  },
  {
    name: "claim given back",
    who: "owner",
    path: "/claiming/confirm",
    then: button("Anspruch aufgeben"),
    sees: dialog("Anspruch auf den Eintrag aufgeben?"),
    isPage: false,
  },
  {
    name: "claim without an owner",
    who: "newcomer",
    path: "/claiming/confirm",
    sees: title("Hier gibt es nichts zu bestätigen"),
    isPage: false,
  },
];

export const HOME_STATES: readonly State[] = [...PERSON, ...COMPANY];
