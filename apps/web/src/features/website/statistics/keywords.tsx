import { germanNumber } from "@portal/contract/text/formats";
import type { DateRange } from "@portal/contract/time/date-range";
import type { Website } from "@portal/contract/website/sites/calls";
import { getWebsiteKeywordsCsv, type WebsiteKeywords } from "@portal/contract/website/statistics/calls";
import { useState } from "react";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { csvHref } from "../../../platform/statistics/csv-href.ts";
import styles from "../../../platform/statistics/statistics.module.css";
import { Button } from "../../../ui/actions/button.tsx";
import { Table } from "../../../ui/content/table.tsx";
import { Part } from "./part.tsx";
import { useKeywords } from "./statistics-store.ts";
import { withBefore } from "./with-before.tsx";

const ROWS = 10;

/** What visitors searched for, as far as search engines say so. */
export function Keywords({ website, range }: { website: Website; range: DateRange }) {
  const accountId = useActiveAccountId();
  const query = useKeywords({ accountId, website, range });
  return (
    <Part
      title="Suchbegriffe"
      description="Wonach Menschen gesucht haben, bevor sie auf Ihre Website kamen."
      failed="Die Suchbegriffe konnten nicht geladen werden"
      query={query}
      action={({ distinct }) =>
        distinct > 0 && (
          <a
            href={csvHref(getWebsiteKeywordsCsv, range, accountId, { identifier: String(website.id) })}
            download
            data-print="hide"
          >
            Alle Suchbegriffe (CSV)
          </a>
        )
      }
    >
      {(data) => <Terms key={`${range.startDate} ${range.endDate}`} data={data} />}
    </Part>
  );
}

function Terms({ data }: { data: WebsiteKeywords }) {
  const [shown, setShown] = useState(ROWS);
  const { top, distinct, comparedWith } = data;
  if (distinct === 0)
    return (
      <p className={styles.none}>
        Für diesen Zeitraum sind keine Suchbegriffe bekannt. Die meisten Suchmaschinen verraten sie nicht.
      </p>
    );
  const most = top[0]?.value ?? 1;
  return (
    <>
      <Table
        caption="Besuche nach Suchbegriff"
        captionHidden
        compact
        rows={top.slice(0, shown)}
        rowKey={({ keyword }) => keyword}
        columns={[
          {
            key: "keyword",
            header: "Suchbegriff",
            cell: ({ keyword }) => <span className={styles.term}>{keyword}</span>,
          },
          {
            key: "visits",
            header: "Besuche",
            cell: ({ value }) => germanNumber(value),
            numeric: true,
            share: ({ value }) => value / most,
          },
          ...withBefore(comparedWith !== null),
        ]}
      />
      <p role="status" className={styles.none}>
        {knownSentence(data, Math.min(shown, top.length))}
      </p>
      {shown < top.length && (
        <Button size="sm" onClick={() => setShown(shown + ROWS)} data-print="hide">
          Mehr Suchbegriffe zeigen
        </Button>
      )}
    </>
  );
}

function knownSentence({ visits, searchVisits, distinct }: WebsiteKeywords, shown: number): string {
  const known =
    searchVisits >= visits
      ? `Bei ${germanNumber(visits)} von ${germanNumber(searchVisits)} Besuchen über Suchmaschinen ist bekannt, wonach gesucht wurde.`
      : `Bei ${germanNumber(visits)} Besuchen ist bekannt, wonach gesucht wurde.`;
  return shown < distinct ? `Die häufigsten ${shown} von ${germanNumber(distinct)} Suchbegriffen. ${known}` : known;
}
