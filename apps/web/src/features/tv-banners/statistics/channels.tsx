import { germanNumber, germanPercent } from "@portal/contract/text/formats";
import type { Compared } from "@portal/contract/time/date-range";
import { tvChannelOf } from "@portal/contract/tv-banners/channels";
import statistics from "../../../platform/statistics/statistics.module.css";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { Part } from "./part.tsx";
import { type Asked, useTvByChannel } from "./statistics-store.ts";
import { UNIT } from "./statistics-texts.ts";
import styles from "./channels.module.css";

/** The channel's mark and its name; the name alone says which channel it is. */
export const ChannelName = ({ id }: { id: number }) => {
  const { name, colour } = tvChannelOf(id);
  return (
    <span className={styles.channel}>
      <svg viewBox="0 0 12 12" className={styles.mark} aria-hidden="true">
        <rect x="1" y="1" width="10" height="10" rx="2" fill={colour} stroke="currentColor" />
      </svg>
      {name}
    </span>
  );
};

/** The column of the comparison period, where there is one. */
export const withBefore = <Row extends Compared>(compares: boolean): TableColumn<Row>[] =>
  compares ? [{ key: "before", header: "Davor", cell: ({ before }) => germanNumber(before ?? 0), numeric: true }] : [];

/** Impressions by channel, best first. */
export function Channels({ asked }: { asked: Asked }) {
  const query = useTvByChannel(asked);
  return (
    <Part
      title="Sender"
      description="Wo Ihr Banner lief."
      failed="Die Sender konnten nicht geladen werden"
      query={query}
    >
      {({ channels, comparedWith }) => {
        const all = channels.reduce((sum, { value }) => sum + value, 0);
        if (all === 0) return <p className={statistics.none}>In diesem Zeitraum gab es keine Einblendungen.</p>;
        return (
          <Table
            caption={`${UNIT} nach Sender`}
            captionHidden
            rows={channels}
            rowKey={({ channelId }) => channelId}
            columns={[
              { key: "channel", header: "Sender", cell: ({ channelId }) => <ChannelName id={channelId} /> },
              {
                key: "value",
                header: UNIT,
                cell: ({ value }) => `${germanNumber(value)} (${germanPercent(value / all)})`,
                numeric: true,
                share: ({ value }) => value / all,
              },
              ...withBefore<(typeof channels)[number]>(comparedWith !== null),
            ]}
          />
        );
      }}
    </Part>
  );
}
