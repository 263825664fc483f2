import { type Route, type RouteName, routeOf } from "@portal/contract/routes";
import { PageLink } from "../../platform/routing/page-link.tsx";
import type { LoggedIn } from "../../platform/session/session-state.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { homeOf } from "./home.ts";

/** The trail to this page (Specification §2). The start page has none. */
export function Crumbs({
  route,
  parents,
  session,
}: {
  route: Route | undefined;
  parents: readonly RouteName[];
  session: LoggedIn;
}) {
  const home = homeOf(session);
  if (route === undefined || route.name === home || route.accountTypeIndependent) return null;
  const trail = new Set([home, ...parents]);
  const links = [...trail].map((name) => (
    <PageLink key={name} to={name}>
      {name === home ? "Start" : routeOf(name).label}
    </PageLink>
  ));
  return <Breadcrumbs links={links} current={route.label} />;
}
