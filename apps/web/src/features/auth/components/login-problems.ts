/**
 * German messages for a failed login. Pure, and without the contract's schema, which would be larger than the login
 * page.
 */
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";

export type CredentialErrors = { login?: string | undefined; password?: string | undefined };

/** One message per empty field, worded like the contract's schema. */
export const checkCredentials = ({ login, password }: { login: string; password: string }): CredentialErrors => ({
  login: login === "" ? "Bitte geben Sie Ihren Anmeldenamen ein." : undefined,
  password: password === "" ? "Bitte geben Sie Ihr Passwort ein." : undefined,
});

/** Why the server refused. The message is the same for known and unknown login names. */
export function explainRefusal(error: unknown): string {
  if (error instanceof ApiProblem && error.has("auth.throttled") && error.retryAfterSeconds !== null) {
    return `Zu viele Anmeldeversuche. Bitte warten Sie ${waitingTime(error.retryAfterSeconds)} und versuchen Sie es dann erneut.`;
  }
  return germanMessage(error);
}

const MINUTES_AT_MOST = 120;

/** "45 Sekunden", "eine Minute", "12 Minuten", "5 Stunden"; rounds up, so that nobody retries too early. */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "eine Sekunde" : `${seconds} Sekunden`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > MINUTES_AT_MOST) return `${Math.ceil(minutes / 60)} Stunden`;
  return minutes === 1 ? "eine Minute" : `${minutes} Minuten`;
}
