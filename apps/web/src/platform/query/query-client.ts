/** The query cache: emptied at log-out, and no answer of one company is ever shown under another. */
import { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../api/api-problem.ts";
import { pageConfiguration } from "../page-configuration.ts";
import { onAccountLeave } from "../session/active-account.ts";
import { onSessionEnd } from "../session/session-store.ts";
import { accountPrefix } from "./query-keys.ts";

const MOST_RETRIES = 2;

/** What the server refused is not asked again; what was lost on the way is. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < MOST_RETRIES && error instanceof ApiProblem && error.isAway;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: pageConfiguration.reloadTimeoutMinutes * 60_000,
      retry: shouldRetry,
      // Without a connection people are told so, instead of seeing shapes of what may never come.
      networkMode: "always",
      refetchOnReconnect: true,
      // A first load that fails is the page's failure; a later one keeps what is on the screen.
      throwOnError: (_error, query) => query.state.data === undefined,
    },
    mutations: { retry: false },
  },
});

onAccountLeave((oldId) => void queryClient.cancelQueries({ queryKey: accountPrefix(oldId) }));
onSessionEnd(() => queryClient.clear());
