import { germanNumber } from "@portal/contract/text/formats";
import { tvChannelOf } from "@portal/contract/tv-banners/channels";
import type { TvByProgramme } from "@portal/contract/tv-banners/statistics/calls";
import { useState } from "react";
import statistics from "../../../platform/statistics/statistics.module.css";
import { Button } from "../../../ui/actions/button.tsx";
import { Table } from "../../../ui/content/table.tsx";
import { withBefore } from "./channels.tsx";
import { Part } from "./part.tsx";
import { type Asked, useTvByProgramme } from "./statistics-store.ts";
import { UNIT } from "./statistics-texts.ts";

const ROWS = 10;

/** Impressions by programme, best first, and what is not listed. */
export function Programmes({ asked }: { asked: Asked }) {
  const query = useTvByProgramme(asked);
  return (
    <Part
      title="Sendungen"
      description="Worin Ihre Firma zu sehen war."
      failed="Die Sendungen konnten nicht geladen werden"
      query={query}
    >
      {(data) => <Listed key={JSON.stringify(data.range)} data={data} />}
    </Part>
  );
}

function Listed({ data: { programmes, others, comparedWith } }: { data: TvByProgramme }) {
  const [shown, setShown] = useState(ROWS);
  const most = programmes[0]?.value ?? 0;
  if (most === 0) return <p className={statistics.none}>In diesem Zeitraum gab es keine Einblendungen.</p>;
  return (
    <>
      <Table
        caption={`${UNIT} nach Sendung`}
        captionHidden
        rows={programmes.slice(0, shown)}
        rowKey={({ channelId, programme }) => `${channelId} ${programme}`}
        columns={[
          {
            key: "programme",
            header: "Sendung",
            cell: ({ programme }) => <span className={statistics.term}>{programme}</span>,
          },
          { key: "channel", header: "Sender", cell: ({ channelId }) => tvChannelOf(channelId).name },
          {
            key: "value",
            header: UNIT,
            cell: ({ value }) => germanNumber(value),
            numeric: true,
            share: ({ value }) => value / most,
          },
          ...withBefore<(typeof programmes)[number]>(comparedWith !== null),
        ]}
      />
      <p role="status" className={statistics.none}>
        {restText(Math.min(shown, programmes.length), programmes.length, others)}
      </p>
      {shown < programmes.length && (
        <Button size="sm" onClick={() => setShown(shown + ROWS)} data-print="hide">
          Mehr Sendungen zeigen
        </Button>
      )}
    </>
  );
}

function restText(shown: number, listed: number, others: TvByProgramme["others"]): string {
  if (others.count > 0 && shown === listed) {
    return `Und ${germanNumber(others.count)} weitere mit zusammen ${germanNumber(others.value)} ${UNIT}. Alle stehen in der Tabelle (CSV).`;
  }
  const all = listed + others.count;
  return shown < all ? `Die häufigsten ${shown} von ${germanNumber(all)} Sendungen.` : "";
}
