/** The notices that were dismissed in this browser, as text for local storage: the newest ids, separated by commas. */
import type { Notice } from "@portal/contract/notifications/calls";

const MOST_REMEMBERED = 50;
const idsIn = (stored: string | null): number[] =>
  (stored ?? "")
    .split(",")
    .map(Number)
    .filter((id) => id > 0);

/** Adds one notice to the stored text. */
export const rememberDismissed = (stored: string | null, id: number): string =>
  [...new Set([...idsIn(stored), id])].slice(-MOST_REMEMBERED).join(",");

/** The notices to show; a notice that can't be dismissed is always shown. */
export const withoutDismissed = (notices: readonly Notice[], stored: string | null): readonly Notice[] => {
  const dismissed = new Set(idsIn(stored));
  return notices.filter(({ id, dismissible }) => !dismissible || !dismissed.has(id));
};
