/** Which point of a chart a key or a pointer chooses. */
import type { KeyboardEvent, PointerEvent } from "react";

const STEPS: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowDown: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowUp: (place) => place + 1,
  Home: () => 0,
  End: (_place, last) => last,
};

/** The place after an arrow key, Home or End; undefined for other keys. */
export function placeAfter(event: KeyboardEvent, place: number, last: number): number | undefined {
  const next = STEPS[event.key]?.(place, last);
  if (next === undefined) return undefined;
  event.preventDefault();
  return Math.min(last, Math.max(0, next));
}

/** The one of `count` columns under the pointer. */
export function placeUnder(event: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return Math.min(count - 1, Math.max(0, Math.floor(((event.clientX - left) / width) * count)));
}
