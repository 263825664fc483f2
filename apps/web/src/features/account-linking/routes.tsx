import type { PageEntries, PageEntry } from "../../platform/routing/page-entry.ts";
import type * as Pages from "./pages/linking-pages.ts";

const page = (name: keyof typeof Pages): PageEntry => ({
  load: () => import("./pages/linking-pages.ts").then((pages) => ({ Page: pages[name] })),
  layout: "plain",
});

export const accountLinkingPages = {
  linking_redirect: page("Redirect"),
  linking_login: page("LogIn"),
  linking_register: page("Register"),
  linking_hold: page("Held"),
  linking_pending: page("Pending"),
} satisfies PageEntries;
