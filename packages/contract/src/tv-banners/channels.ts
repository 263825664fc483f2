/** TV channels by id (Specification §3: ids map to colours and slugs). */
import { ID_PATTERN } from "../http/ids.ts";
import { TV_CHANNELS, type TvChannel } from "./channel-table.ts";

export { TV_CHANNELS, type TvChannel };

const UNKNOWN = "sender-";

const byId: ReadonlyMap<number, TvChannel> = new Map(TV_CHANNELS.map((channel) => [channel.id, channel]));

/** The channel of an id. An unknown channel gets its number as its name. */
export const tvChannelOf = (id: number): TvChannel =>
  byId.get(id) ?? { id, name: `Sender ${id}`, slug: `${UNKNOWN}${id}`, colour: "#6b7280" };

/** The id of a slug; undefined if it names no channel. */
export function tvChannelIdOf(slug: string): number | undefined {
  const known = TV_CHANNELS.find((channel) => channel.slug === slug)?.id;
  if (known !== undefined) return known;
  const number = slug.startsWith(UNKNOWN) ? slug.slice(UNKNOWN.length) : "";
  return ID_PATTERN.test(number) ? Number(number) : undefined;
}
