/**
 * The server notices of this visit. The page brings them along; where it could not, they load beside the session.
 */
import { getNotifications, type Notice } from "@portal/contract/notifications/calls";
import {
  DISMISSED_NOTICES_COOKIE,
  DISMISSED_NOTICES_DAYS,
  rememberDismissed,
  withoutDismissed,
} from "@portal/contract/notifications/dismissed-notices";
import { SENT_NOTICES_ID } from "@portal/contract/notifications/sent-notices";
import { apiCall } from "../../platform/api/api-call.ts";
import { readCookie } from "../../platform/api/read-cookie.ts";
import { isOnReadingPage } from "../../platform/routing/reading-page.ts";

const sent = readSent();
let notices: readonly Notice[] = sent ?? [];
const listeners = new Set<() => void>();

/** Undefined if the page brought none along, not even an empty list. */
function readSent(): readonly Notice[] | undefined {
  const text = document.getElementById(SENT_NOTICES_ID)?.textContent;
  return text ? (JSON.parse(text) as Notice[]) : undefined;
}

function show(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

export const shownNotices = (): readonly Notice[] => notices;
const NONE: readonly Notice[] = [];
/** What the page's HTML shows. */
export const sentNotices = (): readonly Notice[] => sent ?? NONE;
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads the current notices; a failure is only logged (Specification §8). */
export async function loadNotices(): Promise<void> {
  try {
    show(withoutDismissed(await apiCall(getNotifications, {}), readCookie(DISMISSED_NOTICES_COOKIE), Date.now()));
  } catch (error) {
    console.warn(`Notices could not be loaded: ${String(error)}`);
  }
}

/**
 * Loads the notices unless the page brought them along. A public entry shows none, and the call would set cookies on
 * somebody who only reads it.
 */
export const startNotices = (): Promise<void> =>
  sent === undefined && !isOnReadingPage() ? loadNotices() : Promise.resolve();

/** Hides a notice in this browser for a year, or for a day if it must be seen. */
export function dismissNotice(closed: Notice): void {
  const dismissed = rememberDismissed(readCookie(DISMISSED_NOTICES_COOKIE), closed, Date.now());
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${DISMISSED_NOTICES_COOKIE}=${dismissed}; path=/; max-age=${DISMISSED_NOTICES_DAYS * 86_400}; samesite=lax${secure}`;
  show(notices.filter(({ id }) => id !== closed.id));
}
