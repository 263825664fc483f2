/** The query of the log-in page while somebody is at Facebook: it says where they were going. */
import { visitKey } from "../../../platform/session/browser-storage.ts";

const KEY = visitKey("facebook-return");

export const keepReturnAddress = (): void => window.sessionStorage.setItem(KEY, window.location.search);

/** Puts the address back to what it was before Facebook; its code leaves the address bar with it. */
export function restoreReturnAddress(): void {
  const { pathname, search } = window.location;
  if (!/[?&]state=/.test(search)) return;
  const before = window.sessionStorage.getItem(KEY) ?? "";
  window.sessionStorage.removeItem(KEY);
  window.history.replaceState(window.history.state, "", pathname + before);
}
