import { getPortals, switchPortal } from "@portal/contract/user-area/portals";
import { useQuery } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { personKey } from "../../../platform/query/query-keys.ts";

/** The portals on which the person's login works. */
export function usePortals() {
  const { data, error, refetch } = useQuery({
    queryKey: personKey("user-area", getPortals),
    queryFn: ({ signal }) => apiCall(getPortals, { signal }),
    throwOnError: false,
  });
  return { portals: data?.portals, error, refetch };
}

/** Chooses a portal and opens it. */
export async function goToPortal(portal: string): Promise<void> {
  const { href } = await apiCall(switchPortal, { body: { portal } });
  window.location.assign(href);
}
