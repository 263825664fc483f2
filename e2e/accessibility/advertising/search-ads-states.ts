/** Search ads: statistics, groups, one campaign, budget; without the product, without an account, loading, failed. */
import { button, dialog, loading, type State, text, title } from "../state.ts";
import { fail, hold } from "../test-users.ts";

const PAGES = "/kunde/meineProdukte/suchmaschinenWerbung";
const STATISTICS = `${PAGES}/statistiken`;
const GROUPS = `${PAGES}/anzeigengruppen`;
const STATISTICS_CALL = "/api/adplorer/suma/statistics";

export const ADVERTISING_STATES: readonly State[] = [
  {
    name: "search ads",
    who: "owner",
    path: STATISTICS,
    sees: (page) => page.getByRole("slider", { name: /^Kontakte je Woche/ }),
  },
  {
    name: "search ads of one engine as lines, with the table",
    who: "owner",
    path: `${STATISTICS}?maschine=bing&zahl=klickrate`,
    then: ({ page }) => page.getByText("Als Tabelle zeigen").first().click(),
    sees: (page) => page.getByRole("table", { name: /^Klickrate je Woche/ }),
    isPage: false,
  },
  {
    name: "search ads not among the products",
    who: "newcomer",
    path: STATISTICS,
    sees: text("Suchmaschinenwerbung gehört nicht zu Ihren Produkten"),
    isPage: false,
  },
  {
    name: "search ads that are being set up",
    who: "owner",
    path: STATISTICS,
    before: ({ page }) =>
      page.route(
        ({ pathname }) => pathname === "/api/adplorer/customerData",
        (route) => route.fulfill({ json: { CompanyID: null } }),
      ),
    sees: text("Ihre Anzeigen werden gerade eingerichtet"),
    isPage: false,
  },
  {
    name: "search ads loading",
    who: "owner",
    path: STATISTICS,
    before: ({ page }) => hold(page, STATISTICS_CALL),
    sees: loading,
    isPage: false,
  },
  {
    name: "search ads failed",
    who: "owner",
    path: STATISTICS,
    before: ({ page }) => fail(page, STATISTICS_CALL),
    sees: text("Die Statistik konnte nicht geladen werden"),
    isPage: false,
  },
  {
    name: "ad groups",
    who: "owner",
    path: GROUPS,
    sees: (page) => page.getByRole("link", { name: "Dachreparatur Köln (Google)" }),
  },
  {
    name: "one campaign of search ads",
    who: "owner",
    path: GROUPS,
    then: ({ page }) => page.getByRole("link", { name: "Dachreparatur Köln (Google)" }).click(),
    sees: text("So sieht Ihre Anzeige aus"),
    isPage: false,
  },
  { name: "budget of search ads", who: "owner", path: `${PAGES}/budget`, sees: title("Werbebudget") },
  {
    name: "a pause of search ads is wished for",
    who: "owner",
    path: `${PAGES}/budget`,
    then: button("Um eine Pause bitten"),
    sees: dialog("Sollen Ihre Anzeigen pausieren?"),
    isPage: false,
  },
];
