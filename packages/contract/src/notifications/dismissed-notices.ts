/**
 * The notices that were closed in a browser: a cookie with the newest ids, so that the server leaves them out of the
 * pages that it sends. A notice that must be seen is closed for a day only: its id has the hour of closing behind it.
 */
import type { Notice } from "./calls.ts";

/** The page writes it. It belongs to this host alone. */
export const DISMISSED_NOTICES_COOKIE = "dismissed-notices";
export const DISMISSED_NOTICES_DAYS = 365;
export const PUT_OFF_HOURS = 24;

const MOST_REMEMBERED = 50;
const HOUR_MS = 3_600_000;

type Closed = { readonly id: number; readonly hour: number | null };

const ENTRY = /^([1-9]\d{0,15})(?:-(\d{1,7}))?$/;
function closedIn(stored: string | undefined): Closed[] {
  return (stored ?? "").split(".").flatMap((text) => {
    const [, id, hour] = ENTRY.exec(text) ?? [];
    return id === undefined ? [] : [{ id: Number(id), hour: hour === undefined ? null : Number(hour) }];
  });
}

const textOf = ({ id, hour }: Closed): string => (hour === null ? String(id) : `${id}-${hour}`);

type Closable = Pick<Notice, "id" | "dismissible">;

/** Adds one notice to the cookie's value. `now`: epoch milliseconds. */
export function rememberDismissed(stored: string | undefined, { id, dismissible }: Closable, now: number): string {
  const others = closedIn(stored).filter((closed) => closed.id !== id);
  const closed = { id, hour: dismissible ? null : Math.floor(now / HOUR_MS) };
  return [...others, closed].slice(-MOST_REMEMBERED).map(textOf).join(".");
}

/** The notices to show. `now`: epoch milliseconds. */
export function withoutDismissed(
  notices: readonly Notice[],
  stored: string | undefined,
  now: number,
): readonly Notice[] {
  const closed = new Map(closedIn(stored).map(({ id, hour }) => [id, hour]));
  const isPutOff = (hour: number): boolean => {
    const ago = now / HOUR_MS - hour;
    return ago >= 0 && ago < PUT_OFF_HOURS;
  };
  return notices.filter(({ id, dismissible }) => {
    const hour = closed.get(id);
    if (hour === undefined) return true;
    return !dismissible && (hour === null || !isPutOff(hour));
  });
}
