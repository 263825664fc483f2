/** The person's profile as the server stores it, shared by all areas of the page. */
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

/** Returns a function that caches a call's profile and passes it to the header, which shows name and image. */
export function useSetProfile(): (profile: Profile) => void {
  const client = useQueryClient();
  return (profile) => {
    client.setQueryData(profileQuery.queryKey, { profile });
    void lookUpSession();
  };
}
