/** The entry's pages while loading, after an error, and read only. */
import { ENTRY_DATA, ENTRY_OVERVIEW } from "../entry/entry-pages.ts";
import { fail, hold } from "./test-users.ts";
import { loading, type State, text } from "./state.ts";

const ENTRY = "/api/customer/getSalesForceEntry";

export const ENTRY_STATES: readonly State[] = [
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

const OWN_SITE = "/kunde/meineProdukte/eintrag/website-einbau";

/** Code for the company's own site. */
export const OWN_SITE_STATES: State[] = [
  {
    name: "own site",
    who: "typist",
    path: OWN_SITE,
    sees: (page) => page.getByRole("region", { name: /^Öffnungszeiten von Malerbetrieb Ehrlich/ }),
  },
  {
    name: "own site with steps for a site builder",
    who: "typist",
    path: OWN_SITE,
    then: ({ page }) => page.getByText("WordPress", { exact: true }).click(),
    sees: (page) => page.getByText(/Individuelles HTML/),
    isPage: false,
  },
  {
    name: "own site failed",
    who: "typist",
    path: OWN_SITE,
    before: ({ page }) => fail(page, "/api/customer/entry/own-site"),
    sees: (page) => page.getByText("Die Codes konnten nicht geladen werden").first(),
    isPage: false,
  },
];
