/**
 * The portal's router. The contract's route table, guard and rules decide; the slices' entries bring the pages. All
 * paths of the specification are fixed texts, so it needs no patterns (docs/adr: why the router is our own).
 */
import type { RouteName } from "@portal/contract/pages/routes";
import { hasUnsavedChanges, mayLeave } from "../../platform/forms/unsaved-changes.ts";
import type { NavigateOptions, Navigator, PortalLocation } from "../../platform/routing/navigation.ts";
import type { PageEntry, PageModule } from "../../platform/routing/page-entry.ts";
import { openHistory } from "./browser-history.ts";
import { type ScrollAfter, scrollTo, watchScroll } from "./scroll.ts";
import { createStore } from "./store.ts";

/** A page with its title and parents. */
export type FoundPage = {
  readonly entry: PageEntry;
  /** German title of the tab and the breadcrumb; undefined if the page sets its own or it is not known yet. */
  readonly label: string | undefined;
  /** The pages between the start page and this one. */
  readonly parents: readonly { readonly name: RouteName; readonly label: string }[];
};

/** What is on the screen. `page` is null while its code loads, and if loading failed. */
export type RouterState = {
  readonly location: PortalLocation;
  readonly found: FoundPage;
  readonly page: PageModule["default"] | null;
  readonly failure: unknown;
  /** What to do with the scroll position after this state has rendered. */
  readonly scroll: ScrollAfter;
};

/** What the portal decides about an address. */
export type NavigationResult =
  | { kind: "show"; found: FoundPage }
  | { kind: "go"; href: string }
  /** The browser leaves the portal, so nothing is shown any more. */
  | { kind: "left" };

type RouterParts = {
  decide: (location: PortalLocation) => Promise<NavigationResult>;
  /** The page at a path without asking the guard, to preload its code. */
  find: (pathname: string) => Promise<FoundPage | undefined>;
  /** Called if a page's code can't be loaded. */
  recover: (failure: unknown, href: string) => Promise<{ left: true } | { failure: unknown }>;
};

export type Router = Navigator & {
  /** Null until the first page is decided on. */
  state: () => RouterState | null;
  start: () => void;
  /** Asks the guard about this page again, because the visitor has changed. */
  reconsider: () => Promise<boolean>;
};

/** A page whose code takes longer than this shows a skeleton meanwhile. */
const PENDING_DELAY_MS = 150;
const MOST_REDIRECTS = 10;

type Step = {
  readonly href: string;
  readonly write: "push" | "replace" | null;
  readonly scroll: "keep" | "new" | "restore";
};

export function createRouter({ decide, find, recover }: RouterParts): Router {
  const store = createStore<RouterState | null>(null);
  const history = openHistory((step) => void followBrowser(step));
  let latest = 0;
  let leavingAllowed = false;

  /** Follows the decisions until a page may be shown. A later navigation cancels an earlier one. */
  async function go(first: Step): Promise<boolean> {
    const attempt = ++latest;
    let step = first;
    for (let count = 0; count < MOST_REDIRECTS; count += 1) {
      const result = await decide(locationOf(step.href));
      if (attempt !== latest || result.kind === "left") return true;
      if (result.kind === "show") return show(step, result.found, () => attempt === latest);
      step = { href: result.href, write: step.write ?? "replace", scroll: "new" };
    }
    throw new Error(`too many redirects from ${first.href}`);
  }

  async function show(step: Step, found: FoundPage, isLatest: () => boolean): Promise<boolean> {
    let written = false;
    const commit = (page: RouterState["page"], failure: unknown) => {
      if (!isLatest()) return;
      if (!written) write(step);
      written = true;
      const location = locationOf(step.href);
      store.set({ location, found, page, failure, scroll: scrollAfter(step.scroll, location.hash, history.scroll()) });
    };
    const pending = setTimeout(() => commit(null, null), PENDING_DELAY_MS);
    await found.entry.load().then(
      (module) => commit(module.default, null),
      async (failure: unknown) => {
        const outcome = await recover(failure, step.href);
        if ("failure" in outcome) commit(null, outcome.failure);
      },
    );
    clearTimeout(pending);
    return true;
  }

  function write({ write: how, href }: Step): void {
    if (how === null) return;
    const isHere = new URL(href, window.location.href).href === window.location.href;
    history.write(isHere ? "replace" : how, href);
  }

  /**
   * The browser's buttons have changed the address already. If work is unsaved, the step is reverted until the person
   * allows it.
   */
  async function followBrowser({ delta }: { delta: number }): Promise<void> {
    if (hasUnsavedChanges() && !leavingAllowed && !staysHere(window.location.href)) {
      history.stepSilently(-delta);
      leavingAllowed = await mayLeave();
      if (leavingAllowed) history.step(delta);
      return;
    }
    leavingAllowed = false;
    await go({ href: window.location.href, write: null, scroll: "restore" });
  }

  /** True for another fragment of the same page: nothing is lost, so nobody is asked. */
  function staysHere(href: string): boolean {
    const [here, there] = [store.get()?.location, locationOf(href)];
    return here?.pathname === there.pathname && here.search === there.search;
  }

  const loadAhead = (pathname: string): void =>
    void find(pathname)
      .then((found) => found?.entry.load())
      .catch(() => {});

  return {
    location: () => store.get()?.location ?? locationOf(window.location.href),
    state: store.get,
    subscribe: store.subscribe,
    async navigate(href: string, { replace = false, withoutAsking = false }: NavigateOptions = {}) {
      if (!withoutAsking && !staysHere(href) && !(await mayLeave())) return false;
      return go({ href, write: replace ? "replace" : "push", scroll: "new" });
    },
    preload: (href) => loadAhead(locationOf(href).pathname),
    reconsider: () => go({ href: window.location.href, write: null, scroll: "keep" }),
    start() {
      window.addEventListener("beforeunload", (event) => hasUnsavedChanges() && event.preventDefault());
      loadAhead(window.location.pathname);
      // After a reload, or on the way back from another site, the entry has a position already.
      const scroll = history.scroll() === null ? "new" : "restore";
      watchScroll(history.keepScroll);
      void go({ href: window.location.href, write: null, scroll });
    },
  };
}

const scrollAfter = (kind: Step["scroll"], hash: string, top: number | null): ScrollAfter => {
  if (kind === "keep") return { kind };
  return kind === "restore" && top !== null ? { kind, top } : { kind: "new", hash };
};

const locationOf = (href: string): PortalLocation => {
  const { pathname, search, hash } = new URL(href, window.location.href);
  return { pathname, search, hash };
};

/** Called after a state has rendered. */
export const appeared = ({ scroll }: RouterState): void => scrollTo(scroll);
