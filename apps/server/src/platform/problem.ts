/** The error for everything that the caller is told. Its codes come from the contract's closed list. */
import { PROBLEMS, type ErrorBody, type ProblemCode, type WireError } from "@portal/contract/http/problems";

type Where = { field?: string; message?: string };
/** Whom a refusal is about where the caller has no session; never sent. */
type About = { userId: number };

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: WireError[];
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | undefined;
  readonly about: About | undefined;

  constructor(code: ProblemCode, where: Where & { retryAfter?: number; errors?: WireError[]; about?: About } = {}) {
    super(code);
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.errors = where.errors ?? [wireError(code, where)];
    this.retryAfter = where.retryAfter;
    this.about = where.about;
  }

  get body(): ErrorBody {
    return { errors: this.errors };
  }
}

/** One entry of the error body; `message` replaces the code's own sentence. */
export const wireError = (code: ProblemCode, { field, message }: Where = {}): WireError => ({
  code,
  message: message ?? PROBLEMS[code].message,
  ...(field === undefined ? {} : { field }),
});
