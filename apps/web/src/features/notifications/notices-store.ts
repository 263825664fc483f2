/**
 * The server notices of this visit. They load beside the session, so that they appear before the page and move
 * nothing.
 */
import { getNotifications, type Notice } from "@portal/contract/notifications/calls";
import { apiCall } from "../../platform/api/api-call.ts";
import { portalKey, readStored, writeStored } from "../../platform/session/browser-storage.ts";
import { rememberDismissed, withoutDismissed } from "./dismissed-notices.ts";

const DISMISSED_KEY = portalKey("dismissed-notices");

let notices: readonly Notice[] = [];
const listeners = new Set<() => void>();

function show(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

export const shownNotices = (): readonly Notice[] => notices;
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads the current notices; a failure is only logged (Specification §8). */
export async function loadNotices(): Promise<void> {
  try {
    show(withoutDismissed(await apiCall(getNotifications, {}), readStored(DISMISSED_KEY)));
  } catch (error) {
    console.warn(`Notices could not be loaded: ${String(error)}`);
  }
}

/** Hides a notice in this browser for good. */
export function dismissNotice({ id }: Notice): void {
  writeStored(DISMISSED_KEY, rememberDismissed(readStored(DISMISSED_KEY), id));
  show(notices.filter((notice) => notice.id !== id));
}
