import type { Brand } from "@portal/contract/brands/brand";
import { BRANDS } from "@portal/contract/brands/brands";
import { phoneHref } from "@portal/contract/text/formats";
import type { Plugin } from "vite";
import type { SupportedBrowser } from "./supported-browsers.ts";

const SCRIPT = "old-browsers.js";

/**
 * Finds browsers that lack what every page needs, and leads them to the page below. In the language of 2009, so that
 * they can read it. Each supported browser passes; it asks for abilities, not for names.
 */
export const DETECTION = `(function () {
  var page = document.currentScript && document.currentScript.getAttribute("data-page");
  var isAble =
    "noModule" in document.createElement("script") &&
    typeof Promise === "function" && typeof Promise.withResolvers === "function" &&
    typeof URL === "function" && typeof URL.canParse === "function" &&
    "popover" in document.documentElement &&
    window.CSS && CSS.supports("color", "light-dark(red, red)");
  if (!isAble) window.location.replace(page || "/brands/nahbei/browser.html");
})();
`;

/** Adds the script above to the page, and for each brand a page for browsers that are too old. */
export function oldBrowsers(supported: readonly SupportedBrowser[]): Plugin {
  return {
    name: "portal-old-browsers",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "script",
        attrs: { defer: true, src: `/${SCRIPT}`, "data-page": "/brands/%BRAND%/browser.html" },
        injectTo: "head-prepend",
      },
    ],
    generateBundle() {
      this.emitFile({ type: "asset", fileName: SCRIPT, source: DETECTION });
      for (const brand of BRANDS) {
        const folder = `brands/${brand.key}`;
        this.emitFile({ type: "asset", fileName: `${folder}/browser.html`, source: pageOf(brand, supported) });
        this.emitFile({ type: "asset", fileName: `${folder}/browser.css`, source: stylesOf(brand) });
      }
    },
  };
}

/** A page that needs no script and hardly any style. */
export function pageOf(brand: Brand, supported: readonly SupportedBrowser[]): string {
  const { servicePhone, serviceHours, serviceMail } = brand.contactDetails;
  const rows = supported.map(({ title, version }) => `        <li>${title} ab Version ${version}</li>`).join("\n");
  return `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/brands/${brand.key}/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/brands/${brand.key}/browser.css" />
    <title>Ihr Browser ist zu alt · ${brand.name}</title>
  </head>
  <body>
    <header><img src="${brand.logo.src}" alt="${brand.logo.alt}" height="32" /></header>
    <main>
      <h1>Ihr Browser ist zu alt</h1>
      <p>Dieses Portal braucht einen neueren Browser. Bitte aktualisieren Sie Ihren Browser, oder nehmen Sie einen von diesen:</p>
      <ul>
${rows}
      </ul>
      <p>Auf iPhone und iPad kommt Safari mit dem System: Einstellungen, Allgemein, Softwareupdate.</p>
      <p><a href="/">Portal noch einmal öffnen</a></p>
      <h2>Wir helfen Ihnen</h2>
      <p>
        Rufen Sie uns an: <a href="${phoneHref(servicePhone)}">${servicePhone}</a><br />
        ${serviceHours}<br />
        <a href="mailto:${serviceMail}">${serviceMail}</a>
      </p>
    </main>
  </body>
</html>
`;
}

const stylesOf = ({ mailAccent }: Brand): string => `body {
  max-width: 36em;
  margin: 0 auto;
  padding: 1.5em;
  color: #1d2428;
  background: #fff;
  font: 1.0625em/1.5 sans-serif;
}
header {
  padding-bottom: 1.5em;
  border-bottom: 1px solid #d9dfe2;
}
h1 {
  margin: 1.5em 0 0.5em;
  font-size: 1.75em;
  line-height: 1.2;
}
h2 {
  margin: 2em 0 0.5em;
  font-size: 1.25em;
}
li {
  margin: 0.25em 0;
}
a {
  color: ${mailAccent};
}
`;
