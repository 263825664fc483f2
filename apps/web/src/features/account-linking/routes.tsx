import type { PageEntries } from "../../platform/routing/page-entry.ts";
import type * as Pages from "./pages/way-in.ts";

/** They come together, because each chunk has its line in what every page of the portal loads. */
const page = (name: keyof typeof Pages) => () => import("./pages/way-in.ts").then((pages) => ({ Page: pages[name] }));

export const accountLinkingPages = {
  linking_redirect: { load: page("LinkingRedirectPage"), layout: "plain" },
  linking_login: { load: page("LinkingLoginPage"), layout: "plain" },
  linking_register: { load: page("LinkingRegisterPage"), layout: "plain" },
  linking_hold: { load: page("LinkingHoldPage"), layout: "plain" },
  linking_pending: { load: page("LinkingPendingPage"), layout: "plain" },
} satisfies PageEntries;
