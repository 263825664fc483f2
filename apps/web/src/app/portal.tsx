/** Everything but the light login page: router, query cache, shell. */
import { SENT_ENTRY_PAGE } from "@portal/contract/entry/sent-entry";
import { matchRoute, PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { useEffect, useState } from "react";
import { sweepDrafts } from "../platform/forms/drafts.ts";
import { PortalProviders } from "./portal-providers.tsx";
import { router, startRouter } from "./router/portal-router.ts";
import { RouterView } from "./router/router-view.tsx";

let isStarted = false;

/** Starts when the portal is shown, not when its code loads, because the login page preloads the code. */
function startOnce(): void {
  if (isStarted) return;
  isStarted = true;
  sweepDrafts();
  startRouter();
}

/** Name of the page at a path; public entries are not among the routes. */
const pageAt = (pathname: string): string | undefined =>
  pathname.startsWith(PUBLIC_ENTRY_PATH) ? SENT_ENTRY_PAGE : matchRoute(pathname)?.name;

/** Starts the router and resolves to the first page when its code is there; undefined if that failed. */
export function firstPage(): Promise<string | undefined> {
  startOnce();
  return new Promise((resolve) => {
    const check = () => {
      const state = router.state();
      if (state === null || (state.page === null && state.failure === null)) return;
      leave();
      resolve(state.page === null ? undefined : pageAt(state.location.pathname));
    };
    const leave = router.subscribe(check);
    check();
  });
}

export default function Portal({ onShown }: { onShown: () => void }) {
  useState(startOnce);
  useEffect(onShown, [onShown]);
  return (
    <PortalProviders>
      <RouterView />
    </PortalProviders>
  );
}
