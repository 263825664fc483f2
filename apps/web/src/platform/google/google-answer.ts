/** Google's answer in the address to which it sends people back. */
export type GoogleAnswer = { kind: "granted"; code: string; state: string } | { kind: "denied"; state: string };

/** Reads Google's answer from a query; null if there is none. */
export function googleAnswerIn(search: string): GoogleAnswer | null {
  const query = new URLSearchParams(search);
  const [code, state, error] = [query.get("code"), query.get("state"), query.get("error")];
  if (error !== null) return { kind: "denied", state: (state ?? "").slice(0, 200) };
  return code !== null && state !== null ? { kind: "granted", code, state } : null;
}

/**
 * Reads Google's answer and removes it from the address, so that it stays neither on the screen nor in the history.
 */
export function takeGoogleAnswer(): GoogleAnswer | null {
  const { pathname, search } = window.location;
  const answer = googleAnswerIn(search);
  if (answer !== null) window.history.replaceState(window.history.state, "", pathname);
  return answer;
}
