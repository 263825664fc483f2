/** For whom a page view is counted, and on what kind of screen. */
import type { Route } from "@portal/contract/pages/routes";
import { BREAKPOINTS_PX } from "@portal/contract/tracking/breakpoints";
import type { SCHEMES, VIEWPORTS } from "@portal/contract/tracking/calls";
import { isCompanyPage } from "../../platform/routing/company-page.ts";
import type { LoggedIn } from "../../platform/session/session-state.ts";

export type Audience = { kind: "user" | "company"; id: number };

/**
 * A page of a company counts for the active company, any other page for the person; null for customer care, which is
 * not counted while it acts or may not do anything yet.
 */
export function audienceOf(
  { user, activeAccountId }: Pick<LoggedIn, "user" | "activeAccountId">,
  route: Pick<Route, "name" | "auth">,
): Audience | null {
  if (user.cucaInfo || user.secondFactorMissing) return null;
  if (isCompanyPage(route) && activeAccountId !== null) return { kind: "company", id: activeAccountId };
  return { kind: "user", id: user.user_id };
}

type Screen = { viewport: (typeof VIEWPORTS)[number]; scheme: (typeof SCHEMES)[number] };

/** The breakpoint (Specification §9) and the colour scheme only, so that no device can be recognised. */
export function screenOf(window: Pick<Window, "innerWidth" | "matchMedia">): Screen {
  const names = Object.keys(BREAKPOINTS_PX) as (keyof typeof BREAKPOINTS_PX)[];
  const viewport = names.findLast((name) => BREAKPOINTS_PX[name] <= window.innerWidth) ?? "xs";
  return { viewport, scheme: window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light" };
}
