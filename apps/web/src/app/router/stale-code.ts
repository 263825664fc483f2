/**
 * Handles a page's code that can't be loaded: either the connection is lost, or a newer version of the portal was
 * deployed after this tab was opened and the old files are gone. In the second case it reloads the address, once.
 */
import { getNotifications } from "@portal/contract/notifications/calls";
import { apiCall } from "../../platform/api/api-call.ts";
import { visitKey } from "../../platform/session/browser-storage.ts";

const RELOADED_AT_KEY = visitKey("reloaded-for-code-at");
/** A second failure within this time has another reason, and reloading again would not end. */
const RELOAD_PAUSE_MS = 60_000;

/** Whether to reload the page. `reloadedAt` is the stored time of the last reload: epoch ms as text. */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  const last = Number(reloadedAt ?? Number.NaN);
  return !(last <= now && now - last < RELOAD_PAUSE_MS);
}

/**
 * Reloads the address if that helps. Otherwise returns what to show: an ApiProblem if the server can't be reached,
 * else the failure itself.
 */
export async function reloadStaleCode(failure: unknown, href: string): Promise<{ left: true } | { failure: unknown }> {
  try {
    await apiCall(getNotifications, {});
  } catch (problem) {
    return { failure: problem };
  }
  try {
    if (!mayReload(sessionStorage.getItem(RELOADED_AT_KEY), Date.now())) return { failure };
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  } catch {
    // Without the stored time the page would reload without end.
    return { failure };
  }
  window.location.assign(href);
  return { left: true };
}
