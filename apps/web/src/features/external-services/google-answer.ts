/** What Google put into the address when it sent the person back. */
export type GoogleAnswer = { kind: "granted"; code: string; state: string } | { kind: "denied"; state: string };

/** Reads an address's query; null where nobody comes back from Google. */
export function googleAnswerIn(search: string): GoogleAnswer | null {
  const query = new URLSearchParams(search);
  const [code, state, error] = [query.get("code"), query.get("state"), query.get("error")];
  if (error !== null) return { kind: "denied", state: (state ?? "").slice(0, 200) };
  return code !== null && state !== null ? { kind: "granted", code, state } : null;
}

/** Reads it and takes it out of the address, so that it stays neither on the screen nor in the history. */
export function takeGoogleAnswer(): GoogleAnswer | null {
  const { pathname, search } = window.location;
  const answer = googleAnswerIn(search);
  if (answer !== null) window.history.replaceState(window.history.state, "", pathname);
  return answer;
}
