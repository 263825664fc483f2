/** Which page stands at which route. A standing route without a page, or a page without a standing route, does not compile. */
import type { StandingRouteName } from "@portal/contract/standing-routes";
import { accountLocksPages } from "../features/account-locks/routes.tsx";
import { accountLinkingPages } from "../features/account-linking/routes.tsx";
import { authPages } from "../features/auth/routes.tsx";
import { b2bPages } from "../features/b2b/routes.tsx";
import { claimingPages } from "../features/claiming/routes.tsx";
import { companyDataPages } from "../features/company-data/routes.tsx";
import { entryPages, publicEntryPage } from "../features/entry/routes.tsx";
import { ugcPages } from "../features/ugc/routes.tsx";
import { userAreaPages } from "../features/user-area/routes.tsx";
import type { PageEntries, PageEntry } from "../platform/routing/page-entry.ts";
import { dashboardPages } from "./dashboard/routes.tsx";
import { developerPages } from "./developer/routes.tsx";
import { generalPages } from "./pages/routes.tsx";
import { userDashboardPages } from "./user-area/routes.tsx";

/** Old paths only lead on. */
type LeadsOn = "old_entry_completeness";
/** Left out of production builds. */
type Developers = "demo" | "test" | "preview" | "debug";

export const PAGES: PageEntries = {
  ...generalPages,
  ...developerPages,
  ...authPages,
  ...accountLocksPages,
  ...userDashboardPages,
  ...userAreaPages,
  ...claimingPages,
  ...dashboardPages,
  ...entryPages,
  ...accountLinkingPages,
  ...companyDataPages,
  ...b2bPages,
  ...ugcPages,
} satisfies Record<Exclude<StandingRouteName, LeadsOn | Developers>, PageEntry>;

/** The public entry, which is the product's own page beside the specification's. */
export const PUBLIC_ENTRY_PAGE: PageEntry = publicEntryPage;
