/**
 * A page's code that can't be fetched: either nobody answers, or a newer version of the portal was put up since this
 * tab was opened and the old files are gone. The second is mended by loading the address anew, once.
 */
import { getNotifications } from "@portal/contract/notifications/calls";
import { apiCall } from "../../platform/api/api-call.ts";
import { visitKey } from "../../platform/session/browser-storage.ts";

const RELOADED_AT_KEY = visitKey("reloaded-for-code-at");
/** A second failure within this time is none of old files: loading anew would go round in circles. */
const RELOAD_PAUSE_MS = 60_000;

/** Whether to load the page anew. `reloadedAt` is what an earlier reload left behind: milliseconds as text. */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  const last = Number(reloadedAt ?? Number.NaN);
  return !(last <= now && now - last < RELOAD_PAUSE_MS);
}

/**
 * Called where a page's code didn't come. Leaves to the same address where that helps; answers otherwise with what to
 * tell the person: an ApiProblem where nobody answers, else the failure itself.
 */
export async function recoverCode(failure: unknown, href: string): Promise<{ left: true } | { failure: unknown }> {
  try {
    await apiCall(getNotifications, {});
  } catch (problem) {
    return { failure: problem };
  }
  try {
    if (!mayReload(sessionStorage.getItem(RELOADED_AT_KEY), Date.now())) return { failure };
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  } catch {
    // without a note of this reload there would be no end to them
    return { failure };
  }
  window.location.assign(href);
  return { left: true };
}
