import { Problem } from "../../platform/problem.ts";
import type { TokenState } from "../../platform/one-time-tokens/one-time-tokens.ts";

/** A use of a link that says more than "used". */
export const CANCELLED = "cancelled";

/** Why a link is refused. A link that is still valid here was used by a parallel call. */
export function linkRefusal(found: TokenState): Problem {
  if (found.state === "unknown") return new Problem("auth.link_unknown");
  if (found.state === "expired") return new Problem("auth.link_expired");
  const cancelled = found.state === "used" && found.outcome === CANCELLED;
  return new Problem(cancelled ? "auth.registration_cancelled" : "auth.link_used");
}
