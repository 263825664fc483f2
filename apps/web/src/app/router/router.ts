/**
 * The portal's router. The contract's route table, guard and rules decide; the slices' entries bring the pages. All
 * paths of the specification are fixed texts, so it needs no patterns (docs/adr: why the router is our own).
 */
import type { RouteName } from "@portal/contract/pages/routes";
import { hasUnsavedChanges, mayLeave } from "../../platform/forms/unsaved-changes.ts";
import { CodeProblem } from "../../platform/loading/code-problem.ts";
import { loadCode, preloadCode } from "../../platform/loading/load-code.ts";
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

/** A navigation that failed because the page's code is missing; the page before it stays on the screen. */
export type MissedPage = { readonly href: string; readonly failure: unknown; readonly retry: () => void };

/** What is on the screen. `page` is null while the first page's code loads, and if that failed. */
export type RouterState = {
  readonly location: PortalLocation;
  readonly found: FoundPage;
  readonly page: PageModule["default"] | null;
  readonly failure: unknown;
  /** True while the code of the next page loads, which takes longer than usual. */
  readonly waits: boolean;
  readonly missed: MissedPage | null;
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
  /** Begins to load code and data of a page that is likely to be next. */
  prepare: (location: PortalLocation) => Promise<unknown>;
  /** Called if only a reload brings a page's code. True if it left the page for `href`. */
  reload: (href: string) => boolean;
};

export type Router = Navigator & {
  /** Null until the first page is decided on. */
  state: () => RouterState | null;
  start: () => void;
  /** Asks the guard about this page again, because the visitor has changed. */
  reconsider: () => Promise<boolean>;
};

/** If a page's code takes longer than this, the page before it, or a skeleton, says so. */
const PENDING_DELAY_MS = 150;
const MOST_REDIRECTS = 10;

type Step = {
  readonly href: string;
  readonly write: "push" | "replace" | null;
  readonly scroll: "keep" | "new" | "restore";
  /** True if unsaved work may be lost: the person was asked, or the address stays on the page. */
  readonly allowed: boolean;
  /** The number of entries that the browser's buttons went; 0 for other navigations. */
  readonly delta: number;
};

export function createRouter({ decide, find, prepare, reload }: RouterParts): Router {
  const store = createStore<RouterState | null>(null);
  const history = openHistory((step) => void followBrowser(step));
  let latest = 0;
  let leavingAllowed = false;
  /** True from a reload that the person agreed to: the browser does not ask again. */
  let isLeaving = false;

  /** Follows the decisions until a page may be shown. A later navigation cancels an earlier one. */
  async function go(first: Step): Promise<boolean> {
    const attempt = ++latest;
    const { allowed, delta } = first;
    let step = first;
    for (let count = 0; count < MOST_REDIRECTS; count += 1) {
      const result = await decide(locationOf(step.href));
      if (attempt !== latest || result.kind === "left") return true;
      if (result.kind === "show") return show(step, result.found, () => attempt === latest);
      step = { href: result.href, write: step.write ?? "replace", scroll: "new", allowed, delta };
    }
    throw new Error(`too many redirects from ${first.href}`);
  }

  /**
   * Shows a page once its code is there. Until then the page before it stays, and it also stays if the code can't be
   * loaded, with all that was typed.
   */
  async function show(step: Step, found: FoundPage, isLatest: () => boolean): Promise<boolean> {
    const location = locationOf(step.href);
    const scroll = scrollAfter(step.scroll, location.hash, history.scroll());
    const commit = (shown: Pick<RouterState, "page" | "failure">) =>
      store.set({ location, found, scroll, waits: false, missed: null, ...shown });
    const pending = setTimeout(() => {
      const before = store.get();
      if (!isLatest()) return;
      if (before === null) {
        write(step);
        commit({ page: null, failure: null });
      } else store.set({ ...before, waits: true });
    }, PENDING_DELAY_MS);
    const shown = await loadCode(found.entry.load).then(
      (module) => ({ page: module.default, failure: null }),
      (failure: unknown) => ({ page: null, failure }),
    );
    clearTimeout(pending);
    if (!isLatest()) return true;
    const before = store.get();
    const isStart = before?.page == null || step.scroll === "keep";
    if (shown.failure !== null && (isStart || step.allowed || !hasUnsavedChanges())) {
      isLeaving = shown.failure instanceof CodeProblem && shown.failure.needsReload && reload(step.href);
      if (isLeaving) return true;
    }
    if (shown.failure !== null && !isStart) {
      stay(step, { href: step.href, failure: shown.failure, retry: () => void again(step) });
      return false;
    }
    // Somebody may have typed while the code was loading.
    if (!step.allowed && !(await mayLeave())) {
      if (isLatest()) stay(step, null);
      return false;
    }
    write(step);
    commit(shown);
    return true;
  }

  /** Keeps the page before a navigation, and its address. */
  function stay({ delta }: Step, missed: MissedPage | null): void {
    history.stepSilently(-delta);
    const before = store.get();
    if (before !== null) store.set({ ...before, scroll: { kind: "keep" }, waits: false, missed });
  }

  /** Repeats a navigation, and asks again about unsaved work. */
  async function again({ href, write: how, delta }: Step): Promise<void> {
    if (delta !== 0) history.step(delta);
    else await navigate(href, { replace: how === "replace" });
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
    const allowed = leavingAllowed || staysHere(window.location.href);
    if (hasUnsavedChanges() && !allowed) {
      history.stepSilently(-delta);
      leavingAllowed = await mayLeave();
      if (leavingAllowed) history.step(delta);
      return;
    }
    leavingAllowed = false;
    await go({ href: window.location.href, write: null, scroll: "restore", allowed, delta });
  }

  async function navigate(href: string, options: NavigateOptions = {}) {
    const { replace = false, fromTop = false, withoutAsking = false } = options;
    const asks = !withoutAsking && !staysHere(href);
    const wasUnsaved = asks && hasUnsavedChanges();
    if (wasUnsaved && !(await mayLeave())) return false;
    const scroll = replace && !fromTop && isAnotherView(href) ? "keep" : "new";
    return go({ href, write: replace ? "replace" : "push", scroll, allowed: wasUnsaved || !asks, delta: 0 });
  }

  /** True for the same page with another choice, as of a figure or a filter: what was chosen must not leave the view. */
  function isAnotherView(href: string): boolean {
    const { pathname, hash } = locationOf(href);
    return hash === "" && pathname === store.get()?.location.pathname;
  }

  /** True for another fragment of the same page: nothing is lost, so nobody is asked. */
  function staysHere(href: string): boolean {
    const [here, there] = [store.get()?.location, locationOf(href)];
    return here?.pathname === there.pathname && here.search === there.search;
  }

  const loadAhead = (pathname: string): void => preloadCode(async () => (await find(pathname))?.entry.load());

  return {
    location: () => store.get()?.location ?? locationOf(window.location.href),
    state: store.get,
    subscribe: store.subscribe,
    navigate,
    preload: (href) => preloadCode(() => prepare(locationOf(href))),
    reconsider: () => go({ href: window.location.href, write: null, scroll: "keep", allowed: true, delta: 0 }),
    start() {
      window.addEventListener("beforeunload", (event) => hasUnsavedChanges() && !isLeaving && event.preventDefault());
      loadAhead(window.location.pathname);
      const scroll = firstScroll(history.scroll());
      watchScroll(history.keepScroll);
      void go({ href: window.location.href, write: null, scroll, allowed: true, delta: 0 });
    },
  };
}

const scrollAfter = (kind: Step["scroll"], hash: string, top: number | null): ScrollAfter => {
  if (kind === "keep") return { kind };
  return kind === "restore" && top !== null ? { kind, top } : { kind: "new", hash };
};

/**
 * After a reload, or on the way back from another site, the entry has a position already. A page that came as HTML may
 * have been scrolled before its code runs; it must not move under the finger.
 */
function firstScroll(position: number | null): Step["scroll"] {
  if (window.scrollY > 0) return "keep";
  if (position !== null) return "restore";
  return window.location.hash === "" ? "keep" : "new";
}

const locationOf = (href: string): PortalLocation => {
  const { pathname, search, hash } = new URL(href, window.location.href);
  return { pathname, search, hash };
};

/** Called after a state has rendered. */
export const appeared = ({ scroll }: RouterState): void => scrollTo(scroll);
