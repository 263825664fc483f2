/** Websites and what belongs to them. */
import type { Mailbox } from "@portal/contract/website/mailboxes/calls";
import type { Page } from "playwright-core";
import { actsForDemoCompany, SUPPORT_LOG_IN } from "./support-states.ts";
import { fail, hold } from "./test-users.ts";
import { button, loading, type Scenario, type State, text } from "./state.ts";

const OVERVIEW = "/kunde/meineProdukte/website/uebersicht";
const LIST = "/api/customer/getWebsites";
const EDIT = "/kunde/meineProdukte/website/bearbeiten";
const HANDOVERS = "/api/customer/website-handovers";
const EMAIL = "/kunde/meineProdukte/website/email";
const MAILBOXES = "/api/customer/website-mailboxes";

const NEARLY_FULL: Mailbox = {
  id: 1,
  address: "info@dachdeckerei-lorenz.example",
  ownerName: "Dachdeckerei Lorenz",
  quotaBytes: 5e9,
  usedBytes: 4.8e9,
  usedAt: "2026-11-22T02:00:00.000Z",
  aliases: ["kontakt@dachdeckerei-lorenz.example"],
  forwardsTo: ["sabine@privat.example"],
  keepsCopy: false,
  loginName: "info@dachdeckerei-lorenz.example",
  incoming: { host: "imap.post.example", port: 993, security: "tls" },
  outgoing: { host: "smtp.post.example", port: 465, security: "tls" },
};
const withMailboxes = (page: Page, ...mailboxes: Mailbox[]): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === MAILBOXES,
    (route) => route.fulfill({ json: { mailboxes } }),
  );

/** Customer care makes a link into the site builder. */
const makesLink = async (scenario: Scenario): Promise<void> => {
  await actsForDemoCompany(scenario);
  await scenario.page.goto(EDIT);
  await button("Link in den Baukasten erzeugen")(scenario);
};

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
    name: "hand-overs loading",
    who: "owner",
    path: EDIT,
    before: ({ page }) => hold(page, HANDOVERS),
    sees: loading,
    isPage: false,
  },
  {
    name: "hand-overs, read only",
    who: "reader",
    path: EDIT,
    sees: text("Sie können hier nur lesen"),
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
    before: ({ page }) => fail(page, MAILBOXES),
    sees: text("Ihre Postfächer konnten nicht geladen werden"),
    isPage: false,
  },
  {
    name: "mailboxes loading",
    who: "owner",
    path: EMAIL,
    before: ({ page }) => hold(page, MAILBOXES),
    sees: loading,
    isPage: false,
  },
  {
    name: "mailboxes, none yet",
    who: "owner",
    path: EMAIL,
    before: ({ page }) => withMailboxes(page),
    sees: text("Noch kein Postfach"),
    isPage: false,
  },
  {
    name: "mailboxes, one almost full",
    who: "owner",
    path: EMAIL,
    before: ({ page }) => withMailboxes(page, NEARLY_FULL),
    sees: text("Dieses Postfach ist fast voll"),
    isPage: false,
  },
  {
    name: "deeplink into the site builder",
    who: "nobody",
    path: SUPPORT_LOG_IN,
    then: makesLink,
    sees: (page) => page.getByRole("link", { name: "Baukasten öffnen" }),
    isPage: false,
    endsSession: true,
  },
  {
    name: "deeplink that could not be made",
    who: "nobody",
    path: SUPPORT_LOG_IN,
    async then(scenario) {
      await fail(scenario.page, `/api/cuca/getWebsiteDeeplink/${scenario.users.demoCompany.id}`);
      await makesLink(scenario);
    },
    sees: text("Fehler beim genieren des Website Deeplinks"),
    isPage: false,
    endsSession: true,
  },
];
