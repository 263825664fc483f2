/** The browser's history with places that are counted, so that a step back can be undone while a question is open. */

const indexOf = (state: unknown): number =>
  typeof state === "object" && state !== null && "portalIndex" in state && typeof state.portalIndex === "number"
    ? state.portalIndex
    : 0;

export type BrowserHistory = ReturnType<typeof openHistory>;

/** `onStep` hears of each step through the history, with the place that was left and how many places it went. */
export function openHistory(onStep: (step: { from: number; delta: number }) => void) {
  let index = indexOf(history.state);
  let silent = false;
  history.scrollRestoration = "manual";
  history.replaceState({ portalIndex: index }, "");

  window.addEventListener("popstate", ({ state }) => {
    const from = index;
    index = indexOf(state);
    if (silent) silent = false;
    else onStep({ from, delta: index - from });
  });
  return {
    index: () => index,
    write(how: "push" | "replace", href: string) {
      if (how === "push") history.pushState({ portalIndex: ++index }, "", href);
      else history.replaceState({ portalIndex: index }, "", href);
    },
    /** Steps without anybody hearing of it: takes a step of the browser's buttons back. */
    stepSilently(delta: number) {
      silent = delta !== 0;
      if (silent) history.go(delta);
    },
    step: (delta: number) => history.go(delta),
  };
}
