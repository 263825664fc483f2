/** The data of charts with several series, and where they lie: shares from 0 to 1, from the bottom. */
import { stack } from "d3-shape";
import { axisValues } from "./scale.ts";

/** How a series looks: colour, and a dash or hatch, so that colour is never the only difference. */
export type SeriesLook = "main" | "second" | "quiet" | "plan";

export type ChartSeries = {
  key: string;
  label: string;
  look: SeriesLook;
  /** One for each point; null where there is none. */
  values: readonly (number | null)[];
};

export type SeriesPoint = {
  /** Short name for the axis: "16.11.". */
  label: string;
  /** Full name for screen readers and the table. */
  name: string;
  /** The point may still change. */
  isMoving?: boolean;
};

/** What is said of points that may still change. */
export const MOVING = "vorläufig";

/** A range between two values at each point. */
export type ChartBand = { label: string; low: readonly (number | null)[]; high: readonly (number | null)[] };

const largestOf = (lists: readonly (readonly (number | null)[])[]): number =>
  Math.max(0, ...lists.flat().map((value) => value ?? 0));

/** Axis values for lines. */
export const linesAxis = (series: readonly ChartSeries[], band: ChartBand | undefined, whole: boolean): number[] =>
  axisValues(largestOf([...series.map(({ values }) => values), band?.high ?? []]), { whole });

/** From and to of each series at each point, one upon the other in their order. */
export function stacked(series: readonly ChartSeries[], points: number): (readonly [from: number, to: number])[][] {
  const rows = Array.from({ length: points }, (_point, place) =>
    Object.fromEntries(series.map(({ key, values }) => [key, values[place] ?? 0])),
  );
  const layers = stack<Record<string, number>>().keys(series.map(({ key }) => key))(rows);
  return layers.map((layer) => layer.map(([from, to]) => [from, to] as const));
}

/** Axis values for a stack. */
export const stackAxis = (layers: readonly (readonly (readonly [number, number])[])[], whole: boolean): number[] =>
  axisValues(largestOf(layers.map((layer) => layer.map(([, to]) => to))), { whole });

/** The middle of a point's column, from 0 to 1. */
export const middleOf = (place: number, count: number): number => (place + 0.5) / count;

/** "16. bis 22. November: 12 Klicks über Google, 3 über Bing" */
export const spokenPoint = (
  { name, isMoving = false }: SeriesPoint,
  series: readonly ChartSeries[],
  place: number,
  format: (value: number) => string,
): string => {
  const values = series.flatMap(({ label, values: all }) => {
    const value = all[place] ?? null;
    return value === null ? [] : [`${label} ${format(value)}`];
  });
  return `${name}: ${values.length === 0 ? "keine Zahlen" : values.join(", ")}${isMoving ? `, ${MOVING}` : ""}`;
};
