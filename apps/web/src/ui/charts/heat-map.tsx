import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { Button } from "../actions/button.tsx";
import { Table, type TableColumn } from "../content/table.tsx";
import { saveFigures, savePicture } from "./heat-map-files.ts";
import {
  type Cell,
  cellAfter,
  type HeatMapData,
  levelOf,
  nameOf,
  peakOf,
  summaryOf,
  valueAt,
  valueText,
} from "./heat-map-words.ts";
import styles from "./heat-map.module.css";

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
  const [chosen, setChosen] = useState<Cell | null>(null);
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
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
    setChosen(next);
    document.getElementById(idOf(next))?.focus();
  }
  return (
    <figure className={styles.map}>
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
          ref={grid}
          className={styles.grid}
          role="grid"
          aria-label={`${title}: mit den Pfeiltasten durch die Felder`}
          onKeyDown={follow}
          onPointerLeave={() => setChosen(null)}
          onBlur={(event: FocusEvent) => {
            if (!event.currentTarget.contains(event.relatedTarget)) setChosen(null);
          }}
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
                    onPointerEnter={() => setChosen(cell)}
                    onFocus={() => setChosen(cell)}
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
      <div className={styles.files} data-print="hide">
        <Button size="sm" variant="quiet" onClick={() => grid.current && savePicture(title, data, grid.current)}>
          Als Bild speichern
        </Button>
        <Button size="sm" variant="quiet" onClick={() => saveFigures(title, data)}>
          Zahlen speichern (CSV)
        </Button>
      </div>
      <details className={styles.table} data-print="hide">
        <summary>Als Tabelle zeigen</summary>
        <ValueTable title={title} columnTerm={columnTerm} {...data} />
      </details>
    </figure>
  );
}

/** Line and column of the grid; the style sheet swaps them on narrow screens. */
const placeOf = (line: number, column: number) => ({ "--line": line, "--column": column }) as React.CSSProperties;

const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });

function ValueTable({ title, columnTerm, rows, columns, values }: HeatMapProps) {
  type Line = { name: string; at: number };
  const shown: TableColumn<Line>[] = [
    { key: "name", header: columnTerm, cell: ({ name }) => name },
    ...rows.map((place, row) => ({
      key: place.name,
      header: place.name,
      cell: ({ at }: Line) => whole.format(values[row]?.[at] ?? 0),
      numeric: true,
    })),
  ];
  return (
    <Table
      caption={title}
      captionHidden
      columns={shown}
      rows={columns.map(({ name }, at) => ({ name, at }))}
      rowKey={({ name }) => name}
    />
  );
}
