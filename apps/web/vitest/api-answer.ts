/**
 * The answer to a call. `held` waits for `releaseApi`, `offline` breaks the connection. `uploading` waits, too, while
 * half of the request's body is sent: for tests of the progress. Default status 200.
 */
export type ApiAnswer = {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly held?: boolean;
  readonly uploading?: boolean;
  readonly offline?: boolean;
};
