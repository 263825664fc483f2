/** The brand of this page, which the server writes into the HTML. */
import type { Brand } from "@portal/contract/brands/brand";
import { brandByKey, brandForHost } from "@portal/contract/brands/brands";

/** Vite's development server writes no brand; then the host decides. */
export const brand: Brand =
  brandByKey(document.documentElement.dataset["brand"] ?? "") ?? brandForHost(window.location.host);

/** Title of the browser's tab. */
export const titleOf = (label: string): string => `${label} · ${brand.name}`;
