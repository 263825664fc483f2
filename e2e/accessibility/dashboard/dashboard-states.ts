/** The start page, the page of all companies and the highlights. */
import type { Dashboard } from "@portal/contract/dashboard/calls";
import type { Highlights } from "@portal/contract/dashboard/highlights/calls";
import { button, loading, type State, text } from "../state.ts";
import { fail, hold } from "../test-users.ts";

const ENTRY = "/api/customer/getSalesForceEntry";

const WORK: Dashboard = {
  tasks: [1, 2, 3, 4, 5, 6].map((number) => ({
    key: `website.${number}`,
    title: `Aufgabe ${number}`,
    detail: "Die Seite „https://www.ein-sehr-langer-firmenname-ohne-leerzeichen.example/kontakt/“ antwortet nicht.",
    place: { page: "website_check", query: {}, place: "" },
    minutes: number,
    product: "Website",
    urgency: (["customers", "soon", "better"] as const)[Math.floor((number - 1) / 2)] ?? "better",
    dueDay: number === 1 ? "2026-01-31" : null,
  })),
  results: [
    {
      key: "website",
      product: "Website",
      text: "1.204 Besuche in 28 Tagen, 12 % mehr als davor",
      source: "Statistik Ihrer Website, Zahlen bis 22.11.2026",
      place: { page: "website_statistics", query: {}, place: "" },
    },
  ],
  hidden: [{ key: "website.7", title: "Aufgabe 7", kind: "next_week", untilDay: "2026-12-07" }],
  contacts: {
    firstDay: "2026-10-26",
    lastDay: "2026-11-22",
    total: 470,
    before: 420,
    sources: [
      {
        key: "entry",
        product: "Eintrag",
        contacts: 400,
        leftOut: 0,
        costCents: null,
        place: { page: "entry_statistics", query: {}, place: "" },
      },
      {
        key: "searchAds",
        product: "Suchmaschinenwerbung",
        contacts: 70,
        leftOut: 0,
        costCents: 140_000,
        place: { page: "search_ads_statistics", query: {}, place: "" },
      },
      {
        key: "secretarial",
        product: "Sekretariatsservice",
        contacts: 0,
        leftOut: 85,
        costCents: null,
        place: { page: "secretarial_overview", query: {}, place: "" },
      },
    ],
  },
  changes: [{ id: 1, text: "Werbebanner freigegeben", at: "2026-11-20T10:00:00.000Z", by: "company" }],
  products: ["Website"],
  missing: [],
  hidesOffers: false,
};

const NEWS: Highlights = {
  firstDay: "2026-09-29",
  lastDay: "2026-11-23",
  highlights: [
    {
      key: "ratings.rating-1",
      kind: "rating",
      title: "Fünf Sterne: „Gern wieder“",
      detail: "Schnell, sauber und freundlich. ".repeat(6),
      source: "Google, M. K.",
      day: "2026-11-20",
      place: { page: "ratings_manage", query: {}, place: "" },
    },
    {
      key: "entry.best-week",
      kind: "result",
      title: "612 Aufrufe Ihres Eintrags in einer Woche",
      detail: "So viele waren es in den zwölf Monaten davor in keiner Woche.",
      source: "Statistik Ihres Eintrags",
      day: "2026-11-15",
      place: { page: "entry_statistics", query: {}, place: "" },
    },
  ],
  missing: ["Website"],
};

export const DASHBOARD_STATES: readonly State[] = [
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
    sees: text("Alles erledigt"),
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
    name: "dashboard with hidden tasks and definition open",
    who: "owner",
    path: "/",
    before: ({ page }) => page.route("**/api/customer/dashboard*", (route) => route.fulfill({ json: WORK })),
    async then({ page }) {
      await page.getByText("Eine Aufgabe ist erledigt oder zurückgestellt").click();
      await page.getByText("Was hier zählt").click();
    },
    sees: text("Erscheint am 07.12.2026 wieder"),
    isPage: false,
  },
  {
    name: "ways to put a task off",
    who: "owner",
    path: "/",
    before: ({ page }) => page.route("**/api/customer/dashboard*", (route) => route.fulfill({ json: WORK })),
    then: button("Später: Aufgabe 3"),
    sees: text("Passt nicht"),
    isPage: false,
  },
  { name: "all companies", who: "owner", path: "/kunde/firmen", sees: text(/Firmen ist etwas zu tun/) },
  {
    name: "all companies without a hit",
    who: "owner",
    path: "/kunde/firmen?suche=gibt-es-nicht",
    sees: text("Keine Firma gefunden"),
    isPage: false,
  },
  {
    name: "all companies failed",
    who: "owner",
    path: "/kunde/firmen",
    before: ({ page }) => fail(page, "/api/user/companies/work"),
    sees: text("Ihre Firmen konnten nicht geladen werden"),
    isPage: false,
  },
  {
    name: "highlights",
    who: "owner",
    path: "/kunde/highlights",
    before: ({ page }) => page.route("**/api/customer/highlights*", (route) => route.fulfill({ json: NEWS })),
    sees: text("Fünf Sterne: „Gern wieder“"),
  },
  {
    name: "highlights without any",
    who: "newcomer",
    path: "/kunde/highlights",
    sees: text("In diesen Wochen noch nichts"),
    isPage: false,
  },
  {
    name: "highlights failed",
    who: "owner",
    path: "/kunde/highlights",
    before: ({ page }) => fail(page, "/api/customer/highlights"),
    sees: text("Die Höhepunkte konnten nicht geladen werden"),
    isPage: false,
  },
];
