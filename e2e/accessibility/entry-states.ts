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
