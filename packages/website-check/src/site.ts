/** Which hosts belong to one website. */
import { getDomain, getPublicSuffix } from "tldts";

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : "");

/** The host without "www.". */
export const bareHost = (address: string): string => hostOf(address).replace(/^www\./, "");

/** True if both are the same website: the hosts are equal apart from "www.". */
export const isSameSite = (a: string, b: string): boolean => bareHost(a) !== "" && bareHost(a) === bareHost(b);

/** "lorenz.example" of "shop.lorenz.example"; an IP address stays whole. */
export const ownerOf = (address: string): string => getDomain(hostOf(address)) ?? hostOf(address);

/** True if both addresses belong to one owner: one registrable domain. */
export const isSameOwner = (a: string, b: string): boolean => ownerOf(a) !== "" && ownerOf(a) === ownerOf(b);

/**
 * The host with "www." for one without and the other way round; undefined where nobody expects one: below a subdomain,
 * and for IP addresses.
 */
export function otherWww(hostname: string): string | undefined {
  const bare = hostname.replace(/^www\./, "");
  if (getDomain(bare) !== bare || getPublicSuffix(bare) === null) return undefined;
  return bare === hostname ? `www.${bare}` : bare;
}

/** True if both addresses mean one page: "www.", the query, a slash at the end and "index.html" make no other. */
export const isSamePage = (a: string, b: string): boolean => isSameSite(a, b) && pathOf(a) === pathOf(b);

const pathOf = (address: string): string =>
  decoded(new URL(address).pathname)
    .replace(/\/(?:index|default)\.\w{3,5}$/i, "/")
    .replace(/\/+$/, "");

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
