import { type ReactNode, useRef } from "react";
import { Icon } from "../icons/icon.tsx";
import { download } from "../icons/icons.ts";
import { Table, type TableColumn } from "../content/table.tsx";
import styles from "./chart-frame.module.css";
import { csvOf, savePicture, saveText } from "./chart-files.ts";
import type { Paint } from "./chart-files.ts";

/** The figures of a chart as a table: the first column names the row. */
export type ChartTable = { headings: readonly string[]; rows: readonly (readonly string[])[] };

type ChartFrameProps = {
  title: string;
  /** What the chart says, in one or two sentences. */
  summary: string;
  table: ChartTable;
  /** The same figures as a spreadsheet wants them; default: the table. */
  csv?: ChartTable | undefined;
  paint: Paint;
  /** Name of the files without ending. */
  fileName: string;
  children: ReactNode;
};

/** Around every chart: its message as text, the drawing, the figures as a table, and picture and figures as files. */
export function ChartFrame({ title, summary, table, csv = table, paint, fileName, children }: ChartFrameProps) {
  const figure = useRef<HTMLElement>(null);
  const columns = table.headings.map((header, place): TableColumn<readonly string[]> => ({
    key: String(place),
    header,
    cell: (row) => row[place],
    numeric: place > 0,
  }));
  return (
    <figure className={styles.chart} ref={figure}>
      <figcaption className={styles.summary}>{summary}</figcaption>
      {children}
      <div className={styles.below} data-print="hide">
        <details className={styles.table}>
          <summary>Als Tabelle zeigen</summary>
          <Table
            caption={title}
            captionHidden
            compact={columns.length < 4}
            columns={columns}
            rows={table.rows}
            rowKey={(row) => row[0] ?? ""}
          />
        </details>
        <div className={styles.files}>
          <FileButton onClick={() => saveText(csvOf(csv), `${fileName}.csv`)}>Zahlen (CSV)</FileButton>
          <FileButton
            onClick={() => {
              if (figure.current !== null) void savePicture(figure.current, { title, paint, name: `${fileName}.png` });
            }}
          >
            Bild (PNG)
          </FileButton>
        </div>
      </div>
    </figure>
  );
}

const FileButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles.file} onClick={onClick}>
    <Icon shape={download} size={1} />
    {children}
  </button>
);
