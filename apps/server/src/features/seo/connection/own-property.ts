/** Which properties of Search Console belong to a company. Pure. */

const DOMAIN_PREFIX = "sc-domain:";

/** "https://www.Firma.de/start" → "firma.de"; "" for what is no address. `www` names the same website. */
export function websiteHost(address: string): string {
  const text = address.trim();
  const complete = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (text === "" || !URL.canParse(complete)) return "";
  const { hostname } = new URL(complete);
  return hostname.includes(".") ? hostname.replace(/^www\./, "") : "";
}

/** The host of a property, whether by domain or by the beginning of addresses. */
export const propertyHost = (siteUrl: string): string =>
  websiteHost(siteUrl.startsWith(DOMAIN_PREFIX) ? siteUrl.slice(DOMAIN_PREFIX.length) : siteUrl);

/**
 * True if the property shows a website of the company. A subdomain is another website: shops of a mall have one each.
 * @param hosts what `websiteHost` says of the company's websites
 */
export const isOwnProperty = (siteUrl: string, hosts: readonly string[]): boolean => {
  const host = propertyHost(siteUrl);
  return host !== "" && hosts.includes(host);
};

/** Own ones first, domains before addresses, because they cover more; then by name. */
export const byOwnership = (one: { siteUrl: string; own: boolean }, other: { siteUrl: string; own: boolean }): number =>
  Number(other.own) - Number(one.own) ||
  Number(other.siteUrl.startsWith(DOMAIN_PREFIX)) - Number(one.siteUrl.startsWith(DOMAIN_PREFIX)) ||
  one.siteUrl.localeCompare(other.siteUrl, "de");
