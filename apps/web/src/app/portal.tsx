/** Everything but the log-in page: router, query cache, shell. */
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "../platform/query/query-client.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { followSession, router } from "./router/portal-router.ts";
import { RouterView } from "./router/router-view.tsx";

router.start();
followSession();

export default function Portal({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterView />
      </ToastProvider>
    </QueryClientProvider>
  );
}
