/** The router of the portal: TanStack Router over the contract's route table. */
import { PUBLIC_ENTRY_PATH } from "@portal/contract/standing-routes";
import { hrefOf, queryOf } from "@portal/contract/redirects";
import { pathOf, type RouteName } from "@portal/contract/routes";
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { allowedRedirectDomains, isProduction } from "../platform/brand/brand.ts";
import { queryClient } from "../platform/query/query-client.ts";
import type { PageEntry } from "../platform/routing/page-entry.ts";
import { loadActiveAccount, needsClaimConfirmation } from "../platform/session/active-account.ts";
import { logOut, sessionState, subscribeToSession, takeFreshLogIn } from "../platform/session/session-store.ts";
import { PortalFrame } from "./shell/portal-frame.tsx";
import { decideNavigation, type NavigationDecision } from "./navigation-decision.ts";
import { PageFailure } from "./pages/page-failure.tsx";
import { PagePending } from "./pages/page-pending.tsx";
import { PAGES, PUBLIC_ENTRY_PAGE } from "./pages.ts";

const rootRoute = createRootRoute({
  component: PortalFrame,
  beforeLoad: async ({ location, preload }) => {
    if (preload) return;
    await sessionKnown();
    await obey(decideNavigation(situation(location.pathname, location.searchStr)));
    await confirmClaimAfterLogIn(location.pathname);
  },
});

const situation = (pathname: string, search: string) => ({
  pathname,
  search,
  session: sessionState(),
  production: isProduction,
  allowedDomains: allowedRedirectDomains,
  warn: (text: string) => console.warn(text),
});

/** Resolves once it is known who is logged in, or that the service can't tell. */
const sessionKnown = (): Promise<void> =>
  new Promise((resolve) => {
    const settled = () => sessionState().kind !== "loading";
    if (settled()) return resolve();
    const leave = subscribeToSession(() => {
      if (!settled()) return;
      leave();
      resolve();
    });
  });

async function obey(decision: NavigationDecision): Promise<void> {
  if (decision.kind === "go") throw redirect({ href: decision.href, replace: true });
  if (decision.kind === "logout-first") await logOut();
  if (decision.kind === "leave") {
    window.location.assign(decision.url);
    // the page is being left: nothing of it may appear any more
    await new Promise(() => {});
  }
}

/** After a log-in the chosen company is treated like one that was switched to (Specification §4). */
async function confirmClaimAfterLogIn(pathname: string): Promise<void> {
  if (sessionState().kind !== "logged-in" || !takeFreshLogIn() || pathname === pathOf("claiming_confirm")) return;
  const account = await loadActiveAccount().catch(() => null);
  if (account !== null && account.right === "owner" && needsClaimConfirmation(account, Date.now())) {
    throw redirect({ to: pathOf("claiming_confirm"), replace: true });
  }
}

/** Data start to load beside the page's code; whether they arrive is the page's affair. */
function preload({ preload: queries }: PageEntry): void {
  const session = sessionState();
  if (session.kind !== "logged-in") return;
  void loadActiveAccount().catch(() => {});
  if (session.activeAccountId === null) return;
  for (const options of queries?.(session.activeAccountId) ?? []) void queryClient.prefetchQuery(options);
}

const routeFor = (path: string, entry: PageEntry) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyRouteComponent(entry.load, "Page"),
    loader: () => preload(entry),
    // the query cache alone decides what is stale
    staleTime: Number.POSITIVE_INFINITY,
  });

const pageRoutes = Object.entries(PAGES).map(([name, entry]) => routeFor(pathOf(name as RouteName), entry));
const publicEntryRoute = PUBLIC_ENTRY_PAGE === undefined ? [] : [routeFor(`${PUBLIC_ENTRY_PATH}$id`, PUBLIC_ENTRY_PAGE)];
/** Any other path: the guard has led it to `/404` before it gets here. */
const unknownRoute = createRoute({ getParentRoute: () => rootRoute, path: "$", component: () => null });

export const router = createRouter({
  routeTree: rootRoute.addChildren([...pageRoutes, ...publicEntryRoute, unknownRoute]),
  parseSearch: (search) => ({ ...queryOf(search) }),
  stringifySearch: (search) => hrefOf("", search as Record<string, string>),
  scrollRestoration: true,
  defaultPreload: "intent",
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: PageFailure,
});

/** Begins to load the code of the page that was asked for, while the session is still being looked up. */
export function loadFirstPage(pathname: string): void {
  const found = Object.entries(PAGES).find(([name]) => pathOf(name as RouteName) === pathname);
  void found?.[1].load().catch(() => {});
}
