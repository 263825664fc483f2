import { installNavigator, type NavigateOptions, type PortalLocation } from "../platform/routing/navigation.ts";

/** A page that was asked for; options that were not given are missing. */
type Visit = NavigateOptions & { readonly href: string };

/**
 * Stands in for the app's router. It opens nothing: `visits` says which pages were asked for since the last `openAt`,
 * which sets the address that components read.
 */
export function fakeNavigator() {
  const visits: Visit[] = [];
  const listeners = new Set<() => void>();
  let location: PortalLocation = { pathname: "/", search: "", hash: "" };
  installNavigator({
    location: () => location,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate: async (href, options) => visits.push({ href, ...options }) > 0,
    preload: () => {},
  });
  function openAt(href: string): void {
    const { pathname, search, hash } = new URL(href, window.location.origin);
    location = { pathname, search, hash };
    visits.length = 0;
    for (const listener of listeners) listener();
  }
  return { visits, openAt };
}
