/** Google Business Profile: before the grant, choosing a location, connected, and each error. */
import type { Account } from "@portal/contract/account/calls";
import type { ExternalService } from "@portal/contract/external-services/calls";
import { fail, hold } from "./test-users.ts";
import type { Scenario, State } from "./state.ts";

const RIGHTS = "/kunde/meineProdukte/eintrag/rechteuebertragung";
const OVERVIEW = `${RIGHTS}/uebersicht`;
const PROFILE = `${RIGHTS}/google/unternehmensProfil`;
const API = "/api/external-services";

const service = (change: Partial<ExternalService>): ExternalService => ({
  sourceName: "google",
  connected: true,
  externallyConfirmed: true,
  available: true,
  state: "connected",
  verification: "confirmed",
  locationTitle: "Malerbetrieb Ehrlich",
  grantedAt: "2026-03-02T09:00:00.000Z",
  checkedAt: "2026-03-02T09:00:00.000Z",
  grantedBy: "Petra Ehrlich",
  away: false,
  ...change,
});

const answers = (page: Scenario["page"], path: string, json: object): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ json }),
  );

/** A company with a product that needs Google, whose location Google does not confirm. */
const unconfirmed = (id: number, name: string): Account => ({
  company_id: id,
  companyId: id,
  company_name: name,
  entry_display_name: name,
  claimed_by: null,
  claimed_last_update: null,
  owner_claiming_expiration_date: null,
  is_published_on_cleverb2b: false,
  products: [{ Stock_Keeping_Unit__c: "RAT-PLUS", Status__c: "Invoicing", type_details: {} }],
  contact_persons: [],
  activeResellers: [],
  unconfirmedLocation: { state: "connected", verification: "unconfirmed" },
  logo: null,
  right: "owner",
});

const DIFFERENCES = {
  differences: [
    {
      field: "name",
      entry: "Malerbetrieb Ehrlich GmbH",
      google: "Maler Ehrlich",
      seen: "0".repeat(32),
      refusals: { to_entry: null, to_google: null },
    },
    {
      field: "openingHours",
      entry: "",
      google: "Mo–Fr: 08:00–17:00\nSa, So: geschlossen",
      seen: "0".repeat(32),
      refusals: { to_entry: null, to_google: "Ihr Eintrag sagt dazu nichts." },
    },
  ],
  equal: ["phone"],
  comparedAt: "2026-03-02T09:00:00.000Z",
};

const is =
  (change: Partial<ExternalService>) =>
  async ({ page }: Scenario): Promise<void> => {
    await answers(page, `${API}/list`, { services: [service(change)] });
    await answers(page, `${API}/google/comparison`, DIFFERENCES);
  };

const location = (index: number) => ({
  googleLocationId: String(index),
  googleAccountId: "1",
  locationTitle: `Filiale ${index}`,
  address: "Lindenstr. 12, 10969 Berlin",
  verification: index === 2 ? "unconfirmed" : "confirmed",
  suggested: index === 1,
  taken: index === 3,
});
const has =
  (count: number) =>
  async ({ page }: Scenario) =>
    answers(page, `${API}/google/locations`, {
      locations: Array.from({ length: count }, (_, index) => location(index + 1)),
    });

const text = (words: string) => (page: Scenario["page"]) => page.getByText(words).first();
const none = { connected: false, state: "none", verification: null, locationTitle: "" } as const;

export const EXTERNAL_SERVICES_STATES: readonly State[] = [
  { name: "rights overview", who: "typist", path: OVERVIEW, before: is(none), sees: text("Das tun wir nicht") },
  {
    name: "rights overview connected",
    who: "typist",
    path: OVERVIEW,
    before: is({}),
    sees: text("2 Angaben sind verschieden."),
  },
  ...(
    [
      ["revoked", { state: "revoked", externallyConfirmed: false }, "Die Freigabe bei Google gilt nicht mehr"],
      ["location lost", { state: "location_lost" }, "Der Standort ist nicht mehr erreichbar"],
      ["unconfirmed", { verification: "unconfirmed" }, "Google hat Ihren Standort noch nicht bestätigt"],
      ["suspended", { verification: "suspended" }, "Google hat Ihren Standort gesperrt"],
      ["stale", { away: true }, "Das ist der letzte bekannte Stand."],
      ["without location", { ...none, state: "granted" }, "Es fehlt noch der Standort"],
      ["not set up", { ...none, available: false }, "Google ist hier noch nicht angebunden"],
    ] as const
  ).map(([name, change, words]): State => ({
    name: `rights overview ${name}`,
    who: "typist",
    path: OVERVIEW,
    before: is(change),
    sees: text(words),
    isPage: false,
  })),
  {
    name: "rights overview to read only",
    who: "reader",
    path: OVERVIEW,
    before: is({}),
    sees: text("Sie können hier nur lesen"),
    isPage: false,
  },
  {
    name: "rights overview loading",
    who: "typist",
    path: OVERVIEW,
    before: ({ page }) => hold(page, `${API}/list`),
    sees: (page) => page.getByRole("main").getByText("Wird geladen").first(),
    isPage: false,
  },
  {
    name: "rights overview failed",
    who: "typist",
    path: OVERVIEW,
    before: ({ page }) => fail(page, `${API}/list`),
    sees: text("Die verbundenen Dienste konnten nicht geladen werden."),
    isPage: false,
  },
  {
    name: "ending the connection",
    who: "typist",
    path: OVERVIEW,
    before: is({}),
    then: ({ page }) => page.getByRole("button", { name: "Verbindung trennen" }).click(),
    sees: (page) => page.getByRole("dialog", { name: "Verbindung zu Google trennen?" }),
    isPage: false,
  },
  {
    name: "search provider's warning",
    who: "typist",
    path: "/kunde/meineProdukte/eintrag/verlauf",
    before: ({ page, users }) => {
      const { id, name } = users.typist.company;
      return answers(page, `/api/customer/account/${id}`, { account: unconfirmed(id, name) });
    },
    sees: (page) => page.getByRole("region", { name: "Hinweis zu Google" }),
    isPage: false,
  },
  {
    name: "before going to Google",
    who: "typist",
    path: `${RIGHTS}/google/auth`,
    sees: (page) => page.getByRole("button", { name: "Weiter zu Google" }),
  },
  {
    name: "back from Google",
    who: "typist",
    path: `${RIGHTS}/google/auth?code=c&state=s`,
    before: ({ page }) => hold(page, `${API}/google/grant-access`),
    sees: text("Wir übernehmen die Freigabe von Google."),
    isPage: false,
  },
  { name: "rights error", who: "typist", path: `${RIGHTS}/fehler?grund=abgelehnt`, sees: text("Noch einmal beginnen") },
  { name: "one location", who: "typist", path: PROFILE, before: has(1), sees: text("Ihr Standort bei Google") },
  {
    name: "many locations",
    who: "typist",
    path: PROFILE,
    before: has(30),
    sees: text("Alle 30 anzeigen"),
    isPage: false,
  },
  {
    name: "no location chosen",
    who: "typist",
    path: PROFILE,
    before: ({ page }) => answers(page, `${API}/google/locations`, { locations: [location(2), location(4)] }),
    then: ({ page }) => page.getByRole("button", { name: "Diesen Standort verbinden" }).click(),
    sees: text("Bitte wählen Sie einen Standort."),
    isPage: false,
  },
  {
    name: "no free location",
    who: "typist",
    path: PROFILE,
    before: ({ page }) => answers(page, `${API}/google/locations`, { locations: [location(3)] }),
    sees: text("Hier ist kein Standort frei"),
    isPage: false,
  },
  {
    name: "no location at all",
    who: "typist",
    path: PROFILE,
    before: ({ page }) => answers(page, `${API}/google/locations`, { locations: [] }),
    sees: text("In diesem Google-Konto ist kein Standort"),
    isPage: false,
  },
  {
    name: "locations without a grant",
    who: "typist",
    path: PROFILE,
    sees: text("Die Freigabe bei Google fehlt noch"),
    isPage: false,
  },
  {
    name: "locations failed",
    who: "typist",
    path: PROFILE,
    before: ({ page }) => fail(page, `${API}/google/locations`),
    sees: text("Die Standorte bei Google konnten nicht geladen werden."),
    isPage: false,
  },
];
