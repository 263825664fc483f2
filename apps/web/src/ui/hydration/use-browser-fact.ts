import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * A fact of this browser that does not change, such as an ability. A page that was rendered at build shows the
 * `usual` one until its script runs.
 */
export const useBrowserFact = (read: () => boolean, usual: boolean): boolean =>
  useSyncExternalStore(never, read, () => usual);

/** False in a page that was rendered at build, until its script runs. */
export const useHydrated = (): boolean => useBrowserFact(() => true, false);
