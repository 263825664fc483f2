import { hrefOf, type Query } from "@portal/contract/pages/redirects";
import { pathOf, type RouteName } from "@portal/contract/pages/routes";
import type { ComponentProps, MouseEvent } from "react";
import { intentOn } from "./intent.ts";
import { runningRouter } from "./navigation.ts";

type InternalLinkProps = Omit<ComponentProps<"a">, "target" | "download"> & { href: string };

/**
 * A link inside the portal that does not reload it. On the light login page the browser follows it. The page's code and data begin to load when somebody presses the
 * link, or stays on it for a moment with pointer or focus.
 */
export function InternalLink({ href, onClick, ...rest }: InternalLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const router = runningRouter();
    if (router === null || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate(href);
  }
  const { notice, press, leave } = intentOn(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={notice}
      onPointerDown={press}
      onPointerLeave={leave}
      onFocus={notice}
      onBlur={leave}
    />
  );
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
