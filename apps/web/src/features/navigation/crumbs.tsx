import type { Route, RouteName } from "@portal/contract/pages/routes";
import { PageLink } from "../../platform/routing/page-link.tsx";
import type { LoggedIn } from "../../platform/session/session-state.ts";
import { Breadcrumbs } from "../../ui/navigation/breadcrumbs.tsx";
import { homeOf } from "./home.ts";

type CrumbsProps = {
  route: Route | undefined;
  /** The page's title; undefined while it is unknown. */
  label: string | undefined;
  /** The pages between the start page and this one. */
  parents: readonly { readonly name: RouteName; readonly label: string }[];
  session: LoggedIn;
};

/** The breadcrumbs of a page (Specification §2). The start page has none. */
export function Crumbs({ route, label, parents, session }: CrumbsProps) {
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
