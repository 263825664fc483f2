import type { Plugin } from "vite";

const SCRIPT = "after-paint.js";

/**
 * Loads and starts the code of a page that is there already. It would otherwise be loaded and compiled before the first
 * paint, which needs none of it. The browser tells of the paint when it is on the screen, some milliseconds after its
 * frame; a tab in the background paints nothing. Where the page holds a part of its styles, the code waits for the style
 * sheets, so that nothing is drawn without them.
 *
 * A button that is pressed before React listens ("hydrating") is pressed for people then, and again until React answers:
 * it stops a click that it can't answer yet, so that the window sees only answered ones. What the browser does itself is
 * not repeated. Ten seconds later everything answers.
 */
const LOADER = `const { main, sheets, whole, chunks } = document.querySelector("script[data-main]").dataset;
const link = (properties) => {
  const element = Object.assign(document.createElement("link"), properties);
  document.head.append(element);
  return element;
};
const addresses = (list) => list.split(" ").filter(Boolean);
const settled = (element) => new Promise((resolve) => (element.onload = element.onerror = resolve));
const start = async () => {
  const styles = addresses(sheets).map((href) => link({ rel: "stylesheet", disabled: whole === "true", href }));
  for (const href of [main, ...addresses(chunks)]) link({ rel: "modulepreload", crossOrigin: "", href });
  if (whole !== "true") await Promise.all(styles.map(settled));
  await import(main);
};
const BUTTON = "button:not([popovertarget], [type=submit])";
const listening = new AbortController();
const { signal } = listening;
let pressed = null;
let answers = false;
const press = () => pressed?.isConnected && pressed.click();
const notePress = ({ target }) => {
  pressed = target.closest(BUTTON);
  if (answers) setTimeout(press, 50);
};
addEventListener("click", notePress, { capture: true, signal });
addEventListener("click", () => answers && (pressed = null), { signal });
addEventListener("hydrating", () => ((answers = true), press(), setTimeout(() => listening.abort(), 10000)), { signal });
const starting = new Promise((resolve) => {
  if (document.visibilityState === "hidden") return resolve();
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(resolve, 100));
});
void starting.then(start);
`;

const MAIN = /<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** The style sheets that a page holds, and whether it holds all their rules. */
export type HeldStyles = { readonly sheets: readonly string[]; readonly areWhole: boolean };

/**
 * A rendered page whose code waits for the first paint; then all its chunks are loaded at once. Style sheets of which the
 * page holds a part are loaded with them. Those that it holds whole are named for Vite, which would load them with their
 * chunks; disabled from the start, they are not loaded.
 *
 * @param later addresses that stand behind those of the page
 */
export function startedAfterPaint(page: string, held: HeldStyles, later = { sheets: "", chunks: "" }): string {
  const main = MAIN.exec(page)?.[1];
  if (main === undefined) throw new Error("index.html has no first script");
  const sheets = listed([...held.sheets.map((file) => `/${file}`), later.sheets]);
  const chunks = listed([...[...page.matchAll(PRELOAD)].map(([, chunk = ""]) => chunk), later.chunks]);
  const start = `<script type="module" fetchpriority="low" src="/${SCRIPT}" data-main="${main}" data-sheets="${sheets}" data-whole="${held.areWhole}" data-chunks="${chunks}"></script>`;
  return page.replace(MAIN, () => start).replaceAll(PRELOAD, "");
}

const listed = (files: readonly string[]): string => files.filter((file) => file !== "").join(" ");

/** Adds the loader to the build. */
export const afterPaint = (): Plugin => ({
  name: "portal-after-paint",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: SCRIPT, source: LOADER });
  },
});
