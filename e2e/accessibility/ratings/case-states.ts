/** The partner network, reports, and objections as the company, the author and the rating manager see them. */
import { aCompanyRating } from "@portal/db/factories/ratings";
import { anObjection } from "@portal/db/factories/rating-objections";
import { aPerson } from "../../people.ts";
import { button, loading, type Scenario, type State, text, title } from "../state.ts";
import { fail, hold, type Who } from "../test-users.ts";

const BASE = "/kunde/meineProdukte/wer-kennt-den-besten";
const OBJECTIONS = `${BASE}/einwaende`;
const OWN = "/benutzer/bewertungen/einwaende";
const DESK = "/benutzer/bewertungsmanager";
const WITHOUT = /gehört nicht zu Ihren Produkten|gehören nicht zu Ihren Produkten/;

const authorOf = async ({ db }: Scenario): Promise<number> => (await aPerson(db)).id;
const objected = async (scenario: Scenario) =>
  anObjection(scenario.db, { company_id: scenario.users.demoCompany.id, author: await authorOf(scenario) });
const reviewed = async (scenario: Scenario) =>
  anObjection(scenario.db, {
    company_id: scenario.users.demoCompany.id,
    author: await authorOf(scenario),
    state: "in_review",
  });
const objectedToConsumer = async ({ db, users }: Scenario) => {
  const { login } = users.credentials("consumer") ?? { login: "" };
  const { id } = await db.selectFrom("users").select("id").where("login", "=", login).executeTakeFirstOrThrow();
  return anObjection(db, { company_id: users.demoCompany.id, author: id });
};

/** Opens the page of what `make` inserted. */
const openOf =
  (make: (scenario: Scenario) => Promise<{ id: number }>, path: string) =>
  async (scenario: Scenario): Promise<void> => {
    const { id } = await make(scenario);
    await scenario.page.goto(`${path}?einwand=${id}`);
  };

/** What the author sees by the link of a mail, whose key only the server has. */
const statement = {
  id: 500_017,
  reason: "no_contact",
  state: "author_asked",
  outcome: null,
  company: "Brandt Bedachungen",
  stars: 1,
  createdAt: "2026-03-02T09:00:00.000Z",
  changedAt: "2026-03-02T10:00:00.000Z",
  dueOn: "2099-01-31",
  text: "Der Name steht in keinem unserer Aufträge.",
  rating: {
    id: 17,
    source: "provider",
    stars: 1,
    title: "",
    body: "Niemand ist gekommen.",
    ratedAt: "2026-03-01T09:00:00.000Z",
    state: "published",
    changed: { stars: 3, title: "", body: "Am nächsten Tag kam jemand.", at: "2026-03-03T09:00:00.000Z" },
  },
  decision: null,
  steps: [{ id: 1, action: "ask_author", by: "provider", text: "", at: "2026-03-02T10:00:00.000Z" }],
  actions: ["state"],
};
const byLink = ({ page }: Scenario): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === "/api/ratings/statement",
    (route) => route.fulfill({ json: { objection: statement } }),
  );

const openNew = async (scenario: Scenario): Promise<void> => {
  const { db, page, users } = scenario;
  const { id } = await aCompanyRating(db, { company_id: users.demoCompany.id, source: "provider", stars: 1 });
  await page.goto(`${OBJECTIONS}?bewertung=${id}`);
};

/** One source answers, one does not, one was never asked. */
const disturbed = ({ page }: Scenario): Promise<unknown> => {
  const source = { count: 3, avgScore: 4.5, lastDelivery: "2026-03-01T09:00:00.000Z" };
  const sources = [
    { ...source, sourceId: "GOOGLEMYBUSINESS", feed: { fetchedAt: "2026-03-02T09:00:00.000Z", problem: null } },
    { ...source, sourceId: "GOLOCAL", feed: { fetchedAt: "2026-03-01T09:00:00.000Z", problem: "refused" } },
    { ...source, sourceId: "CYLEX", lastDelivery: null, feed: { fetchedAt: null, problem: null } },
    { ...source, sourceId: "DIALO", count: 0, avgScore: -1, lastDelivery: null, feed: null },
  ];
  return page.route(
    ({ pathname }) => pathname === "/api/wkdb/portals/list",
    (route) => route.fulfill({ json: { sources, partners: [] } }),
  );
};

const without = (name: string, path: string): State => ({
  name: `${name}, not among the products`,
  who: "newcomer",
  path,
  sees: text(WITHOUT),
  isPage: false,
});
const waiting = (name: string, who: Who, path: string, call: string): State => ({
  name: `${name} loading`,
  who,
  path,
  before: ({ page }) => hold(page, call),
  sees: loading,
  isPage: false,
});
const failing = (name: string, who: Who, path: string, call: string): State => ({
  name: `${name} failed`,
  who,
  path,
  before: ({ page }) => fail(page, call),
  sees: text(/nicht geladen werden/),
  isPage: false,
});

export const RATING_CASE_STATES: readonly State[] = [
  {
    name: "objection, seen by its author without a login",
    who: "nobody",
    path: "/bewerten/stellungnahme?token=ein.erfundener.Link.fuer.den.Test",
    before: byLink,
    sees: (page) => page.getByRole("button", { name: "Stellungnahme senden" }),
  },
  {
    name: "objection's link not valid",
    who: "nobody",
    path: "/bewerten/stellungnahme",
    sees: title("Dieser Link gilt nicht mehr"),
    isPage: false,
  },
  { name: "partner network", who: "owner", path: `${BASE}/partner-netzwerk`, sees: text("Eintrag hinzufügen") },
  {
    name: "partner network, address missing",
    who: "owner",
    path: `${BASE}/partner-netzwerk`,
    then: button("Prüfen und hinzufügen"),
    sees: (page) => page.locator("[aria-invalid=true]").first(),
    isPage: false,
  },
  {
    name: "partner network, one rating reported",
    who: "owner",
    path: `${BASE}/partner-netzwerk?bewertung=17&quelle=GOLOCAL`,
    sees: (page) => page.getByRole("link", { name: "Bewertung Nr. 17" }),
    isPage: false,
  },
  without("partner network", `${BASE}/partner-netzwerk`),
  failing("partner network", "owner", `${BASE}/partner-netzwerk`, "/api/wkdb/portals/list"),
  { name: "rating status", who: "owner", path: `${BASE}/bewertungsstatus`, sees: text(/Quellen kommen Bewertungen/) },
  {
    name: "rating status, disturbed",
    who: "owner",
    path: `${BASE}/bewertungsstatus`,
    before: disturbed,
    sees: text("Gestört"),
    isPage: false,
  },
  without("rating status", `${BASE}/bewertungsstatus`),
  waiting("rating status", "owner", `${BASE}/bewertungsstatus`, "/api/wkdb/portals/list"),
  { name: "reports", who: "owner", path: `${BASE}/vermarktungspakete`, sees: text(/^Bericht für/) },
  {
    name: "reports, none yet",
    who: "owner",
    path: `${BASE}/vermarktungspakete`,
    before: ({ page }) =>
      page.route(
        ({ pathname }) => pathname === "/api/wkdb/marketing-packages/reports/retrieve-latest",
        (route) => route.fulfill({ json: { packages: [] } }),
      ),
    sees: text("Noch keine Berichte"),
    isPage: false,
  },
  without("reports", `${BASE}/vermarktungspakete`),
  failing("reports", "owner", `${BASE}/vermarktungspakete`, "/api/wkdb/marketing-packages/reports/retrieve-latest"),
  { name: "objections", who: "owner", path: OBJECTIONS, before: objected, sees: text(/Kein Kontakt mit uns/) },
  {
    name: "objections, nothing found",
    who: "owner",
    path: `${OBJECTIONS}?suche=gibt-es-nicht`,
    before: objected,
    sees: text("Kein Einwand passt zu dieser Suche"),
    isPage: false,
  },
  failing("objections", "owner", OBJECTIONS, "/api/wkdb/ratings/objections/list"),
  {
    name: "objection of a company",
    who: "owner",
    path: OBJECTIONS,
    then: openOf(objected, OBJECTIONS),
    sees: (page) => page.getByRole("heading", { level: 2, name: "Verlauf" }),
    isPage: false,
  },
  {
    name: "new objection with a fault",
    who: "owner",
    path: OBJECTIONS,
    then: async (scenario) => {
      await openNew(scenario);
      await scenario.page.getByRole("button", { name: "Einwand erheben" }).click();
    },
    sees: text("Bitte wählen Sie aus, was Sie einwenden."),
    isPage: false,
  },
  { name: "objections to own ratings", who: "consumer", path: OWN, sees: title("Einwände gegen Ihre Bewertungen") },
  {
    name: "objection to one's own rating",
    who: "consumer",
    path: OWN,
    then: openOf(objectedToConsumer, OWN),
    sees: text("Ihre Stellungnahme"),
    isPage: false,
  },
  {
    name: "rating manager's desk",
    who: "manager",
    path: DESK,
    before: reviewed,
    sees: (page) => page.getByRole("link", { name: /^Nr\. / }).first(),
  },
  failing("rating manager's desk", "manager", DESK, "/api/rating-manager/objections"),
  {
    name: "rating manager's case",
    who: "manager",
    path: DESK,
    then: openOf(reviewed, DESK),
    sees: text("Entscheidung vorschlagen"),
    isPage: false,
  },
];
