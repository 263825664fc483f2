import { germanNumber } from "@portal/contract/text/formats";
import type { Compared } from "@portal/contract/time/date-range";
import type { TableColumn } from "../../../ui/content/table.tsx";

/** The column of the comparison period, where there is one. */
export const withBefore = <Row extends Compared>(compares: boolean): TableColumn<Row>[] =>
  compares ? [{ key: "before", header: "Davor", cell: ({ before }) => germanNumber(before ?? 0), numeric: true }] : [];
