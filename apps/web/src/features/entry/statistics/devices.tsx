import type { EntryStatistics } from "@portal/contract/entry/statistics/calls";
import { germanNumber, germanPercent } from "@portal/contract/text/formats";
import { DEVICE_LABELS } from "@portal/contract/tracking/events/words";
import { Table } from "../../../ui/content/table.tsx";
import { Section } from "../../../ui/page/section.tsx";
import styles from "../../../platform/statistics/statistics.module.css";

/** Views by kind of device; they add up to all views. */
export function Devices({ statistics: { devices, totals } }: { statistics: EntryStatistics }) {
  const all = totals.view.value;
  const rows = devices.filter(({ value }) => value > 0);
  return (
    <Section title="Geräte" description="Womit Ihr Eintrag geöffnet wurde.">
      {rows.length === 0 ? (
        <p className={styles.none}>In diesem Zeitraum gab es keine Aufrufe.</p>
      ) : (
        <Table
          caption="Aufrufe nach Gerät"
          compact
          captionHidden
          rows={rows}
          rowKey={({ device }) => device}
          columns={[
            { key: "device", header: "Gerät", cell: ({ device }) => DEVICE_LABELS[device] },
            {
              key: "views",
              header: "Aufrufe",
              cell: ({ value }) => `${germanNumber(value)} (${germanPercent(value / all)})`,
              numeric: true,
              share: ({ value }) => value / all,
            },
          ]}
        />
      )}
    </Section>
  );
}
