import type { SearchTermRow, SeoOverview, TermGroup } from "@portal/contract/seo/calls";
import { germanNumber } from "@portal/contract/text/formats";
import type { Compared } from "@portal/contract/time/date-range";
import type { ReactNode } from "react";
import { deltaOf } from "../../../platform/statistics/statistics-texts.ts";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { positionText } from "../overview/seo-texts.ts";
import { GROUP_LABELS, wordsOf } from "./term-texts.ts";
import styles from "./terms.module.css";

type TermsTableProps = {
  rows: readonly SearchTermRow[];
  group: TermGroup;
  overview: SeoOverview;
  /** A link to the course of a row. */
  link: (name: string, shown: ReactNode) => ReactNode;
};

/** A column for each figure that has a source; each names it. */
export function TermsTable({ rows, group, overview: { google, directory }, link }: TermsTableProps) {
  const columns: TableColumn<SearchTermRow>[] = [
    { key: "name", header: GROUP_LABELS[group], cell: (row) => <Name row={row} group={group} link={link} /> },
  ];
  if (google !== null)
    columns.push(
      {
        key: "impressions",
        header: "Einblendungen (Google)",
        numeric: true,
        cell: (row) => <Figure compared={row.google?.impressions ?? null} />,
        isEmpty: isUnknownToGoogle,
      },
      {
        key: "clicks",
        header: "Klicks (Google)",
        numeric: true,
        cell: (row) => <Figure compared={row.google?.clicks ?? null} />,
        isEmpty: isUnknownToGoogle,
      },
      {
        key: "position",
        header: "Position (Google)",
        numeric: true,
        cell: (row) => <Position row={row} />,
        isEmpty: isUnknownToGoogle,
      },
    );
  if (directory !== null)
    columns.push({
      key: "views",
      header: "Aufrufe (Verzeichnis)",
      numeric: true,
      cell: (row) => <Figure compared={row.views} />,
      isEmpty: ({ views }) => views === null,
    });
  return (
    <Table
      caption="Suchbegriffe mit ihren Zahlen, darunter die der Tage davor"
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name ?? ""}
    />
  );
}

const isUnknownToGoogle = ({ google }: SearchTermRow): boolean => google === null;

function Name({ row, group, link }: Pick<TermsTableProps, "group" | "link"> & { row: SearchTermRow }) {
  const { title, note } = wordsOf(row, group);
  return (
    <span className={styles.name}>
      {row.name === null ? title : link(row.name, title)}
      {note !== "" && <span className={styles.note}>{note}</span>}
    </span>
  );
}

/** The figure, and the one of the days before; a dash where there is no source. */
function Figure({ compared }: { compared: Compared | null }) {
  if (compared === null) return <Unknown />;
  const delta = deltaOf(compared);
  return (
    <span className={styles.figure}>
      {germanNumber(compared.value)}
      {compared.before !== null && delta !== undefined && (
        <span className={styles.note}>davor {germanNumber(compared.before)}</span>
      )}
    </span>
  );
}

function Position({ row: { google } }: { row: SearchTermRow }) {
  if (google === null || google.position.value === null) return <Unknown />;
  return (
    <span className={styles.figure}>
      {positionText(google.position.value)}
      {google.position.before !== null && (
        <span className={styles.note}>davor {positionText(google.position.before)}</span>
      )}
    </span>
  );
}

const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">keine Zahl</span>
  </>
);
