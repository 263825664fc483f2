import type { AdStatistics } from "@portal/contract/advertising/calls";
import { AD_ENGINES, AD_METRICS, type AdSums, totalOf } from "@portal/contract/advertising/figures";
import { AD_METRIC_LABELS, ENGINE_LABELS } from "@portal/contract/advertising/words";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { shown } from "../ads-texts.ts";

type Row = { name: string; sums: AdSums };

const COLUMNS: TableColumn<Row>[] = [
  { key: "name", header: "Suchmaschine", cell: ({ name }) => name },
  ...AD_METRICS.map((metric): TableColumn<Row> => ({
    key: metric,
    header: AD_METRIC_LABELS[metric],
    cell: ({ sums }) => shown(metric, sums),
    numeric: true,
  })),
];

/** Both engines beside each other, and together. */
export const Engines = ({ statistics: { engines } }: { statistics: AdStatistics }) => (
  <Section title="Google und Bing im Vergleich">
    <Table
      caption="Google und Bing im Vergleich"
      captionHidden
      columns={COLUMNS}
      rows={[
        ...AD_ENGINES.map((engine): Row => ({ name: ENGINE_LABELS[engine], sums: engines[engine] })),
        { name: "Zusammen", sums: totalOf(Object.values(engines)) },
      ]}
      rowKey={({ name }) => name}
    />
  </Section>
);
