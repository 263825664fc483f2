/** The one router of the portal: composition of pages, session, guard and preloaded data. */
import { pathOf, type RouteName } from "@portal/contract/routes";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/standing-routes";
import { pageConfiguration } from "../../platform/page-configuration.ts";
import { queryClient } from "../../platform/query/query-client.ts";
import { installNavigator, type PortalLocation } from "../../platform/routing/navigation.ts";
import type { PageEntry } from "../../platform/routing/page-entry.ts";
import { loadActiveAccount, needsClaimConfirmation } from "../../platform/session/active-account.ts";
import { logOut, sessionState, subscribeToSession, takeFreshLogIn } from "../../platform/session/session-store.ts";
import { decideNavigation } from "../navigation-decision.ts";
import { PAGES, PUBLIC_ENTRY_PAGE } from "../pages.ts";
import { createRouter, type Verdict } from "./router.ts";
import { recoverCode } from "./stale-code.ts";

const pagesByPath = new Map(Object.entries(PAGES).map(([name, entry]) => [pathOf(name as RouteName), entry]));

const findPage = (pathname: string): PageEntry | undefined =>
  pathname.startsWith(PUBLIC_ENTRY_PATH) ? PUBLIC_ENTRY_PAGE : pagesByPath.get(pathname);

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

async function decide({ pathname, search }: PortalLocation): Promise<Verdict> {
  await sessionKnown();
  const decision = decideNavigation({
    pathname,
    search,
    session: sessionState(),
    production: pageConfiguration.production,
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
  const entry = findPage(pathname);
  if (entry === undefined) return { kind: "go", href: pathOf("error_404") };
  startLoading(entry);
  return { kind: "show", entry };
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
