/** What the server holds about the person, shared by the areas of the page. */
import { getProfile, type Profile } from "@portal/contract/user-area/profile";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../platform/api/api-call.ts";
import { personKey } from "../../platform/query/query-keys.ts";
import { lookUpSession } from "../../platform/session/session-store.ts";

const profileQuery = queryOptions({
  queryKey: personKey("user-area", getProfile),
  queryFn: ({ signal }) => apiCall(getProfile, { signal }),
  throwOnError: false,
});

export function useProfile() {
  const { data, error, refetch } = useQuery(profileQuery);
  return { profile: data?.profile, error, refetch };
}

/** Shows what a call answered, and tells the header, which shows name and image too. */
export function useTakeProfile(): (profile: Profile) => void {
  const client = useQueryClient();
  return (profile) => {
    client.setQueryData(profileQuery.queryKey, { profile });
    void lookUpSession();
  };
}
