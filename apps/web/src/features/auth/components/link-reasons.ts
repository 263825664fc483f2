/** Why an access link can't be used any more. Pure. */
import { ApiProblem } from "../../../platform/api/api-problem.ts";

/** As the address spells it (`?grund=`). */
export type LinkReason = "fehlt" | "unbekannt" | "abgelaufen" | "benutzt" | "abgebrochen";

/** Null if the failure is not about the link. */
export function linkReasonOf(error: unknown): LinkReason | null {
  if (!(error instanceof ApiProblem)) return null;
  if (error.has("auth.link_expired")) return "abgelaufen";
  if (error.has("auth.link_used")) return "benutzt";
  if (error.has("auth.registration_cancelled")) return "abgebrochen";
  // A truncated link does not even pass validation.
  return error.has("auth.link_unknown") || error.has("request.invalid") ? "unbekannt" : null;
}
