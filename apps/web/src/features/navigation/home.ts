import type { RouteName } from "@portal/contract/pages/routes";
import type { LoggedIn } from "../../platform/session/session-state.ts";

/**
 * Target of the brand's logo (Specification §2 "Dashboards"): `dashboard` for people with a company, `user_dashboard`
 * for others.
 */
export const homeOf = ({ activeAccountId }: Pick<LoggedIn, "activeAccountId">): RouteName =>
  activeAccountId === null ? "user_dashboard" : "dashboard";
