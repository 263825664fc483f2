import type { B2bDeviceStatistics } from "@portal/contract/b2b/statistics/calls";
import { germanNumber, germanPercent } from "@portal/contract/text/formats";
import type { DateRange } from "@portal/contract/time/date-range";
import { DEVICE_LABELS } from "@portal/contract/tracking/events/words";
import { useQuery } from "@tanstack/react-query";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { KEPT, devicesQuery } from "./b2b-queries.ts";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import styles from "../../../platform/statistics/statistics.module.css";

/** Views by kind of device; they add up to all views. */
export function Devices({ accountId, range }: { accountId: number; range: DateRange }) {
  const { data, error, refetch } = useQuery({ ...devicesQuery(accountId, range), ...KEPT });
  return (
    <Section title="Geräte" description="Womit Ihr Eintrag geöffnet wurde.">
      {data && <DeviceTable devices={data.devices} />}
      {!data && (
        <NotLoaded failure="Die Geräte konnten nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonBar height="8rem" />
          </Skeleton>
        </NotLoaded>
      )}
    </Section>
  );
}

type Device = B2bDeviceStatistics["devices"][number];

function DeviceTable({ devices }: { devices: readonly Device[] }) {
  const all = devices.reduce((sum, { value }) => sum + value, 0);
  const rows = devices.filter(({ value }) => value > 0);
  if (rows.length === 0) return <p className={styles.none}>In diesem Zeitraum gab es keine Aufrufe.</p>;
  const columns: TableColumn<Device>[] = [
    { key: "device", header: "Gerät", cell: ({ device }) => DEVICE_LABELS[device] },
    {
      key: "views",
      header: "Aufrufe",
      cell: ({ value }) => `${germanNumber(value)} (${germanPercent(value / all)})`,
      numeric: true,
      share: ({ value }) => value / all,
    },
  ];
  if (rows.every(({ before }) => before !== null)) {
    columns.push({ key: "before", header: "Davor", cell: ({ before }) => germanNumber(before ?? 0), numeric: true });
  }
  return (
    <Table
      caption="Aufrufe nach Gerät"
      compact
      captionHidden
      rows={rows}
      rowKey={({ device }) => device}
      columns={columns}
    />
  );
}
