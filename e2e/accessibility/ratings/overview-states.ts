/** The overview of ratings: scores, development, latest ratings and the summary. */
import { loading, type State, text } from "../state.ts";
import { fail, hold } from "../test-users.ts";

const OVERVIEW = "/kunde/meineProdukte/wer-kennt-den-besten/uebersicht";
const CALL = "/api/wkdb/ratings/overview";
const STATISTICS = "/api/wkdb/ratings/statistics";
const COMPARISON = "/api/wkdb/ratings/comparison";
const FEW = { state: "few", trade: "Dachdecker", region: "50", own: { count: 9, avgScore: 4.3 }, others: null };

export const RATINGS_OVERVIEW_STATES: readonly State[] = [
  {
    name: "ratings overview",
    who: "owner",
    path: OVERVIEW,
    sees: (page) => page.getByRole("heading", { name: "Das loben Kunden" }),
  },
  {
    name: "ratings overview by month, with the formula shown and the summary to be deleted",
    who: "owner",
    path: `${OVERVIEW}?zeitraum=jahr&nach=monat`,
    then: async ({ page }) => {
      await page.getByText("So wird der Durchschnitt berechnet").click();
      await page.getByRole("button", { name: "Zusammenfassung löschen" }).click();
    },
    sees: (page) => page.getByRole("dialog", { name: "Zusammenfassung löschen?" }),
    isPage: false,
  },
  {
    name: "ratings overview, not among the products",
    who: "newcomer",
    path: OVERVIEW,
    sees: text("Bewertungsmanagement gehört nicht zu Ihren Produkten"),
    isPage: false,
  },
  {
    name: "ratings overview loading",
    who: "owner",
    path: OVERVIEW,
    before: ({ page }) => hold(page, CALL),
    sees: loading,
    isPage: false,
  },
  {
    name: "ratings overview failed",
    who: "owner",
    path: OVERVIEW,
    before: ({ page }) => fail(page, CALL),
    sees: text("Ihre Bewertungen konnten nicht geladen werden"),
    isPage: false,
  },
  {
    name: "ratings overview whose development failed",
    who: "owner",
    path: OVERVIEW,
    before: ({ page }) => fail(page, STATISTICS),
    sees: text("Die Entwicklung konnte nicht geladen werden"),
    isPage: false,
  },
  {
    name: "ratings overview with too few companies to compare",
    who: "owner",
    path: OVERVIEW,
    before: ({ page }) =>
      page.route(
        ({ pathname }) => pathname === COMPARISON,
        (route) => route.fulfill({ json: FEW }),
      ),
    sees: text("Den Vergleich zeigen wir ab 10 anderen Firmen"),
    isPage: false,
  },
];
