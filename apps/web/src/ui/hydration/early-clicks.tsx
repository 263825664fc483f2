import { useEffect } from "react";

/**
 * A page that was rendered before is seen before its code is there. Its loader (`vite/after-paint.ts`) notes which
 * buttons were pressed until the code takes the page over, and then presses them again. Events of the window, because
 * the loader is a script of its own.
 */

/** From now on React answers clicks itself. Called before it takes the page over. */
export const answerClicks = (): void => void window.dispatchEvent(new Event("taking-over"));

/** Presses what was pressed before, as soon as the page answers. */
export function EarlyClicks(): null {
  useEffect(() => void window.dispatchEvent(new Event("taken-over")), []);
  return null;
}
