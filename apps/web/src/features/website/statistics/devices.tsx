import { germanNumber, germanPercent } from "@portal/contract/text/formats";
import type { DateRange } from "@portal/contract/time/date-range";
import { DEVICE_LABELS } from "@portal/contract/tracking/events/words";
import type { Website } from "@portal/contract/website/sites/calls";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import styles from "../../../platform/statistics/statistics.module.css";
import { Table } from "../../../ui/content/table.tsx";
import { Part } from "./part.tsx";
import { useDevices } from "./statistics-store.ts";
import { withBefore } from "./with-before.tsx";

/** Visits by kind of device; they add up to all visits. */
export function Devices({ website, range }: { website: Website; range: DateRange }) {
  const accountId = useActiveAccountId();
  const query = useDevices({ accountId, website, range });
  return (
    <Part
      title="Geräte"
      description="Womit Ihre Website besucht wurde."
      failed="Die Geräte konnten nicht geladen werden"
      query={query}
    >
      {({ devices, comparedWith }) => {
        const rows = devices.filter(({ value }) => value > 0);
        const all = rows.reduce((sum, { value }) => sum + value, 0);
        if (rows.length === 0) return <p className={styles.none}>In diesem Zeitraum gab es keine Besuche.</p>;
        return (
          <Table
            caption="Besuche nach Gerät"
            captionHidden
            compact
            rows={rows}
            rowKey={({ device }) => device}
            columns={[
              { key: "device", header: "Gerät", cell: ({ device }) => DEVICE_LABELS[device] },
              {
                key: "visits",
                header: "Besuche",
                cell: ({ value }) => `${germanNumber(value)} (${germanPercent(value / all)})`,
                numeric: true,
                share: ({ value }) => value / all,
              },
              ...withBefore<(typeof rows)[number]>(comparedWith !== null),
            ]}
          />
        );
      }}
    </Part>
  );
}
