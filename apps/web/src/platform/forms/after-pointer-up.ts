/**
 * A message that appears or disappears when a field loses focus moves the page. A button that moves between pointer
 * down and pointer up is never clicked. Changes that move the page therefore wait until the pointer is up.
 */
let pressed = false;
const waiting: (() => void)[] = [];

function release() {
  pressed = false;
  // The click event follows pointer up.
  setTimeout(() => waiting.splice(0).forEach((action) => action()));
}

addEventListener("pointerdown", () => void (pressed = true), { capture: true });
addEventListener("pointerup", release, { capture: true });
addEventListener("pointercancel", release, { capture: true });

/** Runs the action at once, or after the current click. */
export const afterPointerUp = (action: () => void): void => void (pressed ? waiting.push(action) : action());
