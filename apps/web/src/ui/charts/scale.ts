/** Scales of charts: round numbers for the axis from d3-scale, and which places get a label. */
import { scaleLinear } from "d3-scale";

const AT_MOST_LINES = 5;

/** Axis values from 0 to the first one that covers `largest`: at most five, whole numbers unless told otherwise. */
export function axisValues(largest: number, { whole = true }: { whole?: boolean } = {}): number[] {
  const top = whole ? Math.max(1, largest) : largest > 0 ? largest : 1;
  for (let count = AT_MOST_LINES - 1; count > 0; count -= 1) {
    const lines = scaleLinear().domain([0, top]).nice(count).ticks(count);
    const isFit = lines.length <= AT_MOST_LINES && (lines.at(-1) ?? 0) >= top;
    if (isFit && (!whole || lines.every((line) => Number.isInteger(line)))) return lines;
  }
  return [0, Math.ceil(top)];
}

/** Which of `count` places along an axis get a label: evenly spaced, always the first, at most `most`. */
export function labelledPlaces(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_none, index) => index).filter((index) => index % every === 0);
}
