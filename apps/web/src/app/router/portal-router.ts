/** The portal's router: connects pages, session, guard and preloaded queries. */
import { pathOf, routeOf } from "@portal/contract/pages/routes";
import { pageConfiguration } from "../../platform/page-configuration.ts";
import { queryClient } from "../../platform/query/query-client.ts";
import { loadCode } from "../../platform/loading/load-code.ts";
import { installNavigator, type PortalLocation } from "../../platform/routing/navigation.ts";
import { type PageEntry, prefetch } from "../../platform/routing/page-entry.ts";
import { loadActiveAccount, needsClaimConfirmation } from "../../platform/session/active-account.ts";
import { logOut, sessionState, subscribeToSession, takeFreshLogin } from "../../platform/session/session-store.ts";
import { dashboardPages } from "../dashboard/routes.tsx";
import { decideNavigation } from "./navigation-decision.ts";
import type { matchBuilt } from "./page-map.ts";
import { createRouter, type FoundPage, type NavigationResult } from "./router.ts";
import { reloadForCode } from "./stale-code.ts";

/** Loads the map of all pages, which the start page does not need. */
export const loadPages = () => import("./page-map.ts");

const START = pathOf("dashboard");
const startPage: FoundPage = { entry: dashboardPages.dashboard, label: "Start", parents: [] };

const findPage = async (pathname: string): Promise<FoundPage | undefined> =>
  pathname === START ? startPage : (await loadCode(loadPages)).findPage(pathname);

/** A page that shows the failure instead of itself. */
const failing = (failure: unknown): FoundPage => ({
  entry: { load: () => Promise.reject(failure) },
  label: undefined,
  parents: [],
});

/** Resolves when it is known who is logged in, or that the service can't tell. */
const sessionKnown = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (sessionState().kind === "loading") return;
      leave();
      resolve();
    };
    const leave = subscribeToSession(check);
    check();
  });

async function decide(location: PortalLocation): Promise<NavigationResult> {
  await sessionKnown();
  try {
    return await decideBy(await matcherFor(location.pathname), location);
  } catch (failure) {
    return { kind: "show", found: failing(failure) };
  }
}

type Matcher = typeof matchBuilt;
type Address = Pick<PortalLocation, "pathname" | "search">;

const matcherFor = async (pathname: string): Promise<Matcher> =>
  pathname === START ? () => routeOf("dashboard") : (await loadCode(loadPages)).matchBuilt;

const decisionOn = ({ pathname, search }: Address, match: Matcher, warn: (text: string) => void = () => {}) =>
  decideNavigation({
    pathname,
    search,
    session: sessionState(),
    match,
    allowedDomains: pageConfiguration.redirectDomains,
    warn,
  });

async function decideBy(match: Matcher, { pathname, search }: PortalLocation): Promise<NavigationResult> {
  const decision = decisionOn({ pathname, search }, match, (text) => console.warn(text));
  if (decision.kind === "go") return decision;
  if (decision.kind === "leave") {
    window.location.assign(decision.url);
    return { kind: "left" };
  }
  if (decision.kind === "logout-first") await logOutForPage();
  else if (await mustConfirmClaim(pathname)) return { kind: "go", href: pathOf("claiming_confirm") };
  const found = await findPage(pathname);
  if (found === undefined) return { kind: "go", href: pathOf("error_404") };
  startLoading(found.entry);
  return { kind: "show", found };
}

let logsOutForPage = false;

/** Logs out before a page for logged-out visitors is shown, without following the logout to the login page. */
async function logOutForPage(): Promise<void> {
  logsOutForPage = true;
  await logOut();
  logsOutForPage = false;
}

/** After a login, the chosen company is treated as if it had been switched to (Specification §4). */
async function mustConfirmClaim(pathname: string): Promise<boolean> {
  const session = sessionState();
  if (session.kind !== "logged-in" || !takeFreshLogin() || pathname === pathOf("claiming_confirm")) return false;
  // Only the company's own people may confirm its claim.
  if (session.user.cucaInfo) return false;
  const account = await loadActiveAccount().catch(() => null);
  return account !== null && needsClaimConfirmation(account, Date.now());
}

/** Starts the page's queries beside its code; the page itself handles failures. Data that are fresh stay as they are. */
function startLoading({ preload }: Pick<PageEntry, "preload">): void {
  const session = sessionState();
  if (session.kind !== "logged-in" || session.activeAccountId === null) return;
  void loadActiveAccount().catch(() => {});
  for (const options of preload?.(session.activeAccountId) ?? []) void prefetch(queryClient, options);
}

/** Loads a page's code, and its data if the guard would show the page to this person. */
async function prepare({ pathname, search, hash }: PortalLocation): Promise<void> {
  const found = await findPage(pathname);
  if (found === undefined) return;
  const session = sessionState();
  const isShown =
    session.kind === "logged-in" && decisionOn({ pathname, search }, await matcherFor(pathname)).kind === "stay";
  if (isShown) startLoading(found.entry);
  const module = await found.entry.load();
  if (!isShown) return;
  startLoading(module);
  module.loadFor?.({ search, hash });
}

export const router = createRouter({ decide, find: findPage, prepare, reload: reloadForCode });

/** Begins to show pages. Until then links are the browser's own, whose pages may come as HTML. */
export function startRouter(): void {
  installNavigator(router);
  router.start();
  followSession();
}

const needsSecondFactor = (): boolean => {
  const session = sessionState();
  return session.kind === "logged-in" && session.user.secondFactorMissing === true;
};

/**
 * Follows the session: a logout leads to the login page; after an expired session the login leads back here; customer
 * care that lost its second factor is led to set one up.
 */
function followSession(): void {
  let kind = sessionState().kind;
  let missed = needsSecondFactor();
  subscribeToSession(() => {
    const session = sessionState();
    const before = kind;
    kind = session.kind;
    const missedBefore = missed;
    missed = needsSecondFactor();
    if (kind === before && missed && !missedBefore) return void router.reconsider();
    if (kind === before || before === "loading" || logsOutForPage) return;
    const leftByChoice = session.kind === "logged-out" && !session.ended && before === "logged-in";
    const { pathname, search } = router.location();
    // The support login logs out any user, so this page must be left before the guard checks it.
    if (kind === "logged-in" && pathname === pathOf("login_cuca"))
      void router.navigate(`${pathOf("dashboard")}${search}`, { replace: true, withoutAsking: true });
    else if (leftByChoice) void router.navigate(pathOf("login"), { replace: true, withoutAsking: true });
    else void router.reconsider();
  });
}
