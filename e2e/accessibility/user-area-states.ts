/** The user area: each page, its forms and lists. */
import { aRating, aSearch, aView } from "@portal/db/factories/user-history";
import { see } from "../look.ts";
import { fail, hold } from "./test-users.ts";
import type { Scenario, State } from "./state.ts";

const RATINGS = "/benutzer/bewertungen";
const LIST_CALLS = "/api/user/ratings/getRatings";
const PROFILE_CALL = "/api/user/data/profile";
const area = (name: string): string => `/benutzer?bereich=${name}`;

/** Gives the consumer activity in the directory, once for all states. */
async function hasVisited({ db, users }: Scenario): Promise<void> {
  const login = users.credentials("consumer")?.login ?? "";
  const person = await db.selectFrom("users").select("id").where("login", "=", login).executeTakeFirstOrThrow();
  const known = await db.selectFrom("user_ratings").select("id").where("user_id", "=", person.id).execute();
  if (known.length > 0) return;
  for (let age = 0; age < 6; age += 1) {
    const at = new Date(Date.now() - age * 60_000);
    const common = { user_id: person.id, company_id: users.demoCompany.id };
    await aRating(db, { ...common, updated_at: at, stars: (age % 5) + 1 });
    await aSearch(db, { user_id: person.id, searched_at: at });
    await aView(db, { ...common, viewed_at: at });
  }
}

const on = (name: string, state: Pick<State, "path" | "sees"> & Partial<State>): State => ({
  name,
  who: "consumer",
  isPage: false,
  ...state,
});

export const USER_AREA_STATES: readonly State[] = [
  on("own profile", { path: area("profil"), sees: (page) => page.getByRole("button", { name: "Name speichern" }) }),
  on("own profile loading", {
    path: area("profil"),
    before: ({ page }) => hold(page, PROFILE_CALL),
    sees: (page) => page.getByRole("main").getByText("Wird geladen").first(),
  }),
  on("own profile failed", {
    path: area("profil"),
    before: ({ page }) => fail(page, PROFILE_CALL),
    sees: (page) => page.getByText("Ihre Angaben konnten nicht geladen werden"),
  }),
  {
    name: "summary by mail with its preview",
    who: "owner",
    path: area("mitteilungen"),
    then: ({ page }) => page.getByRole("button", { name: "So sieht sie aus" }).click(),
    sees: (page) => page.getByTitle("Vorschau der E-Mail"),
    isPage: false,
  },
  {
    name: "summary's link not complete",
    who: "nobody",
    path: "/zusammenfassung/abbestellen",
    sees: (page) => page.getByRole("heading", { name: "Dieser Link ist nicht vollständig" }),
  },
  on("own log-in with errors", {
    path: area("anmeldung"),
    async then({ page }) {
      await see(page.getByText("Dieses Gerät").first());
      await page.getByRole("button", { name: "Passwort ändern" }).click();
    },
    sees: (page) => page.getByLabel("Bisheriges Passwort", { exact: true }).and(page.locator(":focus")),
  }),
  on("own latest log-ins", {
    path: area("anmeldung"),
    sees: (page) => page.getByText("Angemeldet mit Passwort").first(),
  }),
  on("own latest log-ins failed", {
    path: area("anmeldung"),
    before: ({ page }) => fail(page, "/api/user/security-events"),
    sees: (page) => page.getByText("Ihre Anmeldungen konnten nicht geladen werden"),
  }),
  on("own wishes", { path: area("mitteilungen"), sees: (page) => page.getByRole("switch").first() }),
  on("own wishes: what always comes", {
    path: area("mitteilungen"),
    then: ({ page }) => page.getByRole("heading", { name: "Schicken wir immer" }).scrollIntoViewIfNeeded(),
    sees: (page) => page.getByText("Diese E-Mails lassen sich nicht abstellen."),
  }),
  on("own searches and views, none", {
    who: "newcomer",
    path: area("verlauf"),
    sees: (page) => page.getByText("Noch keine Suchen"),
  }),
  on("own searches and views", {
    path: area("verlauf"),
    before: hasVisited,
    sees: (page) => page.getByRole("link", { name: "Nächste Seite" }),
  }),
  on("own portals", { path: area("portale"), sees: (page) => page.getByText("Hier sind Sie gerade") }),
  on("own data", { path: area("daten"), sees: (page) => page.getByRole("button", { name: "Profil löschen" }) }),
  on("own profile to be deleted", {
    path: area("daten"),
    then: ({ page }) => page.getByRole("button", { name: "Profil löschen" }).click(),
    sees: (page) => page.getByRole("dialog", { name: "Profil wirklich löschen?" }),
  }),
  on("own ratings, none", {
    who: "newcomer",
    path: RATINGS,
    sees: (page) => page.getByText("Noch keine Bewertungen"),
  }),
  on("own ratings loading", {
    path: RATINGS,
    before: ({ page }) => hold(page, LIST_CALLS),
    sees: (page) => page.getByRole("main").getByText("Wird geladen").first(),
  }),
  on("own rating being changed", {
    path: RATINGS,
    before: hasVisited,
    then: ({ page }) =>
      page
        .getByRole("button", { name: /^Bewertung von .* ändern$/ })
        .first()
        .click(),
    sees: (page) => page.getByRole("radio", { name: "Fünf von fünf Sternen" }),
  }),
  {
    name: "own ratings",
    who: "consumer",
    path: RATINGS,
    before: hasVisited,
    sees: (page) => page.getByRole("link", { name: "Nächste Seite" }),
  },
  {
    name: "portal switch",
    who: "consumer",
    path: "/switchPortal",
    sees: (page) => page.getByRole("button", { name: /^Zu / }),
  },
  {
    name: "changed address to undo",
    who: "nobody",
    path: "/benutzer/email-aenderung/aktivieren?token=fremd&zurueck=1",
    sees: (page) => page.getByRole("button", { name: "Änderung rückgängig machen" }),
    isPage: false,
  },
  {
    name: "new address to confirm",
    who: "nobody",
    path: "/benutzer/email-aenderung/aktivieren",
    sees: (page) => page.getByRole("textbox", { name: "Code aus der E-Mail" }),
  },
];
