import { type Claiming, getClaiming } from "@portal/contract/claiming/calls";
import { ID_PATTERN } from "@portal/contract/http/ids";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../platform/api/api-call.ts";
import { personKey } from "../../platform/query/query-keys.ts";
import { usePageQuery } from "../../platform/routing/use-go-to.ts";
import { useSession } from "../../platform/session/use-session.ts";

/** How often the page asks for the claim while a call or letter is ordered, to notice when the code is valid. */
const LOOK_EVERY_MS = 10_000;

/** Loads the claim on the company in the address (`?firma=7`) as the current visitor sees it. */
export function useClaiming() {
  const { firma = "" } = usePageQuery();
  const session = useSession();
  const isNamed = ID_PATTERN.test(firma);
  const viewer = session.kind === "logged-in" ? session.user.user_id : null;
  const queryKey = [...personKey("claiming", getClaiming, { query: { company: firma } }), viewer] as const;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => apiCall(getClaiming, { query: { company: firma }, signal }),
    enabled: isNamed,
    throwOnError: false,
    refetchInterval: ({ state }) => (state.data?.claiming.claim?.state === "requested" ? LOOK_EVERY_MS : false),
  });
  return {
    /** Undefined if the address names no valid company id. */
    firma: isNamed ? firma : undefined,
    claiming: data?.claiming,
    error,
    refetch: () => void refetch(),
    /** Replaces the loaded claim by a call's answer. */
    take: (claiming: Claiming) => client.setQueryData(queryKey, { claiming }),
  };
}
