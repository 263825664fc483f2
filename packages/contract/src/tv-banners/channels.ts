/** TV channels by id (Specification §3: ids map to colours and slugs). */
import { TV_CHANNELS, type TvChannel } from "./channel-table.ts";

export { TV_CHANNELS, type TvChannel };

const byId: ReadonlyMap<number, TvChannel> = new Map(TV_CHANNELS.map((channel) => [channel.id, channel]));

/** The channel of an id. An unknown channel gets its number as its name. */
export const tvChannelOf = (id: number): TvChannel =>
  byId.get(id) ?? { id, name: `Sender ${id}`, slug: `sender-${id}`, colour: "#6b7280" };
