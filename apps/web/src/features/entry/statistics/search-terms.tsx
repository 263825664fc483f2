import { type EntryStatistics, getEntrySearchTermsCsv } from "@portal/contract/entry/statistics/calls";
import { germanNumber } from "@portal/contract/text/formats";
import { useState } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { Table } from "../../../ui/content/table.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { csvHref } from "../../../platform/statistics/csv-href.ts";
import styles from "../../../platform/statistics/statistics.module.css";

const ROWS = 10;

/** The search terms that led visitors to the entry; more on request, all in the CSV file. */
export function SearchTerms({ statistics, accountId }: { statistics: EntryStatistics; accountId: number }) {
  const [shown, setShown] = useState(ROWS);
  const { terms, totals, range } = statistics;
  const most = terms.top[0]?.views ?? 1;
  const file = (
    <a href={csvHref(getEntrySearchTermsCsv, range, accountId)} download data-print="hide">
      Alle Suchbegriffe (CSV)
    </a>
  );
  return (
    <Section
      title="Suchbegriffe"
      description="Wonach Menschen gesucht haben, bevor sie Ihren Eintrag öffneten."
      action={terms.distinct > 0 && file}
    >
      {terms.distinct === 0 ? (
        <p className={styles.none}>Für diesen Zeitraum sind keine Suchbegriffe bekannt.</p>
      ) : (
        <>
          <Table
            caption="Aufrufe nach Suchbegriff"
            compact
            captionHidden
            rows={terms.top.slice(0, shown)}
            rowKey={({ term }) => term}
            columns={[
              { key: "term", header: "Suchbegriff", cell: ({ term }) => <span className={styles.term}>{term}</span> },
              {
                key: "views",
                header: "Aufrufe",
                cell: ({ views }) => germanNumber(views),
                numeric: true,
                share: ({ views }) => views / most,
              },
            ]}
          />
          <p role="status" className={styles.none}>
            {sentenceOf(Math.min(shown, terms.top.length), terms, totals.view.value)}
          </p>
          {shown < terms.top.length && (
            <Button size="sm" onClick={() => setShown(shown + ROWS)} data-print="hide">
              Mehr Suchbegriffe zeigen
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

function sentenceOf(shown: number, { distinct, views }: EntryStatistics["terms"], all: number): string {
  const known = `Bei ${germanNumber(views)} von ${germanNumber(all)} Aufrufen ist bekannt, wonach gesucht wurde.`;
  return shown < distinct ? `Die häufigsten ${shown} von ${germanNumber(distinct)} Suchbegriffen. ${known}` : known;
}
