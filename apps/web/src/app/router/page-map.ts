/**
 * Maps each route to its page. A built route without a page, or a page without a built route, does not compile. The
 * map is a chunk of its own, because it grows with each page and the start page does not need it.
 */
import { labelOf } from "@portal/contract/pages/route-words";
import { pathOf, PUBLIC_ENTRY_PATH, type Route, type RouteName } from "@portal/contract/pages/routes";
import { matchBuiltRoute, type BuiltRouteName } from "@portal/contract/pages/built-routes";
import { accountLinkingPages } from "../../features/account-linking/routes.tsx";
import { accountLocksPages } from "../../features/account-locks/routes.tsx";
import { advertisingPages } from "../../features/advertising/routes.tsx";
import { authPages } from "../../features/auth/routes.tsx";
import { b2bPages } from "../../features/b2b/routes.tsx";
import { claimingPages } from "../../features/claiming/routes.tsx";
import { subscriptionPages } from "../../features/subscriptions/routes.tsx";
import { companyDataPages } from "../../features/company-data/routes.tsx";
import { entryServicePages } from "../../features/entry-service/routes.tsx";
import { entryPages, publicEntryPage } from "../../features/entry/routes.tsx";
import { externalServicesPages } from "../../features/external-services/routes.tsx";
import { lawPages } from "../../features/law/routes.tsx";
import { selfDisclosurePages } from "../../features/self-disclosure/routes.tsx";
import { seoPages } from "../../features/seo/routes.tsx";
import { serviceCasePages } from "../../features/service-case/routes.tsx";
import { trackingPages } from "../../features/tracking/routes.tsx";
import { ugcPages } from "../../features/ugc/routes.tsx";
import { userAreaPages } from "../../features/user-area/routes.tsx";
import { webBannerPages } from "../../features/web-banners/routes.tsx";
import { absencePages } from "../../features/absence/routes.tsx";
import { voicebotPages } from "../../features/voicebot/routes.tsx";
import { tvBannersPages } from "../../features/tv-banners/routes.tsx";
import { websitePages } from "../../features/website/routes.tsx";
import { pageConfiguration } from "../../platform/page-configuration.ts";
import { digestPages } from "../../features/digest/routes.tsx";
import { ratingsPages } from "../../features/ratings/routes.tsx";
import { leadPages } from "../../features/leads/routes.tsx";
import { secretarialPages } from "../../features/secretarial/routes.tsx";
import type { PageEntries, PageEntry } from "../../platform/routing/page-entry.ts";
import { dashboardPages } from "../dashboard/routes.tsx";
import { developerPages } from "../developer/routes.tsx";
import { errorPages } from "../error-pages/routes.tsx";
import type { FoundPage } from "./router.ts";

/** Old paths that only redirect. */
type RedirectOnly =
  | "old_campaigns"
  | "old_average_rating"
  | "old_entry_completeness"
  | "old_entry_service"
  | "old_guide"
  | "old_search_ad_views"
  | "old_rating_signet";
/** Left out of builds without developer tools. */
type Developers = "demo" | "test" | "preview" | "debug";

const PAGES: PageEntries = {
  redirect: { load: () => import("./follow-uri-page.tsx"), layout: "plain" },
  user_dashboard: { load: () => import("../user-dashboard/user-dashboard-page.tsx") },
  ...errorPages,
  ...developerPages,
  ...advertisingPages,
  ...authPages,
  ...accountLocksPages,
  ...userAreaPages,
  ...webBannerPages,
  ...absencePages,
  ...voicebotPages,
  ...tvBannersPages,
  ...websitePages,
  ...claimingPages,
  ...dashboardPages,
  ...entryPages,
  ...entryServicePages,
  ...externalServicesPages,
  ...accountLinkingPages,
  ...companyDataPages,
  ...subscriptionPages,
  ...b2bPages,
  ...lawPages,
  ...selfDisclosurePages,
  ...seoPages,
  ...serviceCasePages,
  ...trackingPages,
  ...ugcPages,
  ...leadPages,
  ...secretarialPages,
  ...digestPages,
  ...ratingsPages,
} satisfies Record<Exclude<BuiltRouteName, RedirectOnly | Developers>, PageEntry>;

const pagesByPath = new Map(
  Object.entries(PAGES).map(([name, entry]) => [pathOf(name as RouteName), found(name as RouteName, entry)]),
);

function found(name: RouteName, entry: PageEntry): FoundPage {
  const parents = (entry.parents ?? []).map((parent) => ({ name: parent, label: labelOf(parent) }));
  return { entry, label: labelOf(name), parents };
}

/** The page at a path; undefined if there is none. The public entry is not one of the specification's routes. */
export const findPage = (pathname: string): FoundPage | undefined =>
  pathname.startsWith(PUBLIC_ENTRY_PATH)
    ? { entry: publicEntryPage, label: undefined, parents: [] }
    : pagesByPath.get(pathname);

/** The built route at a path, including old paths that only redirect. */
export const matchBuilt = (pathname: string): Route | undefined => matchBuiltRoute(pathname, pageConfiguration);
