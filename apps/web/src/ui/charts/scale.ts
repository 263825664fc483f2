/** Round numbers for the axis of a chart. */

const STEPS = [1, 2, 2.5, 5, 10];
const AT_MOST_LINES = 4;

/** Axis values from 0 to the first one that covers `largest`: whole numbers, at most five. */
export function axisValues(largest: number): number[] {
  const top = Math.max(1, largest);
  const size = 10 ** Math.floor(Math.log10(top / AT_MOST_LINES));
  const step = STEPS.map((factor) => factor * size).find(
    (one) => one >= 1 && Number.isInteger(one) && one * AT_MOST_LINES >= top,
  );
  const used = step ?? Math.ceil(top / AT_MOST_LINES);
  const lines = Math.ceil(top / used);
  return Array.from({ length: lines + 1 }, (_none, index) => index * used);
}

/** Which of `count` places along an axis get a label: evenly spaced, always the first, at most `most`. */
export function labelledPlaces(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_none, index) => index).filter((index) => index % every === 0);
}
