/**
 * Where the portal is, and how to go elsewhere. The app's router installs itself here, so that pages and links below
 * it know neither its table of pages nor each other.
 */
import { useSyncExternalStore } from "react";

/** An address inside the portal, in its parts as `window.location` has them. */
export type PortalLocation = { readonly pathname: string; readonly search: string; readonly hash: string };

export type NavigateOptions = {
  /** Takes the place of this page in the history. */
  replace?: boolean;
  /** Does not ask about unsaved work: it was asked already, or saved just now. */
  withoutAsking?: boolean;
};

/** What the app's router offers. `navigate` answers whether it left the page: unsaved work may keep it. */
export type Navigator = {
  location: () => PortalLocation;
  subscribe: (listener: () => void) => () => void;
  navigate: (href: string, options?: NavigateOptions) => Promise<boolean>;
  /** Starts loading a page that is likely to be next. */
  preload: (href: string) => void;
};

let installed: Navigator | null = null;
const waiting = new Set<(router: Navigator) => void>();
export function installNavigator(router: Navigator): void {
  installed = router;
  for (const tell of waiting) tell(router);
}

/** Hands over the router, at once or as soon as the portal is loaded. */
export const whenNavigable = (tell: (router: Navigator) => void): void =>
  void (installed === null ? waiting.add(tell) : tell(installed));

/** The router. @throws Error before the portal is loaded: the log-in page alone has none. */
export function portalRouter(): Navigator {
  if (installed === null) throw new Error("no router yet");
  return installed;
}

/** The address of this page; renders again when it changes. */
export const usePortalLocation = (): PortalLocation =>
  useSyncExternalStore(portalRouter().subscribe, portalRouter().location);
