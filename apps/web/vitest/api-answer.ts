/**
 * What a call gets; `held` waits for `releaseApi`, `offline` breaks the connection. `uploading` waits as well, with the
 * request's body on its way: for tests of the progress. Default status 200.
 */
export type ApiAnswer = {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly held?: boolean;
  readonly uploading?: boolean;
  readonly offline?: boolean;
};
