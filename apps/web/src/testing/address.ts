/** The portal's address for components with links, in place of the app's router; and the window's own query. */
import { onTestFinished } from "vitest";
import { installNavigator, type NavigateOptions, type PortalLocation } from "../platform/routing/navigation.ts";

/** A page that a component asked for; options that were not given are missing. */
type Navigation = NavigateOptions & { readonly href: string };

let location: PortalLocation = { pathname: "/", search: "", hash: "" };
let followed: Navigation[] = [];
const listeners = new Set<() => void>();

function set(href: string): void {
  const { pathname, search, hash } = new URL(href, window.location.href);
  location = { pathname, search, hash };
  for (const listener of listeners) listener();
}

installNavigator({
  location: () => location,
  subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  async navigate(href, options) {
    followed.push({ href, ...options });
    set(href);
    return true;
  },
  preload: () => {},
});

/** Sets the address that components read, such as `"/benutzer?bereich=verlauf"`, and forgets earlier navigations. */
export function startAt(href: string): void {
  followed = [];
  set(href);
}

/** Where links and actions led since `startAt`, in their order. */
export const navigations = (): readonly Navigation[] => followed;

/** Path and query of the present address, decoded: `/claiming/hold?firma=7`. */
export const currentAddress = (): string => decodeURIComponent(location.pathname + location.search);

/**
 * Sets the query of the window's address until the test ends. Links of mails carry secrets there, which are read
 * before the router starts. `query` is empty or begins with "?".
 */
export function setWindowQuery(query: string): void {
  const before = window.location.href;
  window.history.replaceState(window.history.state, "", `${window.location.pathname}${query}`);
  onTestFinished(() => window.history.replaceState(window.history.state, "", before));
}
