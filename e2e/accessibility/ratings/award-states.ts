/** Awards, invitations to rate, and the public pages for ratings. */
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { aSurvey, someRatings } from "@portal/db/factories/rating-awards";
import { button, loading, type Scenario, type State, text, title } from "../state.ts";
import { fail, hold, type TestUsers } from "../test-users.ts";

const BASE = "/kunde/meineProdukte/wer-kennt-den-besten";
const AWARDS = `${BASE}/auszeichnungen`;
const INVITATIONS = `${BASE}/einladungen`;
const GET_AWARDS = "/api/wkdb/awards/get";
const GET_INVITATIONS = "/api/wkdb/invitations/list";
const rate = ({ demoCompany }: TestUsers) => `/bewerten?firma=${demoCompany.id}`;
const proof = ({ demoCompany }: TestUsers) => `/auszeichnung?firma=${demoCompany.id}`;

/** The demo company has the product; with these ratings it has the award. */
const awarded = ({ db, users }: Scenario) => someRatings(db, users.demoCompany.id, { count: 40, stars: 5 });

/** The top-employer badge rests on a survey of this year. */
const surveyed = async ({ db, users }: Scenario): Promise<void> => {
  await db.deleteFrom("employer_surveys").where("company_id", "=", users.demoCompany.id).execute();
  await aSurvey(db, users.demoCompany.id, addDays(berlinDate(Date.now()), -30));
};

const noInvitations = ({ page }: Scenario): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === GET_INVITATIONS,
    (route) =>
      route.fulfill({
        json: {
          invitations: [],
          total: 0,
          counts: { sent: 0, rated: 0, optedOut: 0 },
          leftToday: 100,
          company: "Lorenz Dachbau",
          ratingUrl: "https://www.nahbei.example/bewerten?firma=1",
        },
      }),
  );

export const RATING_AWARD_STATES: readonly State[] = [
  {
    name: "awards",
    who: "owner",
    path: AWARDS,
    before: awarded,
    sees: (page) => page.getByRole("button", { name: "Siegel ausschalten" }),
  },
  {
    name: "awards, not among the products",
    who: "newcomer",
    path: AWARDS,
    sees: text("Bewertungsmanagement gehört nicht zu Ihren Produkten"),
    isPage: false,
  },
  {
    name: "awards loading",
    who: "owner",
    path: AWARDS,
    before: ({ page }) => hold(page, GET_AWARDS),
    sees: loading,
    isPage: false,
  },
  {
    name: "awards failed",
    who: "owner",
    path: AWARDS,
    before: ({ page }) => fail(page, GET_AWARDS),
    sees: text("Die Auszeichnungen konnten nicht geladen werden"),
    isPage: false,
  },
  { name: "invitations to rate", who: "owner", path: INVITATIONS, sees: text(/eingeladen, /) },
  {
    name: "invitations to rate, nothing found",
    who: "owner",
    path: `${INVITATIONS}?suche=gibt-es-nicht`,
    sees: text("Keine Einladung passt zu dieser Suche."),
    isPage: false,
  },
  {
    name: "invitations to rate, none yet",
    who: "owner",
    path: INVITATIONS,
    before: noInvitations,
    sees: text("Noch keine Einladungen"),
    isPage: false,
  },
  {
    name: "invitations to rate, refused lines",
    who: "owner",
    path: INVITATIONS,
    then: async (scenario) => {
      const { page } = scenario;
      await page.getByLabel("Adressen Ihrer Kunden").fill("keine Adresse");
      await page.getByRole("radio", { name: "Sie haben eingewilligt" }).check();
      await page.getByLabel("Tag der Einwilligung oder des Auftrags").fill("2026-01-05");
      await page.getByRole("checkbox", { name: /^Das stimmt/ }).check();
      await button("Einladungen verschicken")(scenario);
    },
    sees: text(/^keine Adresse: /),
    isPage: false,
  },
  {
    name: "invitations to rate, not among the products",
    who: "newcomer",
    path: INVITATIONS,
    sees: text("Bewertungsmanagement gehört nicht zu Ihren Produkten"),
    isPage: false,
  },
  {
    name: "invitations to rate failed",
    who: "owner",
    path: INVITATIONS,
    before: ({ page }) => fail(page, GET_INVITATIONS),
    sees: text("Die Einladungen konnten nicht geladen werden"),
    isPage: false,
  },
  {
    name: "public rating page",
    who: "nobody",
    path: rate,
    sees: (page) => page.getByRole("button", { name: "Bewertung abgeben" }),
  },
  {
    name: "public rating page with a fault",
    who: "nobody",
    path: rate,
    then: button("Bewertung abgeben"),
    sees: text("Bitte wählen Sie Sterne aus."),
    isPage: false,
  },
  {
    name: "public rating page without company",
    who: "nobody",
    path: "/bewerten",
    sees: title("Welche Firma möchten Sie bewerten?"),
    isPage: false,
  },
  {
    name: "rating's link not valid",
    who: "nobody",
    path: "/bewerten/bestaetigen",
    sees: title("Dieser Link gilt nicht mehr"),
  },
  {
    name: "opt-out's link not complete",
    who: "nobody",
    path: "/bewerten/abmelden",
    sees: title("Dieser Link ist nicht vollständig"),
  },
  {
    name: "proof of a top employer",
    who: "nobody",
    path: (users) => `${proof(users)}&art=arbeitgeber`,
    before: surveyed,
    sees: text("Befragt am"),
    isPage: false,
  },
  { name: "proof of an award", who: "nobody", path: proof, before: awarded, sees: text("Ausgezeichnet seit") },
  {
    name: "proof of no award",
    who: "nobody",
    path: "/auszeichnung",
    sees: title("Hier ist gerade keine Auszeichnung"),
    isPage: false,
  },
];
