import type { Plugin } from "vite";

const SCRIPT = "after-paint.js";

/**
 * Starts the code of a page that is there already. Its work would otherwise come before the first paint where the code
 * is in the cache or the network is fast. A tab in the background paints nothing.
 */
const LOADER = `const { main, sheets } = document.querySelector("script[data-main]").dataset;
const start = () => {
  for (const href of sheets.split(" ").filter(Boolean))
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", disabled: true, href }));
  void import(main);
};
if (document.visibilityState === "hidden") start();
else requestAnimationFrame(() => setTimeout(start));
`;

const MAIN = /<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/;
const PRELOAD = '<link rel="modulepreload" crossorigin ';

/**
 * A rendered page whose code waits for the first paint and for what the paint needs. It is loaded meanwhile, because
 * people press buttons as soon as they see them. The style sheets whose rules the page holds already are named for
 * Vite, which would load them with their chunks; disabled from the start, they are not loaded.
 */
export function startedAfterPaint(page: string, heldStyleSheets: readonly string[]): string {
  const main = MAIN.exec(page)?.[1];
  if (main === undefined) throw new Error("index.html has no first script");
  const sheets = heldStyleSheets.map((file) => `/${file}`).join(" ");
  const start = `<script type="module" fetchpriority="low" src="/${SCRIPT}" data-main="${main}" data-sheets="${sheets}"></script>
    ${PRELOAD}href="${main}">`;
  return page.replace(MAIN, () => start).replaceAll(PRELOAD, `${PRELOAD}fetchpriority="low" `);
}

/** Adds the loader to the build. */
export const afterPaint = (): Plugin => ({
  name: "portal-after-paint",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: SCRIPT, source: LOADER });
  },
});
