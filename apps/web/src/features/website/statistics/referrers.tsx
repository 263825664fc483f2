import { germanNumber } from "@portal/contract/text/formats";
import type { Compared, DateRange } from "@portal/contract/time/date-range";
import type { Website } from "@portal/contract/website/sites/calls";
import {
  getWebsiteReferrersCsv,
  type ReferrerKind,
  type WebsiteReferrers,
} from "@portal/contract/website/statistics/calls";
import { REFERRER_LABELS } from "@portal/contract/website/statistics/words";
import { useState } from "react";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { csvHref } from "../../../platform/statistics/csv-href.ts";
import styles from "../../../platform/statistics/statistics.module.css";
import { Button } from "../../../ui/actions/button.tsx";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { Part } from "./part.tsx";
import { useReferrers } from "./statistics-store.ts";
import { withBefore } from "./with-before.tsx";

const ROWS = 8;

/** Where visitors came from: by kind, and the names on request. */
export function Referrers({ website, range }: { website: Website; range: DateRange }) {
  const accountId = useActiveAccountId();
  const query = useReferrers({ accountId, website, range });
  return (
    <Part
      title="Herkunft"
      description="Von wo Menschen auf Ihre Website kamen."
      failed="Die Herkunft konnte nicht geladen werden"
      query={query}
      action={({ distinct }) =>
        distinct > 0 && (
          <a
            href={csvHref(getWebsiteReferrersCsv, range, accountId, { identifier: String(website.id) })}
            download
            data-print="hide"
          >
            Alle Quellen (CSV)
          </a>
        )
      }
    >
      {(data) => <Kinds key={`${range.startDate} ${range.endDate}`} data={data} />}
    </Part>
  );
}

function Kinds({ data: { kinds, top, distinct, comparedWith } }: { data: WebsiteReferrers }) {
  const [shown, setShown] = useState(ROWS);
  const rows = kinds.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
  if (rows.length === 0) return <p className={styles.none}>Für diesen Zeitraum ist keine Herkunft bekannt.</p>;
  return (
    <>
      <VisitTable
        caption="Besuche nach Art der Herkunft"
        header="Art"
        compares={comparedWith !== null}
        rows={rows.map(({ kind, ...figures }) => ({ kind, name: REFERRER_LABELS[kind], ...figures }))}
      />
      {top.length > 0 && (
        <VisitTable
          caption="Besuche nach Herkunft"
          header="Im Einzelnen"
          compares={comparedWith !== null}
          rows={top.slice(0, shown)}
        />
      )}
      {distinct > shown && (
        <p role="status" className={styles.none}>
          Die häufigsten {Math.min(shown, top.length)} von {germanNumber(distinct)}.
        </p>
      )}
      {shown < top.length && (
        <Button size="sm" onClick={() => setShown(shown + ROWS)} data-print="hide">
          Mehr zeigen
        </Button>
      )}
    </>
  );
}

type Row = Compared & { kind: ReferrerKind; name: string };
type VisitTableProps = { caption: string; header: string; compares: boolean; rows: readonly Row[] };

function VisitTable({ caption, header, compares, rows }: VisitTableProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const columns: TableColumn<Row>[] = [
    { key: "name", header, cell: ({ name }) => <span className={styles.term}>{name}</span> },
    {
      key: "visits",
      header: "Besuche",
      cell: ({ value }) => germanNumber(value),
      numeric: true,
      share: ({ value }) => value / most,
    },
    ...withBefore<Row>(compares),
  ];
  return (
    <Table
      caption={caption}
      captionHidden
      compact
      rows={rows}
      rowKey={({ kind, name }) => `${kind} ${name}`}
      columns={columns}
    />
  );
}
