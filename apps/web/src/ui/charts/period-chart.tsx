import { useState } from "react";
import { ChartBelow } from "./chart-below.tsx";
import styles from "./period-chart.module.css";
import { type ChartPoint, paintPeriods } from "./period-picture.ts";
import { Plot } from "./plot.tsx";
import { axisValues } from "./scale.ts";

type PeriodChartProps = {
  /** Title of the chart: "Aufrufe je Woche". */
  title: string;
  /** What is counted: "Aufrufe". */
  unit: string;
  points: readonly ChartPoint[];
  /** Name of the comparison period: "90 Tage davor". */
  comparison: string | null;
};

const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });
const germanNumber = (value: number): string => whole.format(value);

/**
 * Values over time as bars, the comparison period as grey lines across them. The text above always describes one
 * point: the highest, or the one under the pointer or chosen by arrow keys. It consists of boxes instead of SVG, so
 * that text grows with the reader's size and colours follow brand and scheme.
 */
export function PeriodChart({ title, unit, points, comparison }: PeriodChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const peak = points.reduce((best, { value }, index) => (value > (points[best]?.value ?? 0) ? index : best), 0);
  const place = Math.min(chosen ?? peak, points.length - 1);
  const point = points[place];
  if (point === undefined) return null;
  const lines = axisValues(Math.max(...points.map(({ value, before }) => Math.max(value, before ?? 0))));
  const top = lines.at(-1) ?? 1;
  return (
    <figure className={styles.chart} aria-label={title}>
      <figcaption className={styles.words}>
        <ReadOut point={point} unit={unit} isPeak={chosen === null} comparison={comparison} />
        {comparison !== null && <Legend comparison={comparison} />}
        <span className="visually-hidden">{summaryOf(points, unit, comparison)}</span>
      </figcaption>
      <Plot
        label={`${title}: mit den Pfeiltasten durch die Zeit`}
        points={points}
        lines={lines}
        format={germanNumber}
        place={place}
        spoken={sentenceOf(point, unit)}
        onChoose={setChosen}
      >
        {points.map(({ name, value, before, isCut = false }, index) => (
          <span
            key={name}
            className={styles.column}
            data-chosen={index === place ? "" : undefined}
            data-cut={isCut ? "" : undefined}
          >
            <span className={styles.bar} style={{ blockSize: `${(value / top) * 100}%` }} />
            {before !== null && (
              <span className={styles.before} style={{ insetBlockEnd: `${(before / top) * 100}%` }} />
            )}
          </span>
        ))}
      </Plot>
      <ChartBelow
        title={title}
        table={tableOf(points, unit, comparison, germanNumber)}
        csv={tableOf(points, unit, comparison, String)}
        paint={paintPeriods({ points, lines, format: germanNumber, comparison })}
        fileName={title}
      />
    </figure>
  );
}

const sentenceOf = ({ name, value, before }: ChartPoint, unit: string): string =>
  `${name}: ${germanNumber(value)} ${unit}${before === null ? "" : `, davor ${germanNumber(before)}`}`;

type ReadOutProps = { point: ChartPoint; unit: string; isPeak: boolean; comparison: string | null };

function ReadOut({ point: { name, value, before }, unit, isPeak, comparison }: ReadOutProps) {
  return (
    <span className={styles.readOut}>
      <strong className={styles.value}>{germanNumber(value)}</strong> {unit}
      {comparison !== null && before !== null && <span className={styles.quiet}>, davor {germanNumber(before)}</span>}
      <span className={styles.name}>
        {isPeak && value > 0 ? "Höchster Wert: " : ""}
        {name}
      </span>
    </span>
  );
}

const Legend = ({ comparison }: { comparison: string }) => (
  <span className={styles.legend}>
    <span>
      <span className={styles.barKey} /> dieser Zeitraum
    </span>
    <span>
      <span className={styles.beforeKey} /> {comparison}
    </span>
  </span>
);

const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce((sum: number, value) => sum + (value ?? 0), 0);

/** "Aufrufe: insgesamt 1.253, 3 Tage davor 1.045. Am meisten: 2. November 2026 mit 1.234." */
function summaryOf(points: readonly ChartPoint[], unit: string, comparison: string | null): string {
  const most = points.reduce((best, point) => (point.value > best.value ? point : best));
  const before =
    comparison === null ? "" : `, ${comparison} ${germanNumber(sumOf(points.map((point) => point.before)))}`;
  const peak = most.value > 0 ? ` Am meisten: ${most.name} mit ${germanNumber(most.value)}.` : "";
  return `${unit}: insgesamt ${germanNumber(sumOf(points.map(({ value }) => value)))}${before}.${peak}`;
}

function tableOf(
  points: readonly ChartPoint[],
  unit: string,
  comparison: string | null,
  format: (value: number) => string,
) {
  return {
    headings: ["Zeitraum", unit, ...(comparison === null ? [] : ["Davor"])],
    rows: points.map(({ name, value, before }) => [
      name,
      format(value),
      ...(comparison === null ? [] : [format(before ?? 0)]),
    ]),
  };
}
