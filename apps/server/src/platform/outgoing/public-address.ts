/** Which IP addresses are on the public internet, and nothing else. */
import ipaddr from "ipaddr.js";

/** Global unicast, the only part of IPv6 that is handed out. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
/** Reachable from machines of clouds alone, in spite of its number. */
const CLOUD_HOSTS = new Set(["168.63.129.16"]);

/**
 * Whether an address may be called: neither loopback, private, link-local, carrier NAT, multicast, documentation,
 * reserved or of a cloud's own, nor an IPv6 address that carries an IPv4 one (mapped, NAT64, 6to4, Teredo), because
 * what that leads to is decided elsewhere.
 *
 * @param address in the form that resolvers give; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    const v4 = ipaddr.IPv4.parse(address);
    return v4.toString() === address && v4.range() === "unicast" && !CLOUD_HOSTS.has(address);
  }
  if (!ipaddr.IPv6.isValid(address)) return false;
  const v6 = ipaddr.IPv6.parse(address);
  return v6.zoneId === undefined && v6.match(GLOBAL_UNICAST) && v6.range() === "unicast";
}
