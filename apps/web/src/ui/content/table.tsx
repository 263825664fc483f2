import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./table.module.css";

/** One column. The first column names the row and is its headline on phones. */
export type TableColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, tabular figures. */
  numeric?: boolean | undefined;
  /** Its lines are not broken, except on phones. */
  isWhole?: boolean | undefined;
  /** 0 to 1: draws a bar behind the figure, so that rows are easy to compare, on phones too. */
  share?: ((row: Row) => number) | undefined;
  /** Rows without a value: phones leave the line out. */
  isEmpty?: ((row: Row) => boolean) | undefined;
};

type TableProps<Row> = {
  /** Names the table; visible unless `captionHidden`. */
  caption: string;
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** For two or three short columns: stays a table on phones. */
  compact?: boolean | undefined;
};

/** A table that becomes a list of comparable rows on phones, and stays a table for screen readers there. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, compact }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={classNames(styles.table, compact ? styles.compact : styles.foldable)}>
        <caption className={captionHidden ? "visually-hidden" : styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classNames(column.numeric && styles.numeric)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => (
                <TableCell key={column.key} column={column} row={row} isName={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableCell<Row>({ column, row, isName }: { column: TableColumn<Row>; row: Row; isName: boolean }) {
  const share = column.share?.(row);
  const content = (
    <span className={styles.content}>
      {share !== undefined && (
        <span
          className={styles.bar}
          style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }}
          aria-hidden="true"
        />
      )}
      <span className={styles.figure}>{column.cell(row)}</span>
    </span>
  );
  const className = classNames(
    column.numeric && styles.numeric,
    column.isWhole && styles.whole,
    share !== undefined && styles.shared,
    column.isEmpty?.(row) && styles.empty,
  );
  if (isName) {
    return (
      <th scope="row" className={classNames(styles.name, className)}>
        {content}
      </th>
    );
  }
  return (
    <td className={className}>
      <span className={styles.label} aria-hidden="true">
        {column.header}
      </span>
      {content}
    </td>
  );
}
