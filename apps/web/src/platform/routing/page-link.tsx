import { pathOf, type RouteName } from "@portal/contract/routes";
import type { Query } from "@portal/contract/redirects";
import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** Name of a page that exists. */
  to: RouteName;
  query?: Query | undefined;
  /** Id of the place on the page, without `#`. */
  place?: string | undefined;
};

/** A link to a page of the portal; the page's code is loaded as soon as the pointer or the focus reaches it. */
export function PageLink({ to, query, place, ref, ...rest }: PageLinkProps) {
  return <Link to={pathOf(to)} search={query ?? {}} {...(place === undefined ? {} : { hash: place })} ref={ref} {...rest} />;
}
