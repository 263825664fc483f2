import type { AdBudget } from "@portal/contract/advertising/calls";
import { germanDay, germanMoney, germanPercent } from "@portal/contract/text/formats";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { Section } from "../../../ui/page/section.tsx";

const COLUMNS: TableColumn<AdBudget>[] = [
  { key: "time", header: "Zeitraum", cell: ({ start, end }) => `${germanDay(start)} bis ${germanDay(end)}` },
  { key: "plan", header: "Vereinbart", cell: ({ planCents }) => germanMoney(planCents), numeric: true },
  { key: "spent", header: "Ausgegeben", cell: ({ spentCents }) => germanMoney(spentCents), numeric: true },
  {
    key: "share",
    header: "Anteil",
    cell: ({ planCents, spentCents }) => germanPercent(spentCents / planCents),
    share: ({ planCents, spentCents }) => spentCents / planCents,
    numeric: true,
  },
];

/** All budgets of the range, the newest first. */
export const BudgetHistory = ({ budgets }: { budgets: readonly AdBudget[] }) => (
  <Section title="Alle Budgets des Zeitraums">
    <Table
      caption="Alle Budgets des Zeitraums"
      captionHidden
      columns={COLUMNS}
      rows={budgets.toReversed()}
      rowKey={({ start }) => start}
    />
  </Section>
);
