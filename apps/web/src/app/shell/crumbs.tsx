import type { Route } from "@portal/contract/pages/routes";
import { PageLink } from "../../platform/routing/page-link.tsx";
import type { LoggedIn } from "../../platform/session/session-state.ts";
import { Breadcrumbs } from "../../ui/navigation/breadcrumbs.tsx";
import type { FoundPage } from "../router/router.ts";
import { homeOf } from "./home.ts";

/** The trail to this page (Specification §2). The start page has none. */
export function Crumbs({
  route,
  found: { label, parents },
  session,
}: {
  route: Route | undefined;
  found: FoundPage;
  session: LoggedIn;
}) {
  const home = homeOf(session);
  if (route === undefined || route.name === home || route.accountTypeIndependent) return null;
  const trail = [{ name: home, label: "Start" }, ...parents.filter(({ name }) => name !== home)];
  const links = trail.map(({ name, label: text }) => (
    <PageLink key={name} to={name}>
      {text}
    </PageLink>
  ));
  return <Breadcrumbs links={links} current={label ?? ""} />;
}
