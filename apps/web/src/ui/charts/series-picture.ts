/** Draws a chart with several series for its picture. */
import { area, line } from "d3-shape";
import type { Paint } from "./chart-files.ts";
import { LEGEND, paintAxes } from "./picture-axes.ts";
import { DASHES, fillOf, movingFill } from "./picture-looks.ts";
import { type ChartBand, type ChartSeries, MOVING, type SeriesPoint } from "./series.ts";

type Drawn = {
  kind: "lines" | "stack";
  points: readonly SeriesPoint[];
  series: readonly ChartSeries[];
  layers: readonly (readonly (readonly [number, number])[])[];
  band: ChartBand | undefined;
  lines: readonly number[];
  format: (value: number) => string;
};

/** A key in the legend: its middle above the plot, and its size. */
const KEY = { up: 28, width: 36, height: 14, gap: 8, after: 28 };

export const paintSeries =
  ({ kind, points, series, layers, band, lines, format }: Drawn): Paint =>
  (context, size, palette) => {
    const { plot, x, y, column } = paintAxes(context, size, palette, { points, lines, format });
    const hasMoving = points.some(({ isMoving }) => isMoving === true);
    if (hasMoving) paintMoving();
    paintLegend();
    if (kind === "stack") paintStack();
    else paintLines();

    function paintMoving(): void {
      context.fillStyle = movingFill(context, palette.line, palette.ground);
      const room = plot.width / points.length;
      for (const [place, { isMoving }] of points.entries()) {
        if (isMoving === true) context.fillRect(x(place) - room / 2, plot.top, room, plot.height);
      }
    }
    function paintLegend(): void {
      let left = plot.left;
      const middle = LEGEND - KEY.up;
      const box = (fill: string | CanvasPattern, edge: string) => (): void => {
        context.fillStyle = fill;
        context.fillRect(left, middle - KEY.height / 2, KEY.width, KEY.height);
        context.strokeStyle = edge;
        context.lineWidth = 1;
        context.strokeRect(left, middle - KEY.height / 2, KEY.width, KEY.height);
      };
      const stroke =
        ({ look }: ChartSeries) =>
        (): void => {
          setStroke(look);
          context.beginPath();
          context.moveTo(left, middle);
          context.lineTo(left + KEY.width, middle);
          context.stroke();
          context.setLineDash([]);
        };
      const keys: [label: string, paint: () => void][] = series.map((one) => [
        one.label,
        kind === "stack" ? box(fillIn(one.look), palette.of(one.look)) : stroke(one),
      ]);
      if (band !== undefined) keys.push([band.label, box(palette.of("band"), palette.of("band"))]);
      if (hasMoving) keys.push([MOVING, box(movingFill(context, palette.line, palette.ground), palette.line)]);
      context.textAlign = "left";
      for (const [label, paint] of keys) {
        paint();
        context.fillStyle = palette.ink;
        context.fillText(label, left + KEY.width + KEY.gap, middle + 6);
        left += KEY.width + KEY.gap + KEY.after + context.measureText(label).width;
      }
    }
    function fillIn(look: ChartSeries["look"]): string | CanvasPattern {
      return fillOf(context, look, palette.of(look), palette.ground);
    }
    function setStroke(look: ChartSeries["look"]): void {
      context.strokeStyle = palette.of(look);
      context.lineWidth = 3;
      context.setLineDash([...DASHES[look]]);
    }
    function paintStack(): void {
      for (const [depth, layer] of layers.entries()) {
        const look = series[depth]?.look ?? "main";
        context.fillStyle = fillIn(look);
        context.strokeStyle = palette.of(look);
        context.lineWidth = 1;
        for (const [place, [from, to]] of layer.entries()) {
          if (to === from) continue;
          const bar = [x(place) - column / 2, y(to), column, y(from) - y(to)] as const;
          context.fillRect(...bar);
          context.strokeRect(...bar);
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
        context.strokeStyle = palette.of("band");
        context.setLineDash([]);
        context.stroke();
      }
      for (const { look, values } of series) {
        setStroke(look);
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
