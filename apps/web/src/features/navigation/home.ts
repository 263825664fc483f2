import type { RouteName } from "@portal/contract/pages/routes";
import type { LoggedIn } from "../../platform/session/session-state.ts";

/** Where the brand's logo leads (Specification §2 "Dashboards"): people with a company to `dashboard`, others to `user_dashboard`. */
export const homeOf = ({ activeAccountId }: Pick<LoggedIn, "activeAccountId">): RouteName =>
  activeAccountId === null ? "user_dashboard" : "dashboard";
