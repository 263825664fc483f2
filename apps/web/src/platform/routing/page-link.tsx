import { hrefOf, type Query } from "@portal/contract/pages/redirects";
import { pathOf, type RouteName } from "@portal/contract/pages/routes";
import type { ComponentProps, MouseEvent } from "react";
import { portalRouter } from "./navigation.ts";

type InternalLinkProps = Omit<ComponentProps<"a">, "target" | "download"> & { href: string };

/** A link to an address of the portal without loading it anew; its code is loaded as soon as pointer or focus reach it. */
export function InternalLink({ href, onClick, ...rest }: InternalLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void portalRouter().navigate(href);
  }
  const preload = () => portalRouter().preload(href);
  return <a {...rest} href={href} onClick={follow} onPointerEnter={preload} onFocus={preload} />;
}

/** Other clicks mean a new tab, a new window or a download: the browser's own affair. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

type PageLinkProps = Omit<InternalLinkProps, "href"> & {
  /** Name of a page that exists. */
  to: RouteName;
  query?: Query | undefined;
  /** Id of the place on the page, without `#`. */
  place?: string | undefined;
};

/** A link to a page by its name. */
export function PageLink({ to, query, place, ...rest }: PageLinkProps) {
  return <InternalLink href={pageHref(to, { query, place })} {...rest} />;
}

/** The address of a page with query and place. */
export const pageHref = (
  to: RouteName,
  { query, place }: { query?: Query | undefined; place?: string | undefined } = {},
): string => hrefOf(pathOf(to), query) + (place === undefined ? "" : `#${encodeURIComponent(place)}`);
