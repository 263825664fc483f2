/**
 * Reads a secret from the query and removes it from the address, so that it stays neither on the screen nor in the
 * history. Returns null if the query has none.
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
