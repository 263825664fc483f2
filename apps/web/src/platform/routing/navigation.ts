/**
 * The portal's current address, and navigation to another. The app's router installs itself here, so that pages and
 * links depend neither on its map of pages nor on each other.
 */
import { useSyncExternalStore } from "react";

/** An address inside the portal, split like `window.location`. */
export type PortalLocation = { readonly pathname: string; readonly search: string; readonly hash: string };

export type NavigateOptions = {
  /** Replaces this page's history entry. */
  replace?: boolean;
  /** Begins at the page's top, although a replaced address of the same page keeps the position: after a sent form. */
  fromTop?: boolean;
  /** Skips the question about unsaved work, because it was asked already or the work was just saved. */
  withoutAsking?: boolean;
};

/**
 * What the app's router offers. `navigate` resolves to whether it left the page, because unsaved work may prevent it.
 */
export type Navigator = {
  location: () => PortalLocation;
  subscribe: (listener: () => void) => () => void;
  navigate: (href: string, options?: NavigateOptions) => Promise<boolean>;
  /** Begins to load code and data of a page that is likely to be next. Changes nothing, and may be called often. */
  preload: (href: string) => void;
};

let installed: Navigator | null = null;
const waiting = new Set<(router: Navigator) => void>();
export function installNavigator(router: Navigator): void {
  installed = router;
  for (const tell of waiting) tell(router);
}

/** Calls `tell` with the router, at once or as soon as the portal is shown. */
export const whenNavigable = (tell: (router: Navigator) => void): void =>
  void (installed === null ? waiting.add(tell) : tell(installed));

/** The router; null before the portal is shown, because the light login page has none. */
export const runningRouter = (): Navigator | null => installed;

/** The router, for what only the portal shows. @throws Error before it is shown */
export function portalRouter(): Navigator {
  if (installed === null) throw new Error("no router yet");
  return installed;
}

let rendered: PortalLocation | null = null;
/** The address that a rendered page was made for: its query has only the parameters that `data-query` of the root names. */
function locationAsRendered(): PortalLocation {
  const { pathname, search: whole } = portalRouter().location();
  const root = document.getElementById("root");
  const search = root === null ? whole : onlyNamed(whole, root.dataset["query"]?.split(" ") ?? []);
  if (rendered?.pathname !== pathname || rendered.search !== search) rendered = { pathname, search, hash: "" };
  return rendered;
}

function onlyNamed(search: string, names: readonly string[]): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
}

/** The address of this page; re-renders when it changes. */
export const usePortalLocation = (): PortalLocation =>
  useSyncExternalStore(portalRouter().subscribe, portalRouter().location, locationAsRendered);
