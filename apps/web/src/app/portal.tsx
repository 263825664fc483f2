/** Everything but the light login page: router, query cache, shell. */
import { matchRoute, type RouteName } from "@portal/contract/pages/routes";
import { useEffect, useState } from "react";
import { sweepDrafts } from "../platform/forms/drafts.ts";
import { PortalProviders } from "./portal-providers.tsx";
import { followSession, router } from "./router/portal-router.ts";
import { RouterView } from "./router/router-view.tsx";

let isStarted = false;

/** Starts when the portal is shown, not when its code loads, because the login page preloads the code. */
function startOnce(): void {
  if (isStarted) return;
  isStarted = true;
  sweepDrafts();
  router.start();
  followSession();
}

/** Starts the router and resolves to the first page when its code is there; undefined if that failed. */
export function firstPage(): Promise<RouteName | undefined> {
  startOnce();
  return new Promise((resolve) => {
    const check = () => {
      const state = router.state();
      if (state === null || (state.page === null && state.failure === null)) return;
      leave();
      resolve(state.page === null ? undefined : matchRoute(state.location.pathname)?.name);
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
