/** Draws a chart with several series for its picture. */
import { area, line } from "d3-shape";
import type { Paint } from "./chart-files.ts";
import { labelledPlaces } from "./scale.ts";
import { type ChartBand, type ChartSeries, middleOf, type SeriesLook, type SeriesPoint } from "./series.ts";

type Drawn = {
  kind: "lines" | "stack";
  points: readonly SeriesPoint[];
  series: readonly ChartSeries[];
  layers: readonly (readonly (readonly [number, number])[])[];
  band: ChartBand | undefined;
  lines: readonly number[];
  format: (value: number) => string;
};

const LEGEND = 40;
const AXIS = 110;
const FOOT = 34;
const LABELS = 8;
const DASHES: Record<SeriesLook, number[]> = { main: [], second: [14, 6], quiet: [], plan: [3, 6] };

export const paintSeries =
  ({ kind, points, series, layers, band, lines, format }: Drawn): Paint =>
  (context, { width, height }, palette) => {
    const top = lines.at(-1) ?? 1;
    const plot = { left: AXIS, top: LEGEND, width: width - AXIS, height: height - LEGEND - FOOT };
    const x = (place: number): number => plot.left + middleOf(place, points.length) * plot.width;
    const y = (value: number): number => plot.top + plot.height * (1 - value / top);
    paintLegend();
    context.lineWidth = 1;
    for (const value of lines) {
      context.fillStyle = palette.muted;
      context.textAlign = "right";
      context.fillText(format(value), AXIS - 12, y(value) + 5);
      context.strokeStyle = palette.line;
      context.strokeRect(plot.left, y(value), plot.width, 0);
    }
    context.textAlign = "center";
    for (const place of labelledPlaces(points.length, LABELS)) {
      context.fillText(points[place]?.label ?? "", x(place), height - 6);
    }
    if (kind === "stack") paintStack();
    else paintLines();

    function paintLegend(): void {
      let left = plot.left;
      context.textAlign = "left";
      for (const { label, look } of series) {
        context.fillStyle = palette.of(look);
        context.fillRect(left, 6, 18, 12);
        context.fillStyle = palette.ink;
        context.fillText(label, left + 26, 18);
        left += 52 + context.measureText(label).width;
      }
    }
    function paintStack(): void {
      const column = (plot.width / points.length) * 0.68;
      for (const [depth, layer] of layers.entries()) {
        context.fillStyle = palette.of(series[depth]?.look ?? "main");
        for (const [place, [from, to]] of layer.entries()) {
          context.fillRect(x(place) - column / 2, y(to), column, y(from) - y(to));
        }
      }
    }
    function paintLines(): void {
      if (band !== undefined) {
        context.fillStyle = palette.of("band");
        context.beginPath();
        area<number | null>()
          .defined((value) => value !== null)
          .x((_value, place) => x(place))
          .y0((value) => y(value ?? 0))
          .y1((_value, place) => y(band.high[place] ?? 0))
          .context(context)(band.low);
        context.fill();
      }
      for (const { look, values } of series) {
        context.strokeStyle = palette.of(look);
        context.lineWidth = 3;
        context.setLineDash(DASHES[look]);
        context.beginPath();
        line<number | null>()
          .defined((value) => value !== null)
          .x((_value, place) => x(place))
          .y((value) => y(value ?? 0))
          .context(context)(values);
        context.stroke();
      }
      context.setLineDash([]);
    }
  };
