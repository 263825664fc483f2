/** What can be wrong with a log-in, in German. Pure. */
import { credentials } from "@portal/contract/auth";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";

export type CredentialErrors = { login?: string | undefined; password?: string | undefined };

/** The contract's own rules, one sentence per field; nothing where both are fine. */
export function checkCredentials(input: { login: string; password: string; remember: boolean }): CredentialErrors {
  const result = credentials.safeParse(input);
  if (result.success) return {};
  const of = (field: string) => result.error.issues.find(({ path }) => path[0] === field)?.message;
  return { login: of("login"), password: of("password") };
}

/** Why the server said no. Known and unknown log-in names read the same. */
export function explainRefusal(error: unknown): string {
  if (error instanceof ApiProblem && error.has("auth.throttled") && error.retryAfterSeconds !== null) {
    return `Zu viele Anmeldeversuche. Bitte warten Sie ${waitingTime(error.retryAfterSeconds)} und versuchen Sie es dann erneut.`;
  }
  return germanMessage(error);
}

/** "45 Sekunden", "eine Minute", "12 Minuten": never less than what the server asked for. */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "eine Sekunde" : `${seconds} Sekunden`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "eine Minute" : `${minutes} Minuten`;
}
