import type { TradeComparison } from "@portal/contract/ratings/overview/calls";
import { germanDecimal, germanNumber } from "@portal/contract/text/formats";
import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { comparisonHeadline, type ComparisonRow, comparisonRows, fewCompared } from "./comparison-texts.ts";
import { comparisonQuery } from "./overview-store.ts";
import { MOST_STARS } from "./overview-texts.ts";
import styles from "./overview.module.css";

/** The company's score beside that of its trade in its region. */
export function Comparison() {
  const { data, error, refetch } = useQuery({ ...comparisonQuery(useActiveAccountId()), throwOnError: false });
  return (
    <Section title="Vergleich mit Ihrer Branche">
      {data && <Shown comparison={data} />}
      {!data && (
        <NotLoaded failure="Der Vergleich konnte nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonText lines={3} />
          </Skeleton>
        </NotLoaded>
      )}
    </Section>
  );
}

const COLUMNS: TableColumn<ComparisonRow>[] = [
  { key: "who", header: "Wer", cell: ({ who }) => who },
  {
    key: "score",
    header: "Sterne",
    cell: ({ avgScore }) => germanDecimal(avgScore),
    numeric: true,
    share: ({ avgScore }) => avgScore / MOST_STARS,
  },
  { key: "count", header: "Bewertungen", cell: ({ count }) => germanNumber(count), numeric: true },
];

function Shown({ comparison }: { comparison: TradeComparison }) {
  if (comparison.state === "unknown_trade") {
    return (
      <p className={styles.quiet}>
        Für den Vergleich brauchen wir Ihre Branche und Ihre Postleitzahl.{" "}
        <PageLink to="entry_data">Im Eintrag ergänzen</PageLink>
      </p>
    );
  }
  const rows = comparisonRows(comparison);
  if (rows.length === 0) return <p className={styles.quiet}>{fewCompared(comparison)}</p>;
  return (
    <div className={styles.comparison}>
      <h3>{comparisonHeadline(comparison)}</h3>
      <Table
        caption="Sterne und Bewertungen im Vergleich"
        captionHidden
        compact
        columns={COLUMNS}
        rows={rows}
        rowKey={({ who }) => who}
      />
      <p className={styles.quiet}>
        Verglichen wird mit Firmen, deren erste Branche {comparison.trade} ist und deren Postleitzahl mit{" "}
        {comparison.region} beginnt. Es zählen alle Bewertungen, die wir von ihnen kennen; jede Firma zählt einmal. Bei
        den Bewertungen steht der mittlere Wert: Die Hälfte hat mindestens so viele. Welche Firmen es sind, sagen wir
        nicht.
      </p>
    </div>
  );
}
