/** Loads a page's address anew if its code can't be loaded in another way (`platform/loading/code-problem.ts`). */
import { visitKey } from "../../platform/session/browser-storage.ts";

const RELOADED_AT_KEY = visitKey("reloaded-for-code-at");
/** A second failure within this time has another reason, and reloading again would not end. */
const RELOAD_PAUSE_MS = 60_000;

/** Whether to reload the page. `reloadedAt` is the stored time of the last reload: epoch ms as text. */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  const last = Number(reloadedAt ?? Number.NaN);
  return !(last <= now && now - last < RELOAD_PAUSE_MS);
}

/** Loads the address anew, once in a while. False if it did not. */
export function reloadForCode(href: string): boolean {
  try {
    if (!mayReload(sessionStorage.getItem(RELOADED_AT_KEY), Date.now())) return false;
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  } catch {
    // Without the stored time the page would reload without end.
    return false;
  }
  window.location.assign(href);
  return true;
}
