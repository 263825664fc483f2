import { type ProblemCode, PROBLEMS, type WireError } from "@portal/contract/http/problems";
import type { ApiAnswer } from "../../vitest/api-answer.ts";

/**
 * `field`: the form field of the error. `message`: in place of the code's own. `retryAfter`: seconds until the server
 * answers again.
 */
type Facts = { field?: string; message?: string; retryAfter?: number };

/** The message of a refusal, as the server sends it. */
export const messageOf = (code: ProblemCode): string => PROBLEMS[code].message;

/** A refusal with one error, as the server answers it. */
export function refused(code: ProblemCode, { field, message = messageOf(code), retryAfter }: Facts = {}): ApiAnswer {
  const error: WireError = { code, message, ...(field === undefined ? {} : { field }) };
  return {
    status: PROBLEMS[code].status,
    body: { errors: [error] },
    ...(retryAfter === undefined ? {} : { headers: { "retry-after": String(retryAfter) } }),
  };
}
