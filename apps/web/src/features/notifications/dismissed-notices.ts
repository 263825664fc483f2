/** Which notices this browser has dismissed, as text in local storage: ids of the newest ones, parted by commas. */
import type { Notice } from "@portal/contract/notifications/calls";

const MOST_REMEMBERED = 50;
const idsIn = (stored: string | null): number[] =>
  (stored ?? "")
    .split(",")
    .map(Number)
    .filter((id) => id > 0);

/** The stored text with one more notice in it. */
export const rememberDismissed = (stored: string | null, id: number): string =>
  [...new Set([...idsIn(stored), id])].slice(-MOST_REMEMBERED).join(",");

/** What is still to be shown; a notice that can't be dismissed always is. */
export const withoutDismissed = (notices: readonly Notice[], stored: string | null): readonly Notice[] => {
  const dismissed = new Set(idsIn(stored));
  return notices.filter(({ id, dismissible }) => !dismissible || !dismissed.has(id));
};
