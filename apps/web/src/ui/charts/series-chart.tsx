import { area, line } from "d3-shape";
import { useState } from "react";
import { ChartFrame } from "./chart-frame.tsx";
import { Plot } from "./plot.tsx";
import {
  type ChartBand,
  type ChartSeries,
  linesAxis,
  middleOf,
  MOVING,
  type SeriesLook,
  type SeriesPoint,
  spokenPoint,
  stackAxis,
  stacked,
} from "./series.ts";
import styles from "./series-chart.module.css";
import { paintSeries } from "./series-picture.ts";

export type SeriesChartProps = {
  title: string;
  /** What the chart says, in one or two sentences. */
  summary: string;
  kind: "lines" | "stack";
  points: readonly SeriesPoint[];
  series: readonly ChartSeries[];
  band?: ChartBand | undefined;
  format: (value: number) => string;
  /** A value for spreadsheets: without unit and thousands points. */
  plain: (value: number) => string;
  /** Values are counts. Default: true */
  whole?: boolean;
  /** Values of the axis from 0 up, for a scale that ends somewhere. Default: as far as the values reach */
  axis?: readonly number[];
  /** The point that is described at first. Default: the last one with a value */
  described?: number | undefined;
  fileName: string;
};

/** Nothing is drawn between points of which one is unknown. */
const isKnown = (value: number | null): value is number => value !== null;

/** Several series over time, as lines or one upon the other. Arrow keys go from point to point. */
export function SeriesChart(props: SeriesChartProps) {
  const { title, summary, kind, points, series, band, format, plain, whole = true, fileName } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  const place = Math.min(chosen ?? props.described ?? lastKnown(series, last), last);
  const point = points[place];
  if (point === undefined) return null;
  const layers = kind === "stack" ? stacked(series, points.length) : [];
  const lines = props.axis ?? (kind === "stack" ? stackAxis(layers, whole) : linesAxis(series, band, whole));
  const top = lines.at(-1) ?? 1;
  return (
    <ChartFrame
      title={title}
      summary={summary}
      table={tableOf(props, format)}
      csv={tableOf(props, plain)}
      paint={paintSeries({ kind, points, series, layers, band, lines, format })}
      fileName={fileName}
    >
      <p className={styles.readOut} aria-hidden="true">
        <strong>{point.name}</strong>
        {point.isMoving === true && <span className={styles.moving}>{MOVING}</span>}
      </p>
      <ul className={styles.legend} role="list">
        {series.map(({ key, label, look, values }) => (
          <li key={key}>
            <LegendKey kind={kind} look={look} />
            {label}
            <span className={styles.value} aria-hidden="true">
              {isKnown(values[place] ?? null) ? format(values[place] ?? 0) : "–"}
            </span>
          </li>
        ))}
        {band !== undefined && (
          <li>
            <span className={styles.box} data-look="band" aria-hidden="true" />
            {band.label}
          </li>
        )}
        {hasMoving(points) && (
          <li aria-hidden="true">
            <span className={styles.box} data-moving="" />
            {MOVING}
          </li>
        )}
      </ul>
      <Plot
        label={`${title}: mit den Pfeiltasten von Punkt zu Punkt`}
        points={points}
        lines={lines}
        format={format}
        place={place}
        spoken={spokenPoint(point, series, place, format)}
        onChoose={setChosen}
      >
        {points.map(({ name, isMoving }, index) => (
          <span
            key={name}
            className={styles.column}
            data-moving={isMoving === true ? "" : undefined}
            data-chosen={index === place ? "" : undefined}
          >
            {layers.map((layer, depth) => {
              const [from, to] = layer[index] ?? [0, 0];
              const look = series[depth]?.look;
              const box = { insetBlockEnd: `${(from / top) * 100}%`, blockSize: `${((to - from) / top) * 100}%` };
              return <span key={look} className={styles.layer} data-look={look} style={box} />;
            })}
          </span>
        ))}
        {kind === "lines" && <Paths series={series} band={band} top={top} count={points.length} />}
        {kind === "lines" &&
          series.map(({ key, look, values }) => {
            const value = values[place] ?? null;
            if (!isKnown(value)) return null;
            const at = {
              insetInlineStart: `${middleOf(place, points.length) * 100}%`,
              insetBlockEnd: `${(value / top) * 100}%`,
            };
            return <span key={key} className={styles.dot} data-look={look} style={at} />;
          })}
      </Plot>
    </ChartFrame>
  );
}

/** A bar's filling, or a stroke with the series' dashes. */
const LegendKey = ({ kind, look }: { kind: SeriesChartProps["kind"]; look: SeriesLook }) =>
  kind === "stack" ? (
    <span className={styles.box} data-look={look} aria-hidden="true" />
  ) : (
    <svg className={styles.stroke} viewBox="0 0 28 6" aria-hidden="true">
      <path className={styles.path} data-look={look} d="M0 3H28" />
    </svg>
  );

const hasMoving = (points: readonly SeriesPoint[]): boolean => points.some(({ isMoving }) => isMoving === true);

type PathsProps = Pick<SeriesChartProps, "series" | "band"> & { top: number; count: number };

/** Stretched to the plot; strokes keep their width. */
function Paths({ series, band, top, count }: PathsProps) {
  const x = (_value: unknown, place: number): number => middleOf(place, count) * 100;
  const y = (value: number | null): number => 100 - ((value ?? 0) / top) * 100;
  const path = line<number | null>().defined(isKnown).x(x).y(y);
  const between = area<number | null>()
    .defined((value, place) => isKnown(value) && isKnown(band?.high[place] ?? null))
    .x(x)
    .y0(y)
    .y1((_low, place) => y(band?.high[place] ?? null));
  return (
    <svg className={styles.paths} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {band !== undefined && <path className={styles.band} data-look="band" d={between(band.low) ?? ""} />}
      {series.map(({ key, look, values }) => (
        <path key={key} className={styles.path} data-look={look} d={path(values) ?? ""} />
      ))}
    </svg>
  );
}

const lastKnown = (series: readonly ChartSeries[], last: number): number =>
  Math.max(0, series[0]?.values.findLastIndex(isKnown) ?? last);

function tableOf({ points, series, band }: SeriesChartProps, format: (value: number) => string) {
  const cell = (value: number | null | undefined): string => (isKnown(value ?? null) ? format(value ?? 0) : "–");
  const marks = hasMoving(points);
  return {
    headings: [
      "Zeitraum",
      ...series.map(({ label }) => label),
      ...(band === undefined ? [] : [`${band.label}, von`, `${band.label}, bis`]),
      ...(marks ? ["Stand"] : []),
    ],
    rows: points.map(({ name, isMoving }, place) => [
      name,
      ...series.map(({ values }) => cell(values[place])),
      ...(band === undefined ? [] : [cell(band.low[place]), cell(band.high[place])]),
      ...(marks ? [isMoving === true ? MOVING : "endgültig"] : []),
    ]),
  };
}
