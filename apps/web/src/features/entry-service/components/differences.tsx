import { VERDICT_LABELS } from "@portal/contract/entry-service-rules";
import { type FieldComparison, LISTING_FIELD_LABELS } from "@portal/contract/listing";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Table } from "../../../ui/table.tsx";
import { ENTRY_PLACES } from "../entry-places.ts";
import styles from "./differences.module.css";

type DifferencesProps = { fields: readonly FieldComparison[]; portalName: string; mayWrite: boolean };

/** What exactly differs: the field, what the entry says, what the portal shows. */
export function Differences({ fields, portalName, mayWrite }: DifferencesProps) {
  return (
    <ul role="list" className={styles.list} aria-label={`Abweichungen auf ${portalName}`}>
      {fields.map(({ field, expected, found, verdict }) => {
        const label = LISTING_FIELD_LABELS[field];
        return (
          <li key={field} className={styles.row}>
            <p className={styles.field}>{label}</p>
            <dl className={styles.values}>
              <div>
                <dt>Portal</dt>
                <dd className={styles.found}>{verdict === "missing" ? "Keine Angabe" : found}</dd>
              </div>
              <div>
                <dt>Ihr Eintrag</dt>
                <dd>{expected}</dd>
              </div>
            </dl>
            {mayWrite && verdict === "different" && (
              <p className={styles.question}>
                Stimmt, was das Portal zeigt?{" "}
                <PageLink to="entry_data" {...ENTRY_PLACES[field]}>
                  {label} im Eintrag ändern
                </PageLink>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Everything that was compared, the right fields too. */
export const AllComparisons = ({ fields }: { fields: readonly FieldComparison[] }) => (
  <details>
    <summary>{fields.length === 1 ? "Eine Angabe verglichen" : `${fields.length} Angaben verglichen`}</summary>
    <Table
      caption="Alle verglichenen Angaben"
      captionHidden
      rows={fields}
      rowKey={({ field }) => field}
      columns={[
        { key: "field", header: "Angabe", cell: ({ field }) => LISTING_FIELD_LABELS[field] },
        { key: "verdict", header: "Vergleich", cell: ({ verdict }) => VERDICT_LABELS[verdict] },
        { key: "expected", header: "Ihr Eintrag", cell: ({ expected }) => expected || "–" },
        { key: "found", header: "Portal", cell: ({ found }) => found || "–" },
      ]}
    />
  </details>
);
