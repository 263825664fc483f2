import { type FieldComparison, LISTING_FIELD_LABELS } from "@portal/contract/entry-service/listing";
import { VERDICT_LABELS } from "@portal/contract/entry-service/rules";
import { Fragment } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Table } from "../../../ui/content/table.tsx";
import { ENTRY_PLACES } from "../entry-places.ts";
import styles from "./differences.module.css";

type DifferencesProps = {
  fields: readonly FieldComparison[];
  portalName: string;
  /** Header of what the portal is compared with. Default: the entry. */
  expected?: string;
  mayWrite: boolean;
};

/** The differing fields, with what the portal shows and what it is compared with. */
export function Differences({ fields, portalName, expected: header = "In Ihrem Eintrag", mayWrite }: DifferencesProps) {
  const changeable = mayWrite ? fields.filter(({ verdict }) => verdict === "different") : [];
  return (
    <div className={styles.box}>
      <Table
        caption={`Abweichungen auf ${portalName}`}
        captionHidden
        rows={fields}
        rowKey={({ field }) => field}
        columns={[
          { key: "field", header: "Angabe", cell: ({ field }) => LISTING_FIELD_LABELS[field] },
          {
            key: "found",
            header: "Auf dem Portal",
            cell: ({ found, verdict }) => (
              <span className={styles.found}>{verdict === "missing" ? "Keine Angabe" : found}</span>
            ),
          },
          { key: "expected", header, cell: ({ expected }) => expected },
        ]}
      />
      {changeable.length > 0 && (
        <p className="note" data-print="hide">
          Stimmt, was das Portal zeigt? Dann im Eintrag ändern:{" "}
          {changeable.map(({ field }, index) => (
            <Fragment key={field}>
              {index > 0 && ", "}
              <PageLink to="entry_data" {...ENTRY_PLACES[field]}>
                {LISTING_FIELD_LABELS[field]}
              </PageLink>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

/** All compared fields, including those that match. */
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
