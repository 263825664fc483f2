/**
 * Which page stands at which route. A standing route without a page, or a page without a standing route, does not compile.
 * All of it is a chunk of its own, because it grows with every page and the start page needs none of it; what is named
 * here is free for whoever opens the portal.
 */
import { labelOf } from "@portal/contract/pages/route-words";
import { pathOf, PUBLIC_ENTRY_PATH, type Route, type RouteName } from "@portal/contract/pages/routes";
import { matchStandingRoute, type StandingRouteName } from "@portal/contract/pages/standing-routes";
import { accountLinkingPages } from "../../features/account-linking/routes.tsx";
import { accountLocksPages } from "../../features/account-locks/routes.tsx";
import { authPages } from "../../features/auth/routes.tsx";
import { b2bPages } from "../../features/b2b/routes.tsx";
import { claimingPages } from "../../features/claiming/routes.tsx";
import { companyDataPages } from "../../features/company-data/routes.tsx";
import { entryServicePages } from "../../features/entry-service/routes.tsx";
import { entryPages, publicEntryPage } from "../../features/entry/routes.tsx";
import { externalServicesPages } from "../../features/external-services/routes.tsx";
import { selfDisclosurePages } from "../../features/self-disclosure/routes.tsx";
import { serviceCasePages } from "../../features/service-case/routes.tsx";
import { trackingPages } from "../../features/tracking/routes.tsx";
import { ugcPages } from "../../features/ugc/routes.tsx";
import { userAreaPages } from "../../features/user-area/routes.tsx";
import { pageConfiguration } from "../../platform/page-configuration.ts";
import type { PageEntries, PageEntry } from "../../platform/routing/page-entry.ts";
import { dashboardPages } from "../dashboard/routes.tsx";
import { developerPages } from "../developer/routes.tsx";
import { errorPages } from "../error-pages/routes.tsx";
import type { FoundPage } from "./router.ts";

/** Old paths only lead on. */
type LeadsOn = "old_entry_completeness" | "old_entry_service";
/** Left out of production builds. */
type Developers = "demo" | "test" | "preview" | "debug";

const PAGES: PageEntries = {
  redirect: { load: () => import("./follow-uri-page.tsx"), layout: "plain" },
  user_dashboard: { load: () => import("../user-dashboard/user-dashboard-page.tsx") },
  ...errorPages,
  ...developerPages,
  ...authPages,
  ...accountLocksPages,
  ...userAreaPages,
  ...claimingPages,
  ...dashboardPages,
  ...entryPages,
  ...entryServicePages,
  ...externalServicesPages,
  ...accountLinkingPages,
  ...companyDataPages,
  ...b2bPages,
  ...selfDisclosurePages,
  ...serviceCasePages,
  ...trackingPages,
  ...ugcPages,
} satisfies Record<Exclude<StandingRouteName, LeadsOn | Developers>, PageEntry>;

const pagesByPath = new Map(
  Object.entries(PAGES).map(([name, entry]) => [pathOf(name as RouteName), found(name as RouteName, entry)]),
);

function found(name: RouteName, entry: PageEntry): FoundPage {
  const parents = (entry.parents ?? []).map((parent) => ({ name: parent, label: labelOf(parent) }));
  return { entry, label: labelOf(name), parents };
}

/** The page at a path; undefined where there is none. The public entry stands beside the specification's pages. */
export const findPage = (pathname: string): FoundPage | undefined =>
  pathname.startsWith(PUBLIC_ENTRY_PATH)
    ? { entry: publicEntryPage, label: undefined, parents: [] }
    : pagesByPath.get(pathname);

/** The standing route at a path, old paths that lead on among them. */
export const matchStanding = (pathname: string): Route | undefined => matchStandingRoute(pathname, pageConfiguration);
