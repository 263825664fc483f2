import { useEffect, useRef } from "react";
import { Table, type TableColumn } from "../content/table.tsx";
import { Icon } from "../icons/icon.tsx";
import { download } from "../icons/icons.ts";
import styles from "./chart-below.module.css";
import { type ChartTable, csvOf, type Paint, savePicture, saveText } from "./chart-files.ts";

type ChartBelowProps = {
  title: string;
  table: ChartTable;
  /** The same figures as a spreadsheet wants them; default: the table. */
  csv?: ChartTable | undefined;
  paint: Paint;
  /** Name of the files without ending. */
  fileName: string;
};

/**
 * Below every chart: its figures as a table, which is open on paper, and figures and picture as files. Stands in the
 * chart's `figure`.
 */
export function ChartBelow({ title, table, csv = table, paint, fileName }: ChartBelowProps) {
  const columns = table.headings.map((header, place): TableColumn<readonly string[]> => ({
    key: String(place),
    header,
    cell: (row) => row[place],
    numeric: place > 0,
  }));
  const details = useOpenInPrint();
  return (
    <div className={styles.below}>
      <details ref={details} className={styles.table}>
        <summary data-print="hide">Als Tabelle zeigen</summary>
        <Table
          caption={title}
          captionHidden
          compact={columns.length < 4}
          columns={columns}
          rows={table.rows}
          rowKey={(row) => row[0] ?? ""}
        />
      </details>
      <div className={styles.files} data-print="hide">
        <button type="button" className={styles.file} onClick={() => saveText(csvOf(csv), `${fileName}.csv`)}>
          <Icon shape={download} size={1} />
          Zahlen (CSV)
          <span className="visually-hidden">: {title}</span>
        </button>
        <PictureButton title={title} paint={paint} fileName={fileName} />
      </div>
    </div>
  );
}

/** Opens an element while the page is printed: nobody can open it on paper. */
function useOpenInPrint() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let wasOpen = false;
    const before = (): void => {
      if (details.current === null) return;
      wasOpen = details.current.open;
      details.current.open = true;
    };
    const after = (): void => {
      if (details.current !== null) details.current.open = wasOpen;
    };
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  return details;
}

/** Saves the picture of the chart whose `figure` it stands in. */
export const PictureButton = ({ title, paint, fileName }: Pick<ChartBelowProps, "title" | "paint" | "fileName">) => (
  <button
    type="button"
    className={styles.file}
    data-print="hide"
    onClick={({ currentTarget }) => {
      const figure = currentTarget.closest("figure");
      if (figure !== null) void savePicture(figure, { title, paint, name: `${fileName}.png` });
    }}
  >
    <Icon shape={download} size={1} />
    Bild (PNG)
    <span className="visually-hidden">: {title}</span>
  </button>
);
