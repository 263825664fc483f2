/**
 * A sentence that appears or goes when a field is left moves what lies below it, and a button that moves between
 * pressing and letting go is never clicked. So what moves the page waits until the pointer is up.
 */
let pressed = false;
const waiting: (() => void)[] = [];

function release() {
  pressed = false;
  // the click follows the pointer's going up
  setTimeout(() => waiting.splice(0).forEach((action) => action()));
}

addEventListener("pointerdown", () => void (pressed = true), { capture: true });
addEventListener("pointerup", release, { capture: true });
addEventListener("pointercancel", release, { capture: true });

/** Runs at once, or after the click that is under way. */
export const afterPress = (action: () => void): void => void (pressed ? waiting.push(action) : action());
