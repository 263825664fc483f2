/**
 * The portal's router. The contract's table, guard and rules decide, the slices' entries bring the pages. All paths of
 * the specification are fixed texts, so nothing is matched here (docs/adr: why the router is our own).
 */
import type { RouteName } from "@portal/contract/pages/routes";
import { hasUnsavedChanges, mayLeave } from "../../platform/forms/unsaved-changes.ts";
import type { NavigateOptions, Navigator, PortalLocation } from "../../platform/routing/navigation.ts";
import type { PageEntry, PageModule } from "../../platform/routing/page-entry.ts";
import { openHistory } from "./browser-history.ts";
import { rememberScroll, type ScrollAfter, scrollTo } from "./scroll.ts";
import { createStore } from "./store.ts";

/** A page with what is written about it. */
export type FoundPage = {
  readonly entry: PageEntry;
  /** German title of the tab and breadcrumb; undefined where the page writes its own, or is not known yet. */
  readonly label: string | undefined;
  /** The pages between the start page and this one. */
  readonly parents: readonly { readonly name: RouteName; readonly label: string }[];
};

/** What is on the screen. `page` is null while its code loads, and where loading it failed. */
export type RouterState = {
  readonly location: PortalLocation;
  readonly found: FoundPage;
  readonly page: PageModule["default"] | null;
  readonly failure: unknown;
  /** What to do with the scroll position once this is in the document. */
  readonly scroll: ScrollAfter;
};

/** What the portal says about an address. */
export type Verdict =
  | { kind: "show"; found: FoundPage }
  | { kind: "go"; href: string }
  /** The browser leaves the portal: nothing is shown any more. */
  | { kind: "left" };

type RouterParts = {
  decide: (location: PortalLocation) => Promise<Verdict>;
  /** The page at a path without asking the guard; for loading code ahead. */
  find: (pathname: string) => Promise<FoundPage | undefined>;
  /** What to do where a page's code doesn't come. */
  recover: (failure: unknown, href: string) => Promise<{ left: true } | { failure: unknown }>;
};

export type Router = Navigator & {
  /** Null until the first page has been decided on. */
  state: () => RouterState | null;
  start: () => void;
  /** Asks the guard again about this page, because who the visitor is has changed. */
  reconsider: () => Promise<boolean>;
};

/** A page's code that takes longer than this shows the shape of a page meanwhile. */
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

  /** Follows the decisions to a page that may be shown. A later navigation overtakes an earlier one. */
  async function go(first: Step): Promise<boolean> {
    const turn = ++latest;
    let step = first;
    for (let count = 0; count < MOST_REDIRECTS; count += 1) {
      const verdict = await decide(locationOf(step.href));
      if (turn !== latest || verdict.kind === "left") return true;
      if (verdict.kind === "show") return show(step, verdict.found, () => turn === latest);
      step = { href: verdict.href, write: step.write ?? "replace", scroll: "new" };
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
      store.set({ location, found, page, failure, scroll: scrollAfter(step.scroll, location.hash, history.index()) });
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
    if (how === "push") rememberScroll(history.index());
    const isHere = new URL(href, window.location.href).href === window.location.href;
    history.write(isHere ? "replace" : how, href);
  }

  /** The browser's buttons have changed the address already; unsaved work takes the step back until it is allowed. */
  async function followBrowser({ from, delta }: { from: number; delta: number }): Promise<void> {
    if (hasUnsavedChanges() && !leavingAllowed && !staysHere(window.location.href)) {
      history.stepSilently(-delta);
      leavingAllowed = await mayLeave();
      if (leavingAllowed) history.step(delta);
      return;
    }
    leavingAllowed = false;
    rememberScroll(from);
    await go({ href: window.location.href, write: null, scroll: "restore" });
  }

  /** Another place on the same page: nothing is left, so nobody is asked. */
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
      void go({ href: window.location.href, write: null, scroll: "new" });
    },
  };
}

const scrollAfter = (kind: Step["scroll"], hash: string, index: number): ScrollAfter => {
  if (kind === "new") return { kind, hash };
  return kind === "restore" ? { kind, index } : { kind };
};

const locationOf = (href: string): PortalLocation => {
  const { pathname, search, hash } = new URL(href, window.location.href);
  return { pathname, search, hash };
};

/** Called once a state is in the document. */
export const appeared = ({ scroll }: RouterState): void => scrollTo(scroll);
