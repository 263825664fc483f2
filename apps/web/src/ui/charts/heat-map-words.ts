/** Words, levels and steps of a heat map, without drawing. */
import type { ChartTable } from "./chart-files.ts";

/** A name for axis and cell: "Mo", "Montag". */
export type HeatMapPlace = { readonly short: string; readonly name: string };

export type HeatMapData = {
  /** What is counted: "Einblendungen". */
  readonly unit: string;
  readonly rows: readonly HeatMapPlace[];
  readonly columns: readonly HeatMapPlace[];
  /** `values[row][column]`, none negative. */
  readonly values: readonly (readonly number[])[];
};

export type Cell = { readonly row: number; readonly column: number };

const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat("de-DE", { style: "percent", maximumFractionDigits: 0 });

export const valueAt = ({ values }: HeatMapData, { row, column }: Cell): number => values[row]?.[column] ?? 0;

/** The first cell with the highest value. */
export function peakOf({ values }: HeatMapData): Cell {
  let best: Cell = { row: 0, column: 0 };
  let most = 0;
  for (const [row, ofRow] of values.entries()) {
    for (const [column, value] of ofRow.entries()) {
      if (value > most) [best, most] = [{ row, column }, value];
    }
  }
  return best;
}

export const LEVELS = 5;
/** 0 without a value, else 1 to 5 in equal steps up to the highest. */
export const levelOf = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil((LEVELS * value) / most));

/** "Montag, 20 bis 21 Uhr" */
export const nameOf = ({ rows, columns }: HeatMapData, { row, column }: Cell): string =>
  `${rows[row]?.name ?? ""}, ${columns[column]?.name ?? ""}`;

/** "1.234 Einblendungen" */
export const valueText = (data: HeatMapData, cell: Cell): string => `${whole.format(valueAt(data, cell))} ${data.unit}`;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const largest = (sums: readonly number[]): number => sums.indexOf(Math.max(...sums));

/** The whole map in two or three sentences. */
export function summaryOf(data: HeatMapData): string {
  const { values, unit, rows, columns } = data;
  const all = sum(values.flat());
  if (all === 0) return `Keine ${unit}.`;
  const ofRows = values.map(sum);
  const ofColumns = columns.map((_column, column) => sum(values.map((row) => row[column] ?? 0)));
  const [row, column] = [largest(ofRows), largest(ofColumns)];
  const share = (part = 0): string => percent.format(part / all);
  return (
    `Am meisten: ${nameOf(data, peakOf(data))} mit ${valueText(data, peakOf(data))}. ` +
    `Auf ${rows[row]?.name ?? ""} entfallen ${share(ofRows[row])} aller ${unit}, auf ${columns[column]?.name ?? ""} ${share(ofColumns[column])}.`
  );
}

/** Steps by key. `upright`: the rows lie beside each other, as on phones. */
export function cellAfter(key: string, { row, column }: Cell, data: HeatMapData, upright: boolean): Cell | undefined {
  const [across, down] = upright ? (["row", "column"] as const) : (["column", "row"] as const);
  const steps: Record<string, Partial<Record<"row" | "column", number>>> = {
    ArrowRight: { [across]: 1 },
    ArrowLeft: { [across]: -1 },
    ArrowDown: { [down]: 1 },
    ArrowUp: { [down]: -1 },
    Home: { [across]: -Infinity },
    End: { [across]: Infinity },
    PageUp: { [down]: -Infinity },
    PageDown: { [down]: Infinity },
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return undefined;
  const within = (place: number, count: number): number => Math.min(count - 1, Math.max(0, place));
  return {
    row: within(row + (step.row ?? 0), data.rows.length),
    column: within(column + (step.column ?? 0), data.columns.length),
  };
}

/** The figures with a line for each column of the map. */
export const tableOf = (
  { rows, columns, values }: HeatMapData,
  columnTerm: string,
  format: (value: number) => string,
): ChartTable => ({
  headings: [columnTerm, ...rows.map(({ name }) => name)],
  rows: columns.map(({ name }, column) => [name, ...rows.map((_row, row) => format(values[row]?.[column] ?? 0))]),
});
