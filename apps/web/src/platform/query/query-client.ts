/** The query cache. It is cleared at logout, and no company's data are shown under another. */
import { notifyManager, QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../api/api-problem.ts";
import { pageConfiguration } from "../page-configuration.ts";
import { onAccountSwitch } from "../session/active-account.ts";
import { onSessionEnd } from "../session/session-store.ts";
import { accountPrefix } from "./query-keys.ts";

const MOST_RETRIES = 2;

/** Retries lost connections, but not refusals of the server. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < MOST_RETRIES && error instanceof ApiProblem && error.isAway;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: pageConfiguration.reloadTimeoutMinutes * 60_000,
      retry: shouldRetry,
      // Without a connection people see a message instead of an endless skeleton.
      networkMode: "always",
      refetchOnReconnect: true,
      // A failed first load fails the page; a failed reload keeps the data on the screen.
      throwOnError: (_error, query) => query.state.data === undefined,
    },
    mutations: { retry: false },
  },
});

// A step that stores an answer and then drops its own state shows both in one paint. After a `setTimeout`, which is the
// default, a switch would flash back to what it was.
notifyManager.setScheduler(queueMicrotask);

onAccountSwitch((oldId) => void queryClient.cancelQueries({ queryKey: accountPrefix(oldId) }));
onSessionEnd(() => queryClient.clear());
