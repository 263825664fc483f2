import { germanNumber } from "@portal/contract/text/formats";
import type { BannerFigures } from "@portal/contract/web-banners/statistics/calls";
import { Table } from "../../../ui/content/table.tsx";
import { clickRate, rateText } from "./statistics-texts.ts";

type Row = BannerFigures & { key: string; name: string };

/** Views, clicks and click rate of each place or banner. */
export function FigureTable({ caption, header, rows }: { caption: string; header: string; rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ views }) => views.value));
  return (
    <Table
      caption={caption}
      captionHidden
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: "name", header, cell: ({ name }) => name },
        {
          key: "views",
          header: "Einblendungen",
          cell: ({ views }) => germanNumber(views.value),
          numeric: true,
          share: ({ views }) => views.value / most,
        },
        { key: "clicks", header: "Klicks", cell: ({ clicks }) => germanNumber(clicks.value), numeric: true },
        { key: "rate", header: "Klickrate", cell: (row) => rateText(clickRate(row)), numeric: true },
      ]}
    />
  );
}
