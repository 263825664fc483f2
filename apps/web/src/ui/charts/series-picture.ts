/** Draws a chart with several series for its picture. */
import { area, line } from "d3-shape";
import type { Paint } from "./chart-files.ts";
import { LEGEND, paintAxes } from "./picture-axes.ts";
import type { ChartBand, ChartSeries, SeriesLook, SeriesPoint } from "./series.ts";

type Drawn = {
  kind: "lines" | "stack";
  points: readonly SeriesPoint[];
  series: readonly ChartSeries[];
  layers: readonly (readonly (readonly [number, number])[])[];
  band: ChartBand | undefined;
  lines: readonly number[];
  format: (value: number) => string;
};

const DASHES: Record<SeriesLook, number[]> = { main: [], second: [14, 6], quiet: [], plan: [3, 6] };

export const paintSeries =
  ({ kind, points, series, layers, band, lines, format }: Drawn): Paint =>
  (context, size, palette) => {
    const { plot, x, y, column } = paintAxes(context, size, palette, { points, lines, format });
    paintLegend();
    if (kind === "stack") paintStack();
    else paintLines();

    function paintLegend(): void {
      let left = plot.left;
      context.textAlign = "left";
      for (const { label, look } of series) {
        context.fillStyle = palette.of(look);
        context.fillRect(left, LEGEND - 34, 18, 12);
        context.fillStyle = palette.ink;
        context.fillText(label, left + 26, LEGEND - 22);
        left += 52 + context.measureText(label).width;
      }
    }
    function paintStack(): void {
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
