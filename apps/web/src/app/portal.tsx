/** Everything but the light login page: router, query cache, shell. */
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sweepDrafts } from "../platform/forms/drafts.ts";
import { queryClient } from "../platform/query/query-client.ts";
import { onSessionEnd } from "../platform/session/session-store.ts";
import { ToastProvider, useToasts } from "../ui/feedback/toast.tsx";
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

export default function Portal({ onShown }: { onShown: () => void }) {
  useState(startOnce);
  useEffect(onShown, [onShown]);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <ToastsOfOnePerson />
        <RouterView />
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** Toasts name companies and offer to undo changes, so they disappear with the person who logs out. */
function ToastsOfOnePerson() {
  const toasts = useToasts();
  useEffect(() => onSessionEnd(() => toasts.snapshot().forEach(({ id }) => toasts.dismiss(id))), [toasts]);
  return null;
}
