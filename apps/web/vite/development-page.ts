import type { Plugin } from "vite";

/** What the server writes into index.html, for Vite's own development server. */
export function developmentPage(): Plugin {
  return {
    name: "portal-development-page",
    apply: "serve",
    transformIndexHtml: (html) => html.replaceAll("%BRAND%", "nahbei").replaceAll("%TITLE%", "Portal"),
  };
}
