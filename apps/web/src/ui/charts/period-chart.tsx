import { useState } from "react";
import { Table, type TableColumn } from "../content/table.tsx";
import styles from "./period-chart.module.css";
import { placeAfter, placeUnder } from "./point-keys.ts";
import { axisValues, labelledPlaces } from "./scale.ts";

export type ChartPoint = {
  /** Short name for the axis: "16.11.". */
  label: string;
  /** Full name for screen readers and the table: "16. bis 22. November 2026". */
  name: string;
  value: number;
  /** The value of the comparison period; null if there is none. */
  before: number | null;
};

type PeriodChartProps = {
  /** Title of the chart: "Aufrufe je Woche". */
  title: string;
  /** What is counted: "Aufrufe". */
  unit: string;
  points: readonly ChartPoint[];
  /** Name of the comparison period: "90 Tage davor". */
  comparison: string | null;
};

const LABELS = 6;

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
    <figure className={styles.chart}>
      <figcaption className={styles.words}>
        <ReadOut point={point} unit={unit} isPeak={chosen === null} comparison={comparison} />
        {comparison !== null && <Legend comparison={comparison} />}
      </figcaption>
      <div className={styles.frame}>
        <Lines lines={lines} top={top} />
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={`${title}: mit den Pfeiltasten durch die Zeit`}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={place + 1}
          aria-valuetext={sentenceOf(point, unit)}
          onKeyDown={(event) => {
            const next = placeAfter(event, place, points.length - 1);
            if (next !== undefined) setChosen(next);
          }}
          onPointerMove={(event) => setChosen(placeUnder(event, points.length))}
          onPointerDown={(event) => setChosen(placeUnder(event, points.length))}
          onPointerLeave={() => setChosen(null)}
          onBlur={() => setChosen(null)}
        >
          {points.map(({ name, value, before }, index) => (
            <span key={name} className={styles.column} data-chosen={index === place ? "" : undefined}>
              <span className={styles.bar} style={{ blockSize: `${(value / top) * 100}%` }} />
              {before !== null && (
                <span className={styles.before} style={{ insetBlockEnd: `${(before / top) * 100}%` }} />
              )}
            </span>
          ))}
        </div>
      </div>
      <Labels points={points} />
      <details className={styles.table} data-print="hide">
        <summary>Als Tabelle zeigen</summary>
        <PointTable title={title} unit={unit} points={points} comparison={comparison} />
      </details>
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

const Lines = ({ lines, top }: { lines: readonly number[]; top: number }) => (
  <div className={styles.lines} aria-hidden="true">
    {lines.map((line) => (
      <span key={line} className={styles.line} style={{ insetBlockEnd: `${(line / top) * 100}%` }}>
        <span className={styles.lineValue}>{germanNumber(line)}</span>
      </span>
    ))}
  </div>
);

const Labels = ({ points }: { points: readonly ChartPoint[] }) => (
  <div className={styles.labels} aria-hidden="true">
    {labelledPlaces(points.length, LABELS).map((place) => (
      <span key={place} className={styles.label} style={placeOfLabel(place / points.length)}>
        {points[place]?.label}
      </span>
    ))}
  </div>
);

/** The last labels align with the edge, so that none is cut off. */
const placeOfLabel = (share: number) =>
  share > 0.85 ? { insetInlineEnd: 0 } : { insetInlineStart: `${share * 100}%` };

function PointTable({ title, unit, points, comparison }: PeriodChartProps) {
  const columns: TableColumn<ChartPoint>[] = [
    { key: "name", header: "Zeitraum", cell: ({ name }) => name },
    { key: "value", header: unit, cell: ({ value }) => germanNumber(value), numeric: true },
  ];
  if (comparison !== null) {
    columns.push({ key: "before", header: "Davor", cell: ({ before }) => germanNumber(before ?? 0), numeric: true });
  }
  return <Table caption={title} captionHidden compact columns={columns} rows={points} rowKey={({ name }) => name} />;
}
