/** The brand of this page, which the server writes into the HTML. */
import type { Brand } from "@portal/contract/brands/brand";
import { BRANDS, brandForHost } from "@portal/contract/brands/brands";

const written = document.documentElement.dataset["brand"];

/** Component tests have no brand in their page; then the host decides. */
export const brand: Brand = BRANDS.find(({ theme }) => theme === written) ?? brandForHost(window.location.host);

/** Title of the browser's tab. */
export const titleOf = (label: string): string => `${label} · ${brand.name}`;
