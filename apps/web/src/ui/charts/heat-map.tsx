import { type KeyboardEvent, useId } from "react";
import { ChartBelow } from "./chart-below.tsx";
import { paintHeatMap } from "./heat-map-picture.ts";
import {
  type Cell,
  cellAfter,
  type HeatMapData,
  levelOf,
  nameOf,
  peakOf,
  summaryOf,
  tableOf,
  valueAt,
  valueText,
} from "./heat-map-words.ts";
import styles from "./heat-map.module.css";
import { useChosen } from "./use-chosen.ts";

type HeatMapProps = HeatMapData & {
  /** "Einblendungen nach Wochentag und Uhrzeit" */
  title: string;
  /** Heads the first column of the table: "Uhrzeit". */
  columnTerm: string;
};

/**
 * Values of two dimensions. Size and colour of a mark both say how high a value is; the text above describes the highest
 * one, or the one under the pointer or chosen by keys. On narrow screens rows and columns change places.
 */
export function HeatMap({ title, columnTerm, ...data }: HeatMapProps) {
  const { chosen, choose, focus, ends } = useChosen<Cell>();
  const id = useId();
  const peak = peakOf(data);
  const current = chosen ?? peak;
  const most = valueAt(data, peak);
  const idOf = ({ row, column }: Cell): string => `${id}-${row}-${column}`;
  /** True if the rows lie beside each other. */
  function isUpright(): boolean {
    const [first, second] = [idOf({ row: 0, column: 0 }), idOf({ row: 0, column: 1 })].map((one) =>
      document.getElementById(one)?.getBoundingClientRect(),
    );
    return first !== undefined && second !== undefined && second.top > first.top + 1;
  }
  function follow(event: KeyboardEvent) {
    const next = cellAfter(event.key, current, data, isUpright());
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(idOf(next))?.focus();
  }
  return (
    <figure className={styles.map} aria-label={title}>
      <figcaption className={styles.words}>
        <span className={styles.readOut}>
          <strong className={styles.value}>{valueText(data, current)}</strong>
          <span className={styles.name}>
            {chosen === null && most > 0 ? "Höchster Wert: " : ""}
            {nameOf(data, current)}
          </span>
        </span>
        <span className={styles.summary}>{summaryOf(data)}</span>
      </figcaption>
      <div className={styles.frame}>
        <div
          className={styles.grid}
          role="grid"
          aria-label={`${title}: mit den Pfeiltasten durch die Felder`}
          onKeyDown={follow}
          {...ends}
        >
          {data.rows.map((place, row) => (
            <div key={place.name} role="row" className={styles.row}>
              <span role="rowheader" aria-label={place.name} className={styles.rowName} style={placeOf(row + 2, 1)}>
                {place.short}
              </span>
              {data.columns.map((column, at) => {
                const cell = { row, column: at };
                const isCurrent = row === current.row && at === current.column;
                return (
                  <span
                    key={column.name}
                    id={idOf(cell)}
                    role="gridcell"
                    tabIndex={isCurrent ? 0 : -1}
                    aria-label={`${nameOf(data, cell)}: ${valueText(data, cell)}`}
                    className={styles.cell}
                    style={placeOf(row + 2, at + 2)}
                    // Not when it enters: that also happens when the page scrolls under a pointer that rests.
                    onPointerMove={() => {
                      if (!isCurrent) choose(cell);
                    }}
                    onFocus={() => focus(cell)}
                  >
                    <span className={styles.mark} data-level={levelOf(valueAt(data, cell), most)} />
                  </span>
                );
              })}
            </div>
          ))}
          {data.columns.map((column, at) => (
            <span key={column.name} className={styles.columnName} style={placeOf(1, at + 2)} aria-hidden="true">
              {column.short}
            </span>
          ))}
        </div>
      </div>
      <ChartBelow
        title={title}
        table={tableOf(data, columnTerm, (value) => whole.format(value))}
        csv={tableOf(data, columnTerm, String)}
        paint={paintHeatMap(data)}
        fileName={title}
      />
    </figure>
  );
}

/** Line and column of the grid; the style sheet swaps them on narrow screens. */
const placeOf = (line: number, column: number) => ({ "--line": line, "--column": column }) as React.CSSProperties;

const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });
