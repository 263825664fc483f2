/** Visibility in search: figures, each connection of Search Console, none of the products, loading, failed. */
import type { SeoOverview } from "@portal/contract/seo/calls";
import type { Page } from "playwright-core";
import { button, dialog, loading, type State, text } from "./state.ts";
import { fail, hold } from "./test-users.ts";

const PATH = "/kunde/meineProdukte/seo/uebersicht";
const CALL = "/api/customer/seo/overview";

/** Without figures, with the connection in this state. */
const inState = (state: "none" | "access_ended"): SeoOverview => ({
  range: { startDate: "2026-08-26", endDate: "2026-11-23", interval: "Week" },
  searchConsole: { state, siteUrl: null, readAt: null, grantedAt: null, grantedBy: null },
  google: null,
  directory: null,
  steps: [{ kind: "connect", share: 0.5, state }],
});
const withConnection = (page: Page, state: "none" | "access_ended") =>
  page.route(
    ({ pathname }) => pathname === CALL,
    (route) => route.fulfill({ json: inState(state) }),
  );

export const SEO_STATES: readonly State[] = [
  {
    name: "visibility in search",
    who: "owner",
    path: PATH,
    sees: (page) => page.getByRole("table", { name: /^Suchbegriffe mit ihren Zahlen/ }),
  },
  {
    name: "visibility in search by place, and a search without result",
    who: "owner",
    path: `${PATH}?gruppe=ort&suche=zzz&zahl=klicks`,
    sees: text("Kein Suchbegriff enthält „zzz“."),
    isPage: false,
  },
  {
    name: "visibility in search, not among the products",
    who: "newcomer",
    path: PATH,
    sees: text("Die Suchmaschinenoptimierung gehört nicht zu Ihren Produkten"),
    isPage: false,
  },
  {
    name: "visibility in search without Search Console",
    who: "owner",
    path: PATH,
    before: ({ page }) => withConnection(page, "none"),
    sees: (page) => page.getByRole("button", { name: "Search Console verbinden" }),
    isPage: false,
  },
  {
    name: "visibility in search, the course of a place",
    who: "owner",
    path: `${PATH}?gruppe=ort&kurve=position`,
    then: ({ page }) => page.getByRole("rowheader", { name: "Köln", exact: true }).getByRole("link").click(),
    sees: text("„Köln“ im Verlauf"),
    isPage: false,
  },
  {
    name: "visibility in search, read only",
    who: "reader",
    path: PATH,
    sees: text("Sie können hier nur lesen"),
    isPage: false,
  },
  {
    name: "visibility in search, access ended",
    who: "owner",
    path: PATH,
    before: ({ page }) => withConnection(page, "access_ended"),
    sees: text("Die Freigabe bei Google gilt nicht mehr"),
    isPage: false,
  },
  {
    name: "the property of Search Console is chosen",
    who: "owner",
    path: PATH,
    then: button("Andere Website wählen"),
    sees: (page) => page.getByRole("group", { name: "Welche Website gehört zu dieser Firma?" }),
    isPage: false,
  },
  {
    name: "Search Console is disconnected",
    who: "owner",
    path: PATH,
    then: button("Verbindung trennen"),
    sees: dialog("Search Console trennen?"),
    isPage: false,
  },
  {
    name: "visibility in search loading",
    who: "owner",
    path: PATH,
    before: ({ page }) => hold(page, CALL),
    sees: loading,
    isPage: false,
  },
  {
    name: "visibility in search failed",
    who: "owner",
    path: PATH,
    before: ({ page }) => fail(page, CALL),
    sees: text("Die Zahlen konnten nicht geladen werden"),
    isPage: false,
  },
];
