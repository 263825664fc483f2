import { rightCovers } from "@portal/contract/http/access";
import { useAccount, useIsAgent } from "../../../platform/session/use-session.ts";

/**
 * Whether the person may grant access to Google. `reader` has read access only; an `agent` of customer care may not
 * decide this for a company.
 */
export function useGooglePermission(): "yes" | "reader" | "agent" {
  const { right } = useAccount();
  if (useIsAgent()) return "agent";
  return rightCovers(right, "write") ? "yes" : "reader";
}
