/**
 * Reads a secret from the address and takes it out of there, so that it stays neither on the screen nor in the history.
 * Answers null where the address has none.
 */
export function takeFromAddress(name: string): string | null {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const value = query.get(name);
  if (value === null) return null;
  query.delete(name);
  const rest = query.toString();
  window.history.replaceState(window.history.state, "", `${pathname}${rest === "" ? "" : `?${rest}`}${hash}`);
  return value;
}
