import { CodeProblem } from "../loading/code-problem.ts";
import { ApiProblem } from "./api-problem.ts";
import { RejectedAction } from "./rejections.ts";

export const OFFLINE_MESSAGE = "Keine Verbindung – Ihre Eingaben bleiben erhalten.";
const OUTAGE_MESSAGE = "Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.";
const RELOAD_MESSAGE = "Dafür muss die Seite neu geladen werden.";
const UNEXPECTED_MESSAGE = "Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.";

const DEFECT_STATUS = 500;

/**
 * The German message for any failure of an action; never an English text. A defect of ours is named by its request's id,
 * which a person can read aloud to the service.
 */
export function germanMessage(error: unknown): string {
  const reason = germanReason(error);
  const isDefect = error instanceof ApiProblem && error.status === DEFECT_STATUS && error.requestId !== null;
  return isDefect ? `${reason} Kennung: ${error.requestId}` : reason;
}

/** `germanMessage` where the id stands apart. */
export function germanReason(error: unknown): string {
  if (error instanceof RejectedAction) return error.german;
  if (error instanceof CodeProblem) return error.problem ? germanReason(error.problem) : RELOAD_MESSAGE;
  if (!(error instanceof ApiProblem)) return UNEXPECTED_MESSAGE;
  if (error.kind === "offline") return OFFLINE_MESSAGE;
  return error.errors[0]?.message ?? (error.isAway ? OUTAGE_MESSAGE : UNEXPECTED_MESSAGE);
}
