import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { queryClient } from "../platform/query/query-client.ts";
import { onSessionEnd } from "../platform/session/session-store.ts";
import { ToastProvider, useToasts } from "../ui/feedback/toast.tsx";

/** Query cache and toasts around the router's pages. */
export function PortalProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <ToastsOfOnePerson />
        {children}
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
