/** Decides which IP addresses are on the public internet. */
import ipaddr from "ipaddr.js";

/** Global unicast, the only assigned part of IPv6. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
/** A public address that is an internal service of Azure. */
const CLOUD_HOSTS = new Set(["168.63.129.16"]);

/**
 * True if an address may be called: not loopback, private, link-local, carrier NAT, multicast, documentation, reserved
 * or a cloud's own, and not IPv6 that contains IPv4 (mapped, NAT64, 6to4, Teredo), whose target is decided elsewhere.
 * @param address in the form of a resolver; anything else is not public
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
