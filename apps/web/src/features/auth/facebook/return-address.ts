/** Stores the login page's query while the visitor is at Facebook, because it says where they want to go. */
import { visitKey } from "../../../platform/session/browser-storage.ts";

const KEY = visitKey("facebook-return");

export const keepReturnAddress = (): void => window.sessionStorage.setItem(KEY, window.location.search);

/** Restores the address from before Facebook, which also removes Facebook's code from the address bar. */
export function restoreReturnAddress(): void {
  const { pathname, search } = window.location;
  if (!/[?&]state=/.test(search)) return;
  const before = window.sessionStorage.getItem(KEY) ?? "";
  window.sessionStorage.removeItem(KEY);
  window.history.replaceState(window.history.state, "", pathname + before);
}
