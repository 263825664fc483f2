import { rightCovers } from "@portal/contract/http/access";
import { useAccount, useLoggedIn } from "../../../platform/session/use-session.ts";

/** Letting Google in is the company's own: `reader` may look, customer care may not do it for a company. */
export function useMayAct(): "yes" | "reader" | "agent" {
  const { right } = useAccount();
  if (useLoggedIn()?.user.cucaInfo !== undefined) return "agent";
  return rightCovers(right, "write") ? "yes" : "reader";
}
