/**
 * The browser's history. Its entries are numbered, so that a step back can be reverted while a question is open. Each
 * holds its scroll position, which survives a reload and a visit to another site.
 */

type Entry = { readonly portalIndex: number; readonly portalScroll: number | null };

function entryOf(state: unknown): Entry {
  const { portalIndex, portalScroll } = (typeof state === "object" && state !== null ? state : {}) as Partial<
    Record<keyof Entry, unknown>
  >;
  return {
    portalIndex: typeof portalIndex === "number" ? portalIndex : 0,
    portalScroll: typeof portalScroll === "number" ? portalScroll : null,
  };
}

export type BrowserHistory = ReturnType<typeof openHistory>;

/** Calls `onStep` for each step through the history with the number of entries it went. */
export function openHistory(onStep: (step: { delta: number }) => void) {
  let entry = entryOf(history.state);
  let silent = false;
  /** Positions of this visit. They are exact even if an entry is left right after scrolling. */
  const positions = new Map<number, number>();
  history.scrollRestoration = "manual";
  history.replaceState(entry, "");

  const keepScroll = (top: number): void => {
    positions.set(entry.portalIndex, top);
    if (entry.portalScroll === top) return;
    entry = { ...entry, portalScroll: top };
    history.replaceState(entry, "");
  };

  window.addEventListener("popstate", ({ state }) => {
    const from = entry.portalIndex;
    if (!silent) positions.set(from, window.scrollY);
    entry = entryOf(state);
    if (silent) silent = false;
    else onStep({ delta: entry.portalIndex - from });
  });
  return {
    keepScroll,
    /** The position of the current entry; null for an entry that is new. */
    scroll: (): number | null => positions.get(entry.portalIndex) ?? entry.portalScroll,
    write(how: "push" | "replace", href: string) {
      if (how === "push") keepScroll(window.scrollY);
      const portalIndex = how === "push" ? entry.portalIndex + 1 : entry.portalIndex;
      positions.delete(portalIndex);
      entry = { portalIndex, portalScroll: null };
      if (how === "push") history.pushState(entry, "", href);
      else history.replaceState(entry, "", href);
    },
    /** Steps without calling `onStep`, to revert a step of the browser's buttons. */
    stepSilently(delta: number) {
      silent = delta !== 0;
      if (silent) history.go(delta);
    },
    step: (delta: number) => history.go(delta),
  };
}
