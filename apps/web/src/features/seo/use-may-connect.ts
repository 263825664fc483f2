import { rightCovers } from "@portal/contract/http/access";
import { useAccount, useIsAgent } from "../../platform/session/use-session.ts";

/** Whether the person may connect Search Console; customer care may not decide this for a company. */
export function useMayConnect(): "yes" | "reader" | "agent" {
  const { right } = useAccount();
  if (useIsAgent()) return "agent";
  return rightCovers(right, "write") ? "yes" : "reader";
}
