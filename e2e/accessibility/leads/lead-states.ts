/** Leads: overview, lists, and one lead. */
import { button, loading, type State, text, title } from "../state.ts";
import { fail, hold } from "../test-users.ts";

const OVERVIEW = "/kunde/anfragen/uebersicht";
const OFFERS = "/kunde/anfragen/angebote";
const JOBS = "/kunde/anfragen/jobs";
const LEADS = "/api/customer/lea/getLeads";
const INQUIRIES = "/api/customer/lea/getInquiryStatistics";

/** Opens the first lead of a list in this state. */
const openFirst =
  (name: RegExp): NonNullable<State["then"]> =>
  ({ page }) =>
    page.getByRole("link", { name }).first().click();

export const LEAD_STATES: readonly State[] = [
  { name: "inquiries", who: "owner", path: OVERVIEW, sees: text("Was Anfragen brachten") },
  { name: "inquiries, none yet", who: "newcomer", path: OVERVIEW, sees: text("Noch keine Anfragen"), isPage: false },
  {
    name: "inquiries failed",
    who: "owner",
    path: OVERVIEW,
    before: ({ page }) => fail(page, INQUIRIES),
    sees: text("Ihre Anfragen konnten nicht geladen werden"),
    isPage: false,
  },
  { name: "offers", who: "owner", path: OFFERS, sees: title("Angebotsanfragen") },
  {
    name: "offers loading",
    who: "owner",
    path: OFFERS,
    before: ({ page }) => hold(page, LEADS),
    sees: loading,
    isPage: false,
  },
  {
    name: "offers, nothing found",
    who: "owner",
    path: `${OFFERS}?suche=gibtesnicht`,
    sees: text("Nichts passt zu dieser Auswahl."),
    isPage: false,
  },
  {
    name: "a new lead",
    who: "owner",
    path: `${OFFERS}?stand=neu`,
    then: openFirst(/^Angebotsanfrage (aus|von)/),
    sees: (page) => page.getByRole("button", { name: "Anfrage annehmen" }),
    isPage: false,
  },
  {
    name: "an accepted lead, complaint unfolded",
    who: "owner",
    path: `${OFFERS}?stand=offen&suche=50667`,
    then: async (scenario) => {
      await scenario.page.goto(`${OFFERS}?stand=angenommen`);
      await openFirst(/^Angebotsanfrage (aus|von)/)(scenario);
      await button("Reklamieren")(scenario);
    },
    sees: (page) => page.getByRole("button", { name: "Reklamation senden" }),
    isPage: false,
  },
  {
    name: "a lead that does not exist",
    who: "owner",
    path: `${OFFERS}?anfrage=999999999`,
    sees: text("Diese Anfrage konnte nicht geladen werden"),
    isPage: false,
  },
  { name: "applications", who: "owner", path: JOBS, sees: title("Bewerbungen") },
  {
    name: "applications, not among the products",
    who: "newcomer",
    path: JOBS,
    sees: text("Stellenanzeigen gehören nicht zu Ihren Produkten"),
    isPage: false,
  },
];
