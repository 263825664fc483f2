/** Landing pages, menu and company selector. */
import { ENTRY_OVERVIEW } from "../entry/entry-pages.ts";
import { see } from "../look.ts";
import { fail } from "./test-users.ts";
import { button, dialog, type Scenario, type State, text, title } from "./state.ts";

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
    name: "search with hits",
    who: "owner",
    path: "/",
    async then({ page }) {
      await page.getByRole("button", { name: "Suchen" }).click();
      await page.getByRole("combobox", { name: /suchen/ }).fill("urlaub");
    },
    sees: (page) => page.getByRole("option", { name: "Abwesenheit" }),
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

const COMPANY: State[] = [
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
    then: button("Eintrag abgeben"),
    sees: dialog("Eintrag abgeben?"),
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
