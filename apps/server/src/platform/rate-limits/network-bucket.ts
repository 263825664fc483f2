/** What counts as one visitor's network wherever calls of an address are counted. */
import ipaddr from "ipaddr.js";

const GROUPS_OF_NETWORK = 4;
const REST = [0, 0, 0, 0];

/**
 * The whole address for IPv4, also where IPv6 carries it (`::ffff:192.0.2.7`); the /64 for IPv6, because one customer
 * has all of it. IPv6 loopback is one of its own: its /64 also holds addresses that are nobody's.
 *
 * @param address as the socket or a trusted proxy names it; a text that is no address counts as it is
 */
export function networkBucket(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const v6 = ipaddr.IPv6.parse(address);
  if (v6.isIPv4MappedAddress()) return v6.toIPv4Address().toString();
  if (v6.range() === "loopback") return v6.toString();
  return `${new ipaddr.IPv6([...v6.parts.slice(0, GROUPS_OF_NETWORK), ...REST]).toString()}/64`;
}
