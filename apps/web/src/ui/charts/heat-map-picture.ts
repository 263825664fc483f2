/** Draws a heat map for its picture. */
import type { Paint } from "./chart-files.ts";
import { type HeatMapData, levelOf, LEVELS, summaryOf } from "./heat-map-words.ts";

const LEFT = 110;
const TOP = 36;
const FOOT = 60;
/** Between the boxes of two cells, and around a mark in its box. */
const GAP = 2;

export const paintHeatMap =
  (data: HeatMapData): Paint =>
  (context, { width, height }, palette) => {
    const { rows, columns, values } = data;
    const across = (width - LEFT) / columns.length;
    const down = Math.min(2 * across, (height - TOP - FOOT) / rows.length);
    const most = Math.max(...values.flat());
    context.fillStyle = palette.muted;
    context.textAlign = "center";
    for (const [place, { short }] of columns.entries())
      context.fillText(short, LEFT + (place + 0.5) * across, TOP - 12);
    context.textAlign = "left";
    for (const [row, { name }] of rows.entries()) {
      context.fillStyle = palette.ink;
      context.fillText(name, 0, TOP + (row + 0.5) * down + 5);
      for (const [column] of columns.entries()) {
        const [x, y] = [LEFT + column * across, TOP + row * down];
        const [boxWidth, boxHeight] = [across - GAP, down - GAP];
        const share = Math.sqrt(levelOf(values[row]?.[column] ?? 0, most) / LEVELS);
        context.strokeStyle = palette.line;
        context.strokeRect(x + 0.5, y + 0.5, boxWidth - 1, boxHeight - 1);
        context.fillStyle = palette.accent;
        const [markWidth, markHeight] = [(boxWidth - 2 * GAP) * share, (boxHeight - 2 * GAP) * share];
        context.fillRect(x + (boxWidth - markWidth) / 2, y + (boxHeight - markHeight) / 2, markWidth, markHeight);
      }
    }
    context.fillStyle = palette.ink;
    context.fillText(summaryOf(data), 0, height - 6, width);
  };
