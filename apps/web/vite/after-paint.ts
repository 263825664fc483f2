import type { Plugin } from "vite";

const SCRIPT = "after-paint.js";

/**
 * Loads the code of a page that is there already. Its work would otherwise come before the first paint where the code is
 * in the cache or the network is fast. A tab in the background paints nothing.
 */
const LOADER = `const { main } = document.querySelector("script[data-main]").dataset;
const start = () => void import(main);
if (document.visibilityState === "hidden") start();
else requestAnimationFrame(() => setTimeout(start));
`;

const MAIN = /<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/;
const PRELOAD = '<link rel="modulepreload" crossorigin ';

/** A rendered page whose code waits for the first paint and for what the paint needs. */
export function startedAfterPaint(page: string): string {
  const main = MAIN.exec(page)?.[1];
  if (main === undefined) throw new Error("index.html has no first script");
  const start = `<script type="module" fetchpriority="low" src="/${SCRIPT}" data-main="${main}"></script>
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
