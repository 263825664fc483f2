import type { ReactNode } from "react";
import styles from "./plot.module.css";
import { placeAfter, placeUnder } from "./point-keys.ts";
import { labelledPlaces } from "./scale.ts";

/** Most labels below a chart. */
const LABELS = 6;

type PlotProps = {
  /** The control's name: the title, and how to move: "Aufrufe je Woche: mit den Pfeiltasten durch die Zeit". */
  label: string;
  points: readonly { label: string }[];
  /** Values of the horizontal lines, from 0 upwards. */
  lines: readonly number[];
  format: (value: number) => string;
  /** The described point, counted from 0. */
  place: number;
  /** What a screen reader says of the described point. */
  spoken: string;
  /** Null: nobody points at the chart any more. */
  onChoose: (place: number | null) => void;
  /** One column for each point, and what lies over them. */
  children: ReactNode;
};

/**
 * The drawing area of a chart over time: lines with their values, labels below, and the choice of a point by arrow keys
 * or pointer.
 */
export function Plot({ label, points, lines, format, place, spoken, onChoose, children }: PlotProps) {
  const top = lines.at(-1) ?? 1;
  const count = points.length;
  return (
    <div className={styles.chart}>
      <div className={styles.frame}>
        <div className={styles.lines} aria-hidden="true">
          {lines.map((value) => (
            <span key={value} className={styles.line} style={{ insetBlockEnd: `${(value / top) * 100}%` }}>
              <span className={styles.lineValue}>{format(value)}</span>
            </span>
          ))}
        </div>
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={place + 1}
          aria-valuetext={spoken}
          onKeyDown={(event) => {
            const next = placeAfter(event, place, count - 1);
            if (next !== undefined) onChoose(next);
          }}
          onPointerMove={(event) => onChoose(placeUnder(event, count))}
          onPointerDown={(event) => onChoose(placeUnder(event, count))}
          onPointerLeave={() => onChoose(null)}
          onBlur={() => onChoose(null)}
        >
          {children}
        </div>
      </div>
      <div className={styles.labels} aria-hidden="true">
        {labelledPlaces(count, LABELS).map((index) => (
          <span key={index} className={styles.label} style={placeOfLabel(index, count)}>
            {points[index]?.label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A label begins where its column begins. The last ones end where their column ends, so that none is cut off. */
const placeOfLabel = (index: number, count: number) =>
  index / count > 0.85
    ? { insetInlineEnd: `${(1 - (index + 1) / count) * 100}%` }
    : { insetInlineStart: `${(index / count) * 100}%` };
