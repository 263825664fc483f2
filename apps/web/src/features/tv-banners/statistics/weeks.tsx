import { germanNumber } from "@portal/contract/text/formats";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { Part } from "./part.tsx";
import { type Asked, useTvByWeekAndChannel } from "./statistics-store.ts";
import { UNIT, type WeekTable, weekTableOf } from "./statistics-texts.ts";

/** Impressions of each week by channel. */
export function Weeks({ asked }: { asked: Asked }) {
  const query = useTvByWeekAndChannel(asked);
  return (
    <Part
      title="Wochen und Sender"
      description="Wie sich die Einblendungen jeder Woche auf die Sender verteilen."
      failed="Die Wochen konnten nicht geladen werden"
      query={query}
    >
      {(data) => <Listed table={weekTableOf(data)} />}
    </Part>
  );
}

function Listed({ table: { channels, weeks } }: { table: WeekTable }) {
  const most = Math.max(1, ...weeks.map(({ total }) => total));
  type Row = WeekTable["weeks"][number];
  const columns: TableColumn<Row>[] = [
    { key: "week", header: "Woche", cell: ({ name }) => name },
    {
      key: "total",
      header: "Zusammen",
      cell: ({ total }) => germanNumber(total),
      numeric: true,
      share: ({ total }) => total / most,
    },
    ...channels.map(({ id, name }, place) => ({
      key: String(id ?? "others"),
      header: name,
      cell: ({ values }: Row) => germanNumber(values[place] ?? 0),
      numeric: true,
    })),
  ];
  return (
    <Table
      caption={`${UNIT} nach Woche und Sender`}
      captionHidden
      rows={weeks.toReversed()}
      rowKey={({ name }) => name}
      columns={columns}
    />
  );
}
