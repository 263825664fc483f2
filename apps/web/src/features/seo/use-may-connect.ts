import { rightCovers } from "@portal/contract/http/access";
import { useAccount, useLoggedIn } from "../../platform/session/use-session.ts";

/** Whether the person may connect Search Console; customer care may not decide this for a company. */
export function useMayConnect(): "yes" | "reader" | "agent" {
  const { right } = useAccount();
  if (useLoggedIn()?.user.cucaInfo !== undefined) return "agent";
  return rightCovers(right, "write") ? "yes" : "reader";
}
