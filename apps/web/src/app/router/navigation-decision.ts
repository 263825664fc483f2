/** Decides on a navigation: applies the contract's route table, guard and redirect rules, in this order. */
import { guard, hrefOf, type Query, queryOf, redirectAfterLoad, type Visitor } from "@portal/contract/pages/redirects";
import { currentPathOf, pathOf, PUBLIC_ENTRY_PATH, type Route } from "@portal/contract/pages/routes";
import type { SessionState } from "../../platform/session/session-state.ts";

export type NavigationDecision =
  | { kind: "stay"; route: Route | undefined }
  | { kind: "go"; href: string }
  /** Leaves the portal by a full page load. */
  | { kind: "leave"; url: string }
  | { kind: "logout-first" };

type Input = {
  readonly pathname: string;
  readonly search: string;
  readonly session: SessionState;
  /** The built page at a path; undefined if there is none. */
  readonly match: (pathname: string) => Route | undefined;
  readonly allowedDomains: readonly string[];
  /** Called with the texts that the rules want logged, unchanged. */
  readonly warn: (text: string) => void;
};

/** The visitor in the form that the contract's rules expect. */
export const visitorOf = (session: SessionState): Visitor =>
  session.kind === "logged-in"
    ? {
        roles: session.user.roles,
        actsForCompany: session.user.cucaInfo !== undefined,
        secondFactorMissing: session.user.secondFactorMissing === true,
      }
    : null;

/** Decides on one address. After "go", call it again with the new address. */
export function decideNavigation(input: Input): NavigationDecision {
  const { pathname, search, session, match } = input;
  const query = queryOf(search);
  const moved = currentPathOf(pathname);
  if (moved !== undefined) return { kind: "go", href: hrefOf(moved, query) };
  if (pathname.startsWith(PUBLIC_ENTRY_PATH)) return { kind: "stay", route: undefined };
  const route = match(pathname);
  if (route === undefined) return { kind: "go", href: pathOf("error_404") };
  if (session.kind === "away" && route.auth !== undefined) return { kind: "go", href: serviceAwayFrom(route, query) };
  const guarded = guard({ route, visitor: visitorOf(session), query });
  if (guarded.kind === "go") return { kind: "go", href: hrefOf(guarded.to, guarded.query) };
  if (guarded.kind === "logout-first") return guarded;
  if (route.redirectsTo !== undefined) return { kind: "go", href: hrefOf(pathOf(route.redirectsTo), query) };
  return session.kind === "logged-in" ? redirectLoggedIn(input, route) : { kind: "stay", route };
}

/** `/502` remembers the address, so that the retry continues there. */
const serviceAwayFrom = (route: Route, query: Query): string =>
  hrefOf(pathOf("error_502"), { ...query, callbackPage: route.path });

function redirectLoggedIn({ search, session, allowedDomains, warn }: Input, route: Route): NavigationDecision {
  const hasActiveAccount = session.kind === "logged-in" && session.activeAccountId !== null;
  const decision = redirectAfterLoad({ route, query: queryOf(search), hasActiveAccount, allowedDomains });
  if (decision.log !== undefined) warn(decision.log);
  if (decision.kind === "go") return { kind: "go", href: hrefOf(decision.to, decision.query) };
  return decision.kind === "leave" ? { kind: "leave", url: decision.url } : { kind: "stay", route };
}
