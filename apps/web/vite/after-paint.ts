import type { Plugin } from "vite";
import { detection, SCRIPT as DETECTION } from "./old-browsers.ts";

const SCRIPT = "after-paint.js";

/**
 * Loads typeface and code of a page that is there already. Their bytes and work would otherwise come before its
 * largest paint. A tab in the background paints nothing. What somebody presses meanwhile is pressed again, once, when
 * React answers it (`src/ui/hydration/early-clicks.ts`); buttons that submit a form wait by
 * themselves. It holds the check for old browsers, because each further script delays the paint, and is written for
 * them.
 */
export const LOADER = detection(`  var started = false;
  var early = (window.earlyClicks = { pressed: new Set(), answering: new WeakSet() });
  function note(event) {
    var button = event.target.closest("button");
    if (button && !early.answering.has(button)) early.pressed.add(button);
  }
  window.addEventListener("click", note);
  setTimeout(function () {
    window.removeEventListener("click", note);
  }, 30000);
  function add(tag, properties) {
    document.head.appendChild(Object.assign(document.createElement(tag), properties));
  }
  function namesOf(attribute) {
    return script.getAttribute(attribute).split(" ");
  }
  function start() {
    if (started) return;
    started = true;
    namesOf("data-sheets").forEach(function (href) {
      add("link", { rel: "stylesheet", disabled: true, href: href });
    });
    namesOf("data-modules").forEach(function (href) {
      add("link", { rel: "modulepreload", crossOrigin: "", href: href });
    });
    var font = new FontFace("Inter Variable", "url(" + script.getAttribute("data-font") + ")", { weight: "100 900" });
    document.fonts.add(font);
    font.load();
    add("script", { type: "module", crossOrigin: "", src: script.getAttribute("data-main") });
  }
  if (document.visibilityState === "hidden") return start();
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, 2000);
`);

const MAIN = /<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>\s*/;
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** What a rendered page loads after its paint. */
type Later = {
  /** Style sheets that the page holds already in one file. Named to Vite, which would load them with their chunks. */
  readonly heldStyleSheets: readonly string[];
  readonly font: string;
};

/** A rendered page whose code and typeface wait for its paint. Its chunks are named, so that all load at once. */
export function startedAfterPaint(page: string, { heldStyleSheets, font }: Later): string {
  const main = MAIN.exec(page)?.[1];
  if (main === undefined) throw new Error("index.html has no first script");
  const modules = [...page.matchAll(PRELOAD)].map(([, href]) => href).join(" ");
  const sheets = heldStyleSheets.map((file) => `/${file}`).join(" ");
  const later = `data-main="${main}" data-modules="${modules}" data-sheets="${sheets}" data-font="/${font}"`;
  return page
    .replace(MAIN, "")
    .replaceAll(PRELOAD, "")
    .replace(`src="/${DETECTION}"`, () => `src="/${SCRIPT}" ${later}`);
}

/** Adds the loader to the build. */
export const afterPaint = (): Plugin => ({
  name: "portal-after-paint",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: SCRIPT, source: LOADER });
  },
});
