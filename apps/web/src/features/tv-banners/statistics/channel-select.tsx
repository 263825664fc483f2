import { tvChannelOf } from "@portal/contract/tv-banners/channels";
import { Select } from "../../../ui/fields/select.tsx";
import { type Asked, useTvByChannel } from "./statistics-store.ts";

type ChannelSelectProps = { asked: Asked; onChannel: (channelId: number | undefined) => void };

/** The only channel that is counted, of those on which the banner ran in the range or before it. */
export function ChannelSelect({ asked, onChannel }: ChannelSelectProps) {
  const { channelId } = asked;
  const { data } = useTvByChannel({ ...asked, channelId: undefined });
  const ids = new Set(data?.channels.map((channel) => channel.channelId));
  if (channelId !== undefined) ids.add(channelId);
  if (ids.size < 2 && channelId === undefined) return null;
  const channels = [...ids].map(tvChannelOf).toSorted((a, b) => a.name.localeCompare(b.name, "de"));
  return (
    <Select
      label="Sender"
      size="md"
      value={channelId ?? ""}
      onChange={({ currentTarget: { value } }) => onChannel(value === "" ? undefined : Number(value))}
    >
      <option value="">Alle Sender</option>
      {channels.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
