/** The brand of this page, as the server wrote it into it. */
import type { Brand } from "@portal/contract/brands/brand";
import { brandByKey, brandForHost } from "@portal/contract/brands/brands";

/** The brand whose page this is; the address decides where nothing was written in (development server). */
export const brand: Brand =
  brandByKey(document.documentElement.dataset["brand"] ?? "") ?? brandForHost(window.location.host);

/** Title of the browser's tab. */
export const titleOf = (label: string): string => `${label} · ${brand.name}`;
