/** The brand and the environment of this page, as the server wrote them into it. */
import type { Brand } from "@portal/contract/brands/brand";
import { brandByKey, brandForHost, redirectDomainsOf } from "@portal/contract/brands/brands";

/** The brand whose page this is; the address decides where nothing was written in (development server). */
export const brand: Brand = brandByKey(document.documentElement.dataset["brand"] ?? "") ?? brandForHost(window.location.host);

/** Outside production there are pages for developers, and redirects may lead to localhost. */
export const isProduction: boolean =
  document.querySelector<HTMLMetaElement>('meta[name="portal-env"]')?.content === "production";

/** Domains that redirects may lead to (Specification §5). */
export const allowedRedirectDomains: readonly string[] = redirectDomainsOf(brand, { development: !isProduction });

/** Title of the browser's tab. */
export const titleOf = (label: string): string => `${label} · ${brand.name}`;
