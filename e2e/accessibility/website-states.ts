/** Websites and what belongs to them. */
import { fail, hold } from "./test-users.ts";
import { loading, type State, text } from "./state.ts";

const OVERVIEW = "/kunde/meineProdukte/website/uebersicht";
const LIST = "/api/customer/getWebsites";
const EDIT = "/kunde/meineProdukte/website/bearbeiten";
const HANDOVERS = "/api/customer/website-handovers";
const EMAIL = "/kunde/meineProdukte/website/email";

export const WEBSITE_STATES: readonly State[] = [
  {
    name: "websites",
    who: "owner",
    path: OVERVIEW,
    sees: (page) => page.getByRole("table", { name: "Suchbegriffe der Website" }),
  },
  {
    name: "websites, not among the products",
    who: "newcomer",
    path: OVERVIEW,
    sees: text("Eine Website gehört nicht zu Ihren Produkten"),
    isPage: false,
  },
  {
    name: "websites loading",
    who: "owner",
    path: OVERVIEW,
    before: ({ page }) => hold(page, LIST),
    sees: loading,
    isPage: false,
  },
  {
    name: "websites failed",
    who: "owner",
    path: OVERVIEW,
    before: ({ page }) => fail(page, LIST),
    sees: text("Ihre Website konnte nicht geladen werden"),
    isPage: false,
  },
  {
    name: "hand-overs",
    who: "owner",
    path: EDIT,
    sees: (page) => page.getByRole("textbox", { name: "Ihre Antwort" }),
  },
  {
    name: "hand-overs, nothing filled in",
    who: "owner",
    path: EDIT,
    then: ({ page }) => page.getByRole("button", { name: "Für die Website übergeben" }).click(),
    sees: (page) => page.locator("[name=text][aria-invalid=true]"),
    isPage: false,
  },
  {
    name: "hand-overs failed",
    who: "owner",
    path: EDIT,
    before: ({ page }) => fail(page, HANDOVERS),
    sees: text("Ihre Übergaben konnten nicht geladen werden"),
    isPage: false,
  },
  {
    name: "mailboxes, set-up open",
    who: "owner",
    path: EMAIL,
    then: ({ page }) => page.getByText("E-Mail-Programm einrichten").first().click(),
    sees: text("Ihre Werte"),
  },
  {
    name: "mailboxes failed",
    who: "owner",
    path: EMAIL,
    before: ({ page }) => fail(page, "/api/customer/website-mailboxes"),
    sees: text("Ihre Postfächer konnten nicht geladen werden"),
    isPage: false,
  },
];
