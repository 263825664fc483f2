import type { PageEntries, PageEntry } from "../../platform/routing/page-entry.ts";
import type * as Pages from "./pages/linking-pages.ts";

/** The pages share one chunk, because every page of the portal loads a line for each chunk. */
const page = (name: keyof typeof Pages): PageEntry => ({
  load: () => import("./pages/linking-pages.ts").then((pages) => ({ default: pages[name] })),
  layout: "plain",
});

export const accountLinkingPages = {
  linking_redirect: page("LinkingCheckPage"),
  linking_login: page("LinkingLoginPage"),
  linking_register: page("LinkingRegisterPage"),
  linking_hold: page("LinkingHoldPage"),
  linking_pending: page("LinkingPendingPage"),
} satisfies PageEntries;
