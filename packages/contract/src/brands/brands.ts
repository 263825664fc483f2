/** The brands of the product, and which brand a host name belongs to (Specification §3, §9). */
import type { Brand } from "./brand.ts";
import { isWithinDomain } from "./domains.ts";
import { nahbei } from "./nahbei/brand.ts";
import { werkweiser } from "./werkweiser/brand.ts";

export const BRANDS = [nahbei, werkweiser] as const satisfies readonly Brand[];

/** The brand for hosts of no brand: IP addresses, containers, health checks. */
export const DEFAULT_BRAND: Brand = nahbei;

/** The suffix that an environment other than production appends to host names, for example `.staging`; "" in production. */
export type EnvironmentSuffix = { readonly environmentSuffix?: string };

/** The host names of a brand in an environment (Specification §9). */
export const domainsOf = (brand: Brand, { environmentSuffix = "" }: EnvironmentSuffix = {}): Brand["domains"] => ({
  www: brand.domains.www + environmentSuffix,
  main: brand.domains.main + environmentSuffix,
});

/** Host name of a Host header: lower case, without port and final dot. */
const hostName = (host: string): string => host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");

/** The brand of a Host header (a port is allowed); `DEFAULT_BRAND` for any other host. */
export const brandForHost = (host: string, environment: EnvironmentSuffix = {}): Brand => {
  const name = hostName(host);
  const exact = BRANDS.find((brand) => brand.developmentHost === name);
  return exact ?? BRANDS.find((brand) => isWithinDomain(name, domainsOf(brand, environment).main)) ?? DEFAULT_BRAND;
};

/** The brand of a key, as jobs and mails store it; undefined for an unknown key. */
export const brandByKey = (key: string): Brand | undefined => BRANDS.find((brand) => brand.key === key);

/** Domains that a brand's redirects may lead to in an environment. `localhost` is added on a developer's machine only. */
export const redirectDomainsOf = (
  brand: Brand,
  { environmentSuffix = "", development = false }: EnvironmentSuffix & { readonly development?: boolean } = {},
): string[] => [
  ...brand.allowedRedirectDomains.map((domain) => domain + environmentSuffix),
  ...(development ? ["localhost"] : []),
];
