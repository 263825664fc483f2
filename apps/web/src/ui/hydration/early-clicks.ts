/**
 * Buttons of a page that was rendered before are seen before its code is there. The page's loader
 * (`vite/after-paint.ts`) notes which of them were pressed.
 */
declare global {
  interface Window {
    readonly earlyClicks?: {
      readonly pressed: Set<Element>;
      /** React answers clicks on these. */
      readonly answering: WeakSet<Element>;
    };
  }
}

/**
 * The ref of a button. Presses it again if it was pressed before React answered. Where React draws a part anew instead
 * of taking it over, a button with the same words stands in its place.
 */
export function answerEarlyClick(button: HTMLButtonElement | null): void {
  const early = window.earlyClicks;
  if (button === null || early === undefined) return;
  early.answering.add(button);
  for (const one of early.pressed) {
    if (one !== button && (one.isConnected || wordsOf(one) !== wordsOf(button))) continue;
    early.pressed.delete(one);
    queueMicrotask(() => button.click());
  }
}

const wordsOf = (button: Element): string => button.getAttribute("aria-label") ?? button.textContent;
