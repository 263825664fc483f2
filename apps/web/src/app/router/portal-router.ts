/** The one router of the portal: composition of pages, session, guard and preloaded data. */
import { pathOf, routeOf } from "@portal/contract/pages/routes";
import { pageConfiguration } from "../../platform/page-configuration.ts";
import { queryClient } from "../../platform/query/query-client.ts";
import { installNavigator, type PortalLocation } from "../../platform/routing/navigation.ts";
import type { PageEntry } from "../../platform/routing/page-entry.ts";
import { loadActiveAccount, needsClaimConfirmation } from "../../platform/session/active-account.ts";
import { logOut, sessionState, subscribeToSession, takeFreshLogIn } from "../../platform/session/session-store.ts";
import { dashboardPages } from "../dashboard/routes.tsx";
import { decideNavigation } from "./navigation-decision.ts";
import type { matchStanding } from "./page-map.ts";
import { createRouter, type FoundPage, type Verdict } from "./router.ts";
import { recoverCode } from "./stale-code.ts";

/** The map of all pages. The start page does without it. */
export const loadPages = () => import("./page-map.ts");

const START = pathOf("dashboard");
const startPage: FoundPage = { entry: dashboardPages.dashboard, label: "Start", parents: [] };

const findPage = async (pathname: string): Promise<FoundPage | undefined> =>
  pathname === START ? startPage : (await loadPages()).findPage(pathname);

/** A page in whose place its failure is shown. */
const failing = (failure: unknown): FoundPage => ({
  entry: { load: () => Promise.reject(failure) },
  label: undefined,
  parents: [],
});

/** Resolves once it is known who is logged in, or that the service can't tell. */
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

async function decide(location: PortalLocation): Promise<Verdict> {
  await sessionKnown();
  try {
    const match = location.pathname === START ? () => routeOf("dashboard") : (await loadPages()).matchStanding;
    return await decideBy(match, location);
  } catch (failure) {
    return { kind: "show", found: failing(failure) };
  }
}

async function decideBy(match: typeof matchStanding, { pathname, search }: PortalLocation): Promise<Verdict> {
  const decision = decideNavigation({
    pathname,
    search,
    session: sessionState(),
    match,
    allowedDomains: pageConfiguration.redirectDomains,
    warn: (text) => console.warn(text),
  });
  if (decision.kind === "go") return decision;
  if (decision.kind === "leave") {
    window.location.assign(decision.url);
    return { kind: "left" };
  }
  if (decision.kind === "logout-first") await makeRoom();
  else if (await mustConfirmClaim(pathname)) return { kind: "go", href: pathOf("claiming_confirm") };
  const found = await findPage(pathname);
  if (found === undefined) return { kind: "go", href: pathOf("error_404") };
  startLoading(found.entry);
  return { kind: "show", found };
}

let makesRoom = false;

/** Logs out for the page that is about to be shown, which the log-out must not lead away from. */
async function makeRoom(): Promise<void> {
  makesRoom = true;
  await logOut();
  makesRoom = false;
}

/** After a log-in the chosen company is treated like one that was switched to (Specification §4). */
async function mustConfirmClaim(pathname: string): Promise<boolean> {
  const session = sessionState();
  if (session.kind !== "logged-in" || !takeFreshLogIn() || pathname === pathOf("claiming_confirm")) return false;
  // Only the company's own people say that it is theirs.
  if (session.user.cucaInfo) return false;
  const account = await loadActiveAccount().catch(() => null);
  return account !== null && needsClaimConfirmation(account, Date.now());
}

/** Data travel beside the page's code; whether they arrive is the page's affair. */
function startLoading({ preload }: PageEntry): void {
  const session = sessionState();
  if (session.kind !== "logged-in" || session.activeAccountId === null) return;
  void loadActiveAccount().catch(() => {});
  for (const options of preload?.(session.activeAccountId) ?? []) void queryClient.prefetchQuery(options);
}

export const router = createRouter({ decide, find: findPage, recover: recoverCode });
installNavigator(router);

/** Follows the session: logging out leads to the log-in page, one that ran out comes back here afterwards. */
export function followSession(): void {
  let kind = sessionState().kind;
  subscribeToSession(() => {
    const session = sessionState();
    const before = kind;
    kind = session.kind;
    if (kind === before || before === "loading" || makesRoom) return;
    const leftByChoice = session.kind === "logged-out" && !session.ended && before === "logged-in";
    const { pathname, search } = router.location();
    // the support log-in logs out whoever is logged in, so it has to be left before the guard looks at it
    if (kind === "logged-in" && pathname === pathOf("login_cuca"))
      void router.navigate(`${pathOf("dashboard")}${search}`, { replace: true, withoutAsking: true });
    else if (leftByChoice) void router.navigate(pathOf("login"), { replace: true, withoutAsking: true });
    else void router.reconsider();
  });
}
