import { germanDecimal } from "@portal/contract/text/formats";
import type { WebsiteViews } from "@portal/contract/website/statistics/calls";
import styles from "../../../platform/statistics/statistics.module.css";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { weekdayHeadline, WEEKDAYS } from "./statistics-texts.ts";

type Row = { name: string; value: number; before: number | null };

/** Visits of an average Monday, Tuesday and so on, beside those of the comparison period. */
export function Weekdays({ statistics: { weekdays, comparedWith } }: { statistics: WebsiteViews }) {
  const rows = weekdays.flatMap(({ visits: { value, before } }, day): Row[] =>
    value === null ? [] : [{ name: WEEKDAYS[day] ?? "", value, before }],
  );
  const most = Math.max(...rows.map(({ value }) => value));
  const columns: TableColumn<Row>[] = [
    { key: "name", header: "Wochentag", cell: ({ name }) => name },
    {
      key: "value",
      header: "Besuche",
      cell: ({ value }) => germanDecimal(value),
      numeric: true,
      share: ({ value }) => (most === 0 ? 0 : value / most),
    },
  ];
  if (comparedWith !== null) {
    columns.push({
      key: "before",
      header: "Davor",
      cell: ({ before }) => (before === null ? "" : germanDecimal(before)),
      numeric: true,
    });
  }
  return (
    <Section title="Wochentage" description="Besuche an einem durchschnittlichen Wochentag in diesem Zeitraum.">
      {weekdayHeadline(weekdays) !== "" && <p className={styles.none}>{weekdayHeadline(weekdays)}</p>}
      <Table
        caption="Durchschnittliche Besuche nach Wochentag"
        captionHidden
        compact
        rows={rows}
        rowKey={({ name }) => name}
        columns={columns}
      />
    </Section>
  );
}
