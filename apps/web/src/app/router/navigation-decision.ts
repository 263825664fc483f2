/** What becomes of a navigation: route table, guard and redirect rules of the contract in their order. */
import { guard, hrefOf, type Query, queryOf, redirectAfterLoad, type Visitor } from "@portal/contract/pages/redirects";
import { currentPathOf, pathOf, PUBLIC_ENTRY_PATH, type Route } from "@portal/contract/pages/routes";
import type { SessionState } from "../../platform/session/session-state.ts";

export type NavigationDecision =
  | { kind: "stay"; route: Route | undefined }
  | { kind: "go"; href: string }
  /** A full-page redirect. */
  | { kind: "leave"; url: string }
  | { kind: "logout-first" };

type Input = {
  readonly pathname: string;
  readonly search: string;
  readonly session: SessionState;
  /** The standing page at a path; undefined where there is none. */
  readonly match: (pathname: string) => Route | undefined;
  readonly allowedDomains: readonly string[];
  /** Takes what the rules want logged, word for word. */
  readonly warn: (text: string) => void;
};

/** The visitor as the contract's rules see them. */
export const visitorOf = (session: SessionState): Visitor =>
  session.kind === "logged-in"
    ? { roles: session.user.roles, actsForCompany: session.user.cucaInfo !== undefined }
    : null;

/** Decides on one address. Ask again with the address that "go" names. */
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

/** `/502` remembers where the visitor wanted to be, so that trying again continues there. */
const serviceAwayFrom = (route: Route, query: Query): string =>
  hrefOf(pathOf("error_502"), { ...query, callbackPage: route.path });

function redirectLoggedIn({ search, session, allowedDomains, warn }: Input, route: Route): NavigationDecision {
  const hasActiveAccount = session.kind === "logged-in" && session.activeAccountId !== null;
  const decision = redirectAfterLoad({ route, query: queryOf(search), hasActiveAccount, allowedDomains });
  if (decision.log !== undefined) warn(decision.log);
  if (decision.kind === "go") return { kind: "go", href: hrefOf(decision.to, decision.query) };
  return decision.kind === "leave" ? { kind: "leave", url: decision.url } : { kind: "stay", route };
}
