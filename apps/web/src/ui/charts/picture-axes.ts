/** What pictures of charts over time share: the lines with their values, and the labels below. */
import type { Palette } from "./chart-files.ts";
import { labelledPlaces } from "./scale.ts";
import { middleOf } from "./series.ts";

/** Room for the legend above the plot. */
export const LEGEND = 40;
const AXIS = 110;
const FOOT = 34;
const LABELS = 8;
/** Of the room that a point has. */
const COLUMN = 0.68;

type Axes = {
  points: readonly { label: string }[];
  /** Values of the horizontal lines, from 0 upwards. */
  lines: readonly number[];
  format: (value: number) => string;
};

/** Paints the axes and says where values lie. */
export function paintAxes(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  palette: Palette,
  { points, lines, format }: Axes,
) {
  const top = lines.at(-1) ?? 1;
  const plot = { left: AXIS, top: LEGEND, width: width - AXIS, height: height - LEGEND - FOOT };
  const x = (place: number): number => plot.left + middleOf(place, points.length) * plot.width;
  const y = (value: number): number => plot.top + plot.height * (1 - value / top);
  context.lineWidth = 1;
  context.fillStyle = palette.muted;
  context.strokeStyle = palette.line;
  context.textAlign = "right";
  for (const value of lines) {
    context.fillText(format(value), AXIS - 12, y(value) + 5);
    context.strokeRect(plot.left, y(value), plot.width, 0);
  }
  context.textAlign = "center";
  for (const place of labelledPlaces(points.length, LABELS)) {
    context.fillText(points[place]?.label ?? "", x(place), height - 6);
  }
  return { plot, x, y, column: (plot.width / points.length) * COLUMN };
}
