import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import type { Plugin } from "vite";

/** Writes into index.html what the server writes in production, for Vite's development server. */
export function developmentPage(): Plugin {
  return {
    name: "portal-development-page",
    apply: "serve",
    transformIndexHtml: (html) =>
      html
        .replaceAll("%BRAND%", DEFAULT_BRAND.key)
        .replaceAll("%THEME%", DEFAULT_BRAND.theme)
        .replaceAll("%TITLE%", "Portal")
        .replaceAll("%COOKIE_QUESTION%", "")
        .replaceAll("%NOTICES_DATA%", ""),
  };
}
