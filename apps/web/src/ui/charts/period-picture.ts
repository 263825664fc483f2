/** Draws a chart of one value over time for its picture. */
import type { Paint } from "./chart-files.ts";
import { LEGEND, paintAxes } from "./picture-axes.ts";

export type ChartPoint = {
  /** Short name for the axis: "16.11.". */
  label: string;
  /** Full name for screen readers and the table: "16. bis 22. November 2026". */
  name: string;
  value: number;
  /** The value of the comparison period; null if there is none. */
  before: number | null;
  /** True for a week or month of which only some days count. Its bar is paler. */
  isCut?: boolean;
};

type Drawn = {
  points: readonly ChartPoint[];
  lines: readonly number[];
  format: (value: number) => string;
  /** Name of the comparison period; null without one. */
  comparison: string | null;
};

/** Half of what a line across a bar reaches beyond it. */
const BEYOND = 4;

/** A bar of a cut week or month is paler. */
const CUT_ALPHA = 0.5;

export const paintPeriods =
  ({ points, lines, format, comparison }: Drawn): Paint =>
  (context, size, palette) => {
    const { plot, x, y, column } = paintAxes(context, size, palette, { points, lines, format });
    for (const [place, { value, before, isCut = false }] of points.entries()) {
      context.fillStyle = palette.accent;
      context.globalAlpha = isCut ? CUT_ALPHA : 1;
      context.fillRect(x(place) - column / 2, y(value), column, y(0) - y(value));
      context.globalAlpha = 1;
      if (before === null) continue;
      context.fillStyle = palette.ground;
      context.fillRect(x(place) - column / 2 - BEYOND, y(before) - 3, column + 2 * BEYOND, 6);
      context.fillStyle = palette.strong;
      context.fillRect(x(place) - column / 2 - BEYOND, y(before) - 1.5, column + 2 * BEYOND, 3);
    }
    if (comparison === null) return;
    context.textAlign = "left";
    let left = plot.left;
    for (const [label, colour, height] of [
      ["dieser Zeitraum", palette.accent, 12],
      [comparison, palette.strong, 3],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(left, LEGEND - 28 - height / 2, 18, height);
      context.fillStyle = palette.ink;
      context.fillText(label, left + 26, LEGEND - 22);
      left += 52 + context.measureText(label).width;
    }
  };
