import { getMenuItems } from "@portal/contract/navigation/calls";
import { apiCall } from "../../platform/api/api-call.ts";
import { personKey } from "../../platform/query/query-keys.ts";

/** Loads the menu. A failure leaves the portal usable, and the menu offers to try again. */
export const menuQuery = {
  queryKey: personKey("navigation", getMenuItems),
  queryFn: ({ signal }: { signal: AbortSignal }) => apiCall(getMenuItems, { signal }),
  throwOnError: false,
};
