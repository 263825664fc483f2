import type { PageEntries, PageEntry } from "../../platform/routing/page-entry.ts";
import type * as Pages from "./pages/way-in.ts";

/** They come together, because each chunk has its line in what every page of the portal loads. */
const page = (name: keyof typeof Pages): PageEntry => ({
  load: () => import("./pages/way-in.ts").then((pages) => ({ Page: pages[name] })),
  layout: "plain",
});

export const accountLinkingPages = {
  linking_redirect: page("LinkingRedirectPage"),
  linking_login: page("LinkingLoginPage"),
  linking_register: page("LinkingRegisterPage"),
  linking_hold: page("LinkingHoldPage"),
  linking_pending: page("LinkingPendingPage"),
} satisfies PageEntries;
