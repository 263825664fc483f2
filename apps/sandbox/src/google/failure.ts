import type { SandboxAnswer } from "../http.ts";

/** An error as Google's APIs answer it. */
export const failure = (status: number, code: string, retryAfter?: number): SandboxAnswer => ({
  status,
  body: { error: { code: status, status: code, message: code } },
  ...(retryAfter === undefined ? {} : { retryAfter }),
});
