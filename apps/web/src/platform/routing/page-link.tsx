import { hrefOf, type Query } from "@portal/contract/pages/redirects";
import { pathOf, type RouteName } from "@portal/contract/pages/routes";
import type { ComponentProps, MouseEvent } from "react";
import { portalRouter } from "./navigation.ts";

type InternalLinkProps = Omit<ComponentProps<"a">, "target" | "download"> & { href: string };

/** A link inside the portal that does not reload it. Pointer or focus preload the page's code. */
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

/** Other clicks open a new tab or window or a download, which the browser handles. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

type PageLinkProps = Omit<InternalLinkProps, "href"> & {
  /** Name of a built page. */
  to: RouteName;
  query?: Query | undefined;
  /** Id of an element on the page, without `#`. */
  place?: string | undefined;
};

/** A link to a page by its name. */
export function PageLink({ to, query, place, ...rest }: PageLinkProps) {
  return <InternalLink href={pageHref(to, { query, place })} {...rest} />;
}

/** The address of a page with query and fragment. */
export const pageHref = (
  to: RouteName,
  { query, place }: { query?: Query | undefined; place?: string | undefined } = {},
): string => hrefOf(pathOf(to), query) + (place === undefined ? "" : `#${encodeURIComponent(place)}`);
