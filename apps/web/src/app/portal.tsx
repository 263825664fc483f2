/** Everything but the log-in page: router, query cache, shell. */
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { queryClient } from "../platform/query/query-client.ts";
import { sessionState, subscribeToSession } from "../platform/session/session-store.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { keepPageAfterNavigation } from "./navigation-effects.ts";
import { loadFirstPage, router } from "./router.tsx";

loadFirstPage(window.location.pathname);
keepPageAfterNavigation(router);
// Who the visitor is has changed: the guard looks at the page again.
let kind = sessionState().kind;
subscribeToSession(() => {
  const next = sessionState().kind;
  if (next !== kind && kind !== "loading") void router.invalidate();
  kind = next;
});

export default function Portal({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  );
}
