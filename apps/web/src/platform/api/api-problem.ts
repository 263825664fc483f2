/** How calls fail (Specification §8): with the body's list of errors, or an empty list if there is none. */
import type { WireError } from "@portal/contract/http/problems";

/**
 * - `answer`: the server refused; `errors` says why.
 * - `outage`: a proxy answered 502 to 504, or the server 503.
 * - `offline`: no answer at all.
 */
export type ProblemKind = "answer" | "outage" | "offline";

type Facts = {
  kind: ProblemKind;
  status: number;
  errors?: readonly WireError[];
  retryAfterSeconds?: number | null;
  requestId?: string | null;
};

/** The error that `apiCall` throws. `status` is 0 without an answer. */
export class ApiProblem extends Error {
  readonly kind: ProblemKind;
  readonly status: number;
  readonly errors: readonly WireError[];
  /** Seconds to wait before the next attempt; null if the server did not say. */
  readonly retryAfterSeconds: number | null;
  /** Names the failure to us where the fault is ours; null for refusals. */
  readonly requestId: string | null;

  constructor({ kind, status, errors = [], retryAfterSeconds = null, requestId = null }: Facts) {
    super(errors[0]?.code ?? `${kind} ${status}`);
    this.name = "ApiProblem";
    this.kind = kind;
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = requestId;
  }

  /** True if one of the errors has this code. */
  has(code: WireError["code"]): boolean {
    return this.errors.some((error) => error.code === code);
  }

  /** True if the portal's service can't be reached: `/502`. */
  get isAway(): boolean {
    return this.kind !== "answer";
  }
}
