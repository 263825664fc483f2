/** What fails before reports of errors begin, which wait until the page has loaded. In the first chunk, thus short. */

type Failure = ErrorEvent | PromiseRejectionEvent;
const TYPES = ["error", "unhandledrejection"] as const;
const failures: Failure[] = [];
const keep = (event: Failure): void => void failures.push(event);

export const keepEarlyFailures = (): void => TYPES.forEach((type) => window.addEventListener(type, keep));

/** What was kept so far. Keeps no more. */
export function takeEarlyFailures(): Failure[] {
  TYPES.forEach((type) => window.removeEventListener(type, keep));
  return failures.splice(0);
}
