/** The HTML of rendered pages: the built page with the files that one of them needs in its head. */
import type { Manifest } from "vite";
import { startedAfterPaint } from "./after-paint.ts";

/** What the build of the browser's code has written. */
export type BuiltWeb = {
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
};

/** The built page with a rendered page in its root. It loads style sheets and typeface at once, scripts behind them. */
export function filledPage(
  { page, manifest, font }: BuiltWeb,
  { name, query = [], sources, title, html }: PageParts,
): string {
  const refused = /<script|\sstyle="/.exec(html);
  if (refused) throw new Error(`The page ${name} contains ${refused[0]}, which the Content-Security-Policy refuses.`);
  const known = (file: string) => page.includes(`"/${file}"`);
  const files = [...new Set(sources.flatMap((source) => filesOf(source, manifest)))].filter((file) => !known(file));
  const head = [
    ...files
      .filter((file) => file.endsWith(".css"))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
    ...files
      .filter((file) => file.endsWith(".js"))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const attribute = query.length === 0 ? "" : ` data-query="${query.join(" ")}"`;
  const filled = replaced(page, [
    ...(title === undefined ? [] : [["%TITLE%", title] as const]),
    ["</head>", `${head.join("\n    ")}\n  </head>`],
    ['<div id="root"></div>', `<div id="root" data-page="${name}"${attribute}>${html}</div>`],
  ]);
  return startedAfterPaint(filled);
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
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is no chunk of the build`);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((next) => filesOf(next, manifest, seen))];
}
