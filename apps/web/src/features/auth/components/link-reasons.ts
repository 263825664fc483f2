/** Why a link does not open any more, and what the person can do instead. Pure. */
import { ApiProblem } from "../../../platform/api/api-problem.ts";

/** As it stands in the address. */
export type LinkReason = "fehlt" | "unbekannt" | "abgelaufen" | "benutzt" | "abgebrochen";

/** Null where the failure is not about the link. */
export function linkReasonOf(error: unknown): LinkReason | null {
  if (!(error instanceof ApiProblem)) return null;
  if (error.has("auth.link_expired")) return "abgelaufen";
  if (error.has("auth.link_used")) return "benutzt";
  if (error.has("auth.registration_cancelled")) return "abgebrochen";
  // a link that was cut off is not even well formed
  return error.has("auth.link_unknown") || error.has("request.invalid") ? "unbekannt" : null;
}
