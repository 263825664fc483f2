/** The portal's address for components with links, in place of the app's router. */
import { installNavigator, type PortalLocation } from "../platform/routing/navigation.ts";

let location: PortalLocation = { pathname: "/", search: "", hash: "" };
let followed: string[] = [];
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
  async navigate(href) {
    followed.push(href);
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
export const navigations = (): readonly string[] => followed;

/** Path and query of the present address, decoded: `/claiming/hold?firma=7`. */
export const currentAddress = (): string => decodeURIComponent(location.pathname + location.search);
