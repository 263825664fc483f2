/** What pages need to know of the stream of events, which `start.ts` opens after the first page. */
import { useSyncExternalStore } from "react";

let live = false;
const watchers = new Set<() => void>();

/** Only for `start.ts`. */
export function setLive(now: boolean): void {
  if (live === now) return;
  live = now;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** The interval at which a query asks by itself: none while the stream is open. For `refetchInterval`. */
export const useNewsInterval = (withoutStreamMs: number): number | false =>
  useSyncExternalStore(
    watch,
    () => live,
    () => false,
  )
    ? false
    : withoutStreamMs;
