/** The HTML of rendered pages: the built page with the files that one of them needs in its head. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { PurgeCSS } from "purgecss";
import type { Manifest } from "vite";
import { chunkOf } from "./first-chunks.ts";
import { startedAfterPaint } from "./after-paint.ts";

/** What the build of the browser's code has written. */
export type BuiltWeb = {
  /** Its folder. */
  readonly dist: string;
  /** The built `index.html`. */
  readonly page: string;
  readonly manifest: Manifest;
  /** The typeface's file. */
  readonly font: string;
};

/** A rendered page's place among the files. */
export type PageParts = {
  /** Name that the browser's script looks for. */
  readonly name: string;
  /** Query parameters that the page was rendered with. */
  readonly query?: readonly string[];
  /** The source files whose chunks and style sheets the page needs beside `main.tsx`. */
  readonly sources: readonly string[];
  /** Undefined leaves the placeholder to the server. */
  readonly title?: string | undefined;
  readonly html: string;
  /** Text that names all classes and elements that the page may have. Default: the page holds its style sheets whole. */
  readonly names?: string;
  /** How its code starts. Default: after the paint. */
  readonly started?: typeof startedAfterPaint;
};

/**
 * The built page with a rendered page in its root, and its styles in its head: the first paint waits for the page alone,
 * not for a style sheet after it. The server's policy allows these styles by their hash.
 */
export async function filledPage(built: BuiltWeb, parts: PageParts): Promise<string> {
  const { name, query = [], sources, title, html, names, started = startedAfterPaint } = parts;
  const { manifest, font } = built;
  const [start, page] = takenOut(STYLE_SHEET, built.page);
  const refused = /<script|\sstyle="/.exec(html);
  if (refused) throw new Error(`The page ${name} contains ${refused[0]}, which the Content-Security-Policy refuses.`);
  const files = [...new Set(sources.flatMap((source) => filesOf(source, manifest)))];
  const sheets = [...new Set([start, ...files.filter((file) => file.endsWith(".css"))])];
  const whole = sheets.map((file) => readFileSync(path.join(built.dist, file), "utf8").trim());
  const styles = names === undefined ? whole : await stylesFor(names, whole);
  const head = [
    `<style>${styles.join("\n")}</style>`,
    typefaceElement(font),
    ...files
      .filter((file) => file.endsWith(".js") && !page.includes(`"/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const attribute = query.length === 0 ? "" : ` data-query="${query.join(" ")}"`;
  const filled = replaced(page, [
    ...(title === undefined ? [] : [["%TITLE%", title] as const]),
    ["</head>", `${head.join("\n    ")}\n  </head>`],
    ['<div id="root"></div>', `<div id="root" data-page="${name}"${attribute}>${html}</div>`],
  ]);
  return started(filled, { sheets, areWhole: names === undefined });
}

/** The rules whose classes and elements the text names. */
async function stylesFor(names: string, sheets: readonly string[]): Promise<string[]> {
  const css = sheets.map((raw) => ({ raw }));
  const purged = await new PurgeCSS().purge({ content: [{ raw: names, extension: "js" }], css });
  return purged.map((sheet) => sheet.css);
}

/** Loads the typeface where the server says that the page uses it. */
export const typefaceElement = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin media="%TYPEFACE_MEDIA%" href="/${file}">`;

const STYLE_SHEET = /\s*<link rel="stylesheet" crossorigin href="\/([^"]+)">/;

/** The pattern's group and the text without its only match. */
function takenOut(pattern: RegExp, text: string): [group: string, rest: string] {
  const [whole = "", group = ""] = pattern.exec(text) ?? [];
  const rest = text.replace(whole, "");
  if (whole === "" || pattern.test(rest)) throw new Error(`index.html must contain ${pattern.source} once`);
  return [group, rest];
}

/** Replaces texts that must be there once. */
export function replaced(page: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`index.html must contain ${from} once`);
    return text.replace(from, () => to);
  }, page);
}

/** A chunk's file and style sheets, with those of its static imports. */
export function filesOf(key: string, manifest: Manifest, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = chunkOf(key, manifest);
  if (chunk === undefined) throw new Error(`${key} is no chunk of the build`);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((next) => filesOf(next, manifest, seen))];
}
