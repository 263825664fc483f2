import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest, Plugin } from "vite";
import { FRAME_SOURCE } from "./page-code.ts";
import { filesOf } from "./page-html.ts";

/** What a browser loads before a page is complete. Bytes are gzip. */
type Weight = {
  /** The page itself. */
  readonly html: number;
  readonly css: number;
  /** Number of scripts. */
  readonly scripts: number;
  readonly scriptBytes: number;
  readonly font: number;
};

const AFTER_LOGIN = "first page after the login";
const KIB = 1024;
/** The typeface comes with each page, in one file. */
const FONT = 48 * KIB;

/** A little above what is reached. Lower a limit when its pages get lighter. */
const FORMS: Weight = { html: 3 * KIB, css: 8.5625 * KIB, scripts: 11, scriptBytes: 149 * KIB, font: FONT };
/** With the search for a company. */
const CLAIMING: Weight = { ...FORMS, css: 8.75 * KIB, scriptBytes: 152 * KIB };
/** Pages that are mostly text. */
const TEXTS: Weight = { html: 6.5 * KIB, css: 9.0625 * KIB, scripts: 17, scriptBytes: 158.25 * KIB, font: FONT };
const ERRORS: Weight = { html: 2.5 * KIB, css: 8.25 * KIB, scripts: 10, scriptBytes: 128.5 * KIB, font: FONT };
const LIMITS: Readonly<Record<string, Weight>> = {
  login: { html: 3 * KIB, css: 5.625 * KIB, scripts: 5, scriptBytes: 89.75 * KIB, font: FONT },
  entry: { html: 1 * KIB, css: 6.25 * KIB, scripts: 11, scriptBytes: 144 * KIB, font: FONT },
  // 3 KiB of the styles are in the frame, and again in the style sheets that follow it.
  [AFTER_LOGIN]: { html: 1.25 * KIB, css: 13 * KIB, scripts: 5, scriptBytes: 119.5 * KIB, font: FONT },
  error_403: ERRORS,
  error_404: ERRORS,
  error_500: ERRORS,
  error_502: ERRORS,
  generic_error: ERRORS,
  law_imprint: TEXTS,
  law_privacy: TEXTS,
  law_terms: TEXTS,
  law_accessibility: TEXTS,
  law_questions: TEXTS,
};
const limitOf = (page: string): Weight => LIMITS[page] ?? (page.startsWith("claiming_") ? CLAIMING : FORMS);

const FRAME = "frame.at-once.html";
const FIRST_PAGE = ["index.html", FRAME_SOURCE, "src/app/dashboard/dashboard-page.tsx"];

/**
 * Prints what each public page and the first page after the login load, and fails the build if one exceeds its limits.
 * It reads the pages as they are sent.
 */
export function criticalPath(): Plugin {
  let dist = "";
  return {
    name: "portal-critical-path",
    apply: "build",
    configResolved(config) {
      dist = path.resolve(config.root, config.build.outDir);
    },
    closeBundle(error?: unknown) {
      if (error !== undefined) return;
      const pages = [...renderedPages(dist), [AFTER_LOGIN, firstPage(dist)] as const];
      const heaviest = new Map<string, Weight>();
      for (const [name, weight] of pages) heaviest.set(name, heavier(heaviest.get(name), weight));
      this.info("critical path, gzip: page · HTML · CSS · scripts · typeface");
      for (const [name, weight] of heaviest) this.info(`${name} · ${told(weight)}`);
      const over = [...heaviest].filter(([name, weight]) => exceeds(weight, limitOf(name)));
      const texts = over.map(([name, weight]) => `${name}: ${told(weight)} (at most ${told(limitOf(name))})`);
      if (texts.length > 0) this.error(`heavier than vite/critical-path.ts allows: ${texts.join("; ")}`);
    },
  };
}

const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`;

const told = ({ html, css, scripts, scriptBytes, font }: Weight): string =>
  `${kib(html)} · ${kib(css)} · ${scripts} with ${kib(scriptBytes)} · ${kib(font)}`;

const MEASURES = ["html", "css", "scripts", "scriptBytes", "font"] as const;

const exceeds = (weight: Weight, limit: Weight): boolean =>
  MEASURES.some((measure) => weight[measure] > limit[measure]);

/** The brands' pages differ a little. */
const heavier = (one: Weight | undefined, other: Weight): Weight =>
  one === undefined || one.html < other.html ? other : one;

/** The pages of all brands, by the name of their file. */
function* renderedPages(dist: string): Generator<readonly [name: string, weight: Weight]> {
  const folder = path.join(dist, "pages");
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (!file.endsWith(".html") || path.basename(file).startsWith("frame.")) continue;
    const html = readFileSync(path.join(folder, file), "utf8");
    yield [path.basename(file, ".html"), weigh(dist, html, filesIn(html))];
  }
}

/** The files that a page loads. Style sheets that it only names are beside its code. */
function filesIn(html: string): string[] {
  const linked = html.matchAll(/href="\/(assets\/[^"]+)"/g);
  const code = html.matchAll(/[" ]\/(assets\/[^" ]+\.js)/g);
  return [...linked, ...code].map(([, name]) => name ?? "");
}

/** The first page is a frame until its scripts run. */
function firstPage(dist: string): Weight {
  const manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const code = FIRST_PAGE.flatMap((source) => filesOf(source, manifest));
  const folder = path.join(dist, "pages");
  const frame = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((file) => file.endsWith(FRAME)) ?? "";
  const html = readFileSync(path.join(folder, frame), "utf8");
  return weigh(dist, html, [...filesIn(html), ...code]);
}

/** Rendered pages hold their styles. */
const STYLES = /<style>(.*?)<\/style>/s;

function weigh(dist: string, html: string, files: readonly string[]): Weight {
  const sized = [...new Set(files)].map((file) => ({ file, bytes: sizeOf(path.join(dist, file)) }));
  const ofKind = (kind: string) => sized.filter(({ file }) => file.endsWith(kind));
  const sum = (kind: string) => ofKind(kind).reduce((bytes, file) => bytes + file.bytes, 0);
  return {
    html: zipped(html.replace(STYLES, "")),
    css: sum(".css") + zipped(STYLES.exec(html)?.[1] ?? ""),
    scripts: ofKind(".js").length,
    scriptBytes: sum(".js"),
    font: sum(".woff2"),
  };
}

/** Typefaces are compressed already. */
const sizeOf = (file: string): number => {
  const bytes = readFileSync(file);
  return file.endsWith(".woff2") ? bytes.length : zipped(bytes);
};

const zipped = (content: string | Buffer): number =>
  content.length === 0 ? 0 : gzipSync(content, { level: 9 }).length;
