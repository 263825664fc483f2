/**
 * The pages of the specification that are built. The browser maps exactly these names to pages: a name without a page,
 * or a page without a name, does not compile. The server answers 404 for the others.
 */
import { matchRoute, type Route, type RouteName } from "./routes.ts";

export const BUILT_ROUTES = [
  "dashboard",
  "redirect",
  "error_403",
  "error_404",
  "error_500",
  "error_502",
  "generic_error",
  "demo",
  "test",
  "preview",
  "debug",
  "login",
  "login_cuca",
  "logout",
  "register",
  "register_success",
  "register_activation",
  "cancel",
  "guest",
  "guest_success",
  "request",
  "request_confirmation",
  "password_renew",
  "password_renew_confirmation",
  "password_renew_error",
  "user_dashboard",
  "user_ratings",
  "second_factor_set_up",
  "user_email_change",
  "switchPortal",
  "old_entry_completeness",
  "old_entry_service",
  "entry_overview",
  "entry_data",
  "entry_statistics",
  "entry_history",
  "entry_differences",
  "entry_poster",
  "entry_service",
  "entry_rights_overview",
  "entry_rights_error",
  "entry_google_auth",
  "entry_google_profile",
  "account_locks",
  "claiming_confirm",
  "claiming_welcome",
  "claiming_redirect",
  "claiming_register",
  "claiming_register_password",
  "claiming_register_success",
  "claiming_login",
  "claiming_login_success",
  "claiming_advantago",
  "claiming_otherowner",
  "claiming_otherowner_provider",
  "claiming_owner",
  "claiming_owner_provider",
  "claiming_hold",
  "claiming_pending",
  "ugc",
  "b2b_newsletter",
  "b2b_newsletter_confirmed",
  "company_people",
  "entry_self_disclosure",
  "service_cases",
  "cookie_settings",
  "linking_redirect",
  "linking_register",
  "linking_login",
  "linking_hold",
  "linking_pending",
] as const satisfies readonly RouteName[];

export type BuiltRouteName = (typeof BUILT_ROUTES)[number];

const built: ReadonlySet<string> = new Set(BUILT_ROUTES);

/** The built page at a path; undefined for unknown paths and for pages that are not built yet. */
export function matchBuiltRoute(pathname: string, { developerTools }: { developerTools: boolean }): Route | undefined {
  const route = matchRoute(pathname);
  if (route === undefined || !built.has(route.name)) return undefined;
  return !developerTools && route.environments === "outside-production" ? undefined : route;
}
