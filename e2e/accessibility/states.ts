/** Every page in every state that people meet: what the accessibility journeys look at. */
import { LOADING_TEXT } from "@portal/contract/constants";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Locator, Page } from "playwright-core";
import { fillLogIn } from "../auth/log-in.ts";
import { ENTRY_DATA, ENTRY_OVERVIEW } from "../entry/entry-pages.ts";
import { see } from "../look.ts";
import { fail, hold } from "./stage.ts";
import type { Cast, Who } from "./stage.ts";
import { ACCESS_STATES } from "./access-states.ts";
import { CHANGE_STATES } from "./change-states.ts";
import { CLAIMING_STATES } from "./claiming-states.ts";
import { FILE_STATES } from "./file-states.ts";
import { FORM_STATES } from "./form-states.ts";
import { OFFER_STATES } from "./offer-states.ts";
import { LINKING_STATES } from "./linking-states.ts";
import { PART_STATES } from "./part-states.ts";
import { PROTECTION_STATES } from "./protection-states.ts";
import { SUPPORT_STATES } from "./support-states.ts";
import { USER_AREA_STATES } from "./user-area-states.ts";

export type Scene = { page: Page; db: Kysely<Database>; cast: Cast };

export type State = {
  name: string;
  who: Who;
  path: string | ((cast: Cast) => string);
  /** Before the page is opened. */
  before?: (scene: Scene) => Promise<unknown>;
  /** What a person does on the page. */
  then?: (scene: Scene) => Promise<unknown>;
  /** Is on the screen when the state is reached. */
  sees: (page: Page) => Locator;
  /** Only where the menu is an overlay. */
  narrowOnly?: true;
  /** False for states of a page that another state shows as it is. Default true. */
  isPage?: false;
  /** Nobody is logged in any more afterwards. */
  endsSession?: true;
};

const ENTRY = "/api/customer/getSalesForceEntry";
const title =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole("heading", { level: 1, name, exact: true });
const text =
  (words: string) =>
  (page: Page): Locator =>
    page.getByText(words).first();
const dialog = (name: string) => (page: Page) => page.getByRole("dialog", { name });
const loading = (page: Page) => page.getByRole("main").getByText("Wird geladen").first();
const button = (name: string | RegExp) => (scene: Scene) => scene.page.getByRole("button", { name }).click();
const publicEntry = ({ demoCompany }: Cast) => `/eintrag/${demoCompany.id}`;
const publicApi = ({ demoCompany }: Cast) => `/api/entry/public/${demoCompany.id}`;

const OPEN: State[] = [
  { name: "log-in", who: "nobody", path: "/login", sees: title("Anmelden") },
  {
    name: "log-in with fields missing",
    who: "nobody",
    path: "/login",
    then: button("Anmelden"),
    sees: text("Bitte geben Sie Ihr Passwort ein."),
    isPage: false,
  },
  {
    name: "log-in refused",
    who: "nobody",
    path: "/login",
    then: ({ page }) => fillLogIn(page, { login: "niemand@kunde.example", password: "falsch" }),
    sees: (page) => page.getByRole("alert"),
    isPage: false,
  },
  { name: "403", who: "nobody", path: "/403", sees: title("Diese Seite ist für Sie nicht freigegeben") },
  { name: "404", who: "nobody", path: "/404", sees: title("Diese Seite gibt es nicht") },
  { name: "500", who: "nobody", path: "/500", sees: title("Da ist etwas schiefgegangen") },
  { name: "502", who: "nobody", path: "/502", sees: title("Der Dienst ist gerade nicht erreichbar") },
  { name: "fehler", who: "nobody", path: "/fehler?grund=link-abgelaufen", sees: title("Dieser Link ist abgelaufen") },
  { name: "demo", who: "nobody", path: "/demo", sees: title("Demo-Anmeldung") },
  { name: "test", who: "nobody", path: "/test", sees: (page) => page.getByRole("heading", { level: 1 }) },
  { name: "preview", who: "nobody", path: "/preview", sees: (page) => page.getByRole("heading", { level: 1 }) },
  { name: "debug", who: "nobody", path: "/debug", sees: title("Diagnose") },
  { name: "public entry", who: "nobody", path: publicEntry, sees: (page) => page.getByRole("article") },
  {
    name: "public entry loading",
    who: "nobody",
    path: publicEntry,
    before: ({ page, cast }) => hold(page, publicApi(cast)),
    sees: loading,
    isPage: false,
  },
  {
    name: "public entry failed",
    who: "nobody",
    path: publicEntry,
    before: ({ page, cast }) => fail(page, publicApi(cast)),
    sees: title("Der Eintrag konnte nicht geladen werden"),
    isPage: false,
  },
];

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
    sees: text(LOADING_TEXT),
    isPage: false,
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

const openSelector = async ({ page }: Scene) => {
  const toggle = page.getByRole("button", { name: "Menü", exact: true });
  await see(page.getByRole("link", { name: "Abmelden" }));
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole("button", { name: /^Meine Firmen: / }).click();
  await see(page.getByRole("option").first());
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
    then: async (scene) => {
      await openSelector(scene);
      await scene.page.getByRole("combobox", { name: "Firma suchen, Name oder Nummer" }).fill("gibt es nicht");
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
  { name: "entry overview", who: "owner", path: ENTRY_OVERVIEW, sees: (page) => page.getByRole("article") },
  {
    name: "entry overview of a new company",
    who: "newcomer",
    path: ENTRY_OVERVIEW,
    sees: text("Noch keine Änderungen"),
    isPage: false,
  },
  {
    name: "entry overview loading",
    who: "owner",
    path: ENTRY_OVERVIEW,
    before: ({ page }) => hold(page, ENTRY),
    sees: loading,
    isPage: false,
  },
  {
    name: "entry overview failed",
    who: "owner",
    path: ENTRY_OVERVIEW,
    before: ({ page }) => fail(page, ENTRY),
    sees: text("Der Eintrag konnte nicht geladen werden"),
    isPage: false,
  },
  {
    name: "entry history failed",
    who: "owner",
    path: ENTRY_OVERVIEW,
    before: ({ page }) => fail(page, "/api/customer/entry/history"),
    sees: text("Die Änderungen konnten nicht geladen werden"),
    isPage: false,
  },
  {
    name: "entry data loading",
    who: "owner",
    path: ENTRY_DATA,
    before: ({ page }) => hold(page, ENTRY),
    sees: loading,
    isPage: false,
  },
  {
    name: "entry data failed",
    who: "owner",
    path: ENTRY_DATA,
    before: ({ page }) => fail(page, ENTRY),
    sees: text("Der Eintrag konnte nicht geladen werden"),
    isPage: false,
  },
  {
    name: "entry data to read only",
    who: "reader",
    path: ENTRY_DATA,
    sees: text("Sie können diesen Eintrag ansehen, aber nicht ändern"),
    isPage: false,
  },
];

export const STATES: readonly State[] = [
  ...OPEN,
  ...PERSON,
  ...COMPANY,
  ...ACCESS_STATES,
  ...CHANGE_STATES,
  ...CLAIMING_STATES,
  ...PART_STATES,
  ...PROTECTION_STATES,
  ...SUPPORT_STATES,
  ...USER_AREA_STATES,
  ...FORM_STATES,
  ...OFFER_STATES,
  ...FILE_STATES,
  ...LINKING_STATES,
];
