import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { BRANDS } from "@portal/contract/brands/brands";
import { build, type Manifest, type Plugin, type PluginOption, type UserConfig } from "vite";
import type { RenderedPage } from "../src/app/static-pages/render-page.tsx";

const ENTRY = "src/app/static-pages/render-page.tsx";
/** The server chooses among them by its configuration: the pages differ by the button for Facebook. */
const VARIANTS = { plain: { facebook: false }, facebook: { facebook: true } } as const;

/** What the server needs to know of a rendered page. */
type PageList = readonly { readonly route: string; readonly unlessQuery: readonly string[] }[];

/**
 * Renders the public pages of each brand to `dist/pages/<brand>/<variant>/<route>.html`. Each names its scripts, style
 * sheets and typeface in its head, so that the browser loads all of them at once.
 *
 * @param settings what changes the code of both builds: plugins and names of classes
 */
export function staticPages(settings: () => Pick<UserConfig, "css" | "define"> & { plugins: PluginOption[] }): Plugin {
  let root = "";
  let dist = "";
  let rendering: Promise<string> | undefined;
  return {
    name: "portal-static-pages",
    apply: "build",
    configResolved(config) {
      root = config.root;
      dist = path.resolve(config.root, config.build.outDir);
    },
    buildStart() {
      // Beside the build of the browser's code.
      rendering = buildRenderer(root, settings());
      rendering.catch(() => {});
    },
    async writeBundle(_options, bundle) {
      const page = await readFile(path.join(dist, "index.html"), "utf8");
      const manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
      const font = Object.keys(bundle).find((name) => name.endsWith(".woff2"));
      if (font === undefined) throw new Error("the build has no typeface to preload");
      const renderer = (await rendering) ?? "";
      const jobs = BRANDS.flatMap((brand) =>
        Object.entries(VARIANTS).map(async ([variant, configuration]) => {
          const folder = path.join(dist, "pages", brand.key, variant);
          await mkdir(folder, { recursive: true });
          const pages = await inWorker({ renderer, brand: brand.theme, configuration });
          await Promise.all(
            pages.map((rendered) =>
              writeFile(path.join(folder, `${rendered.route}.html`), filled(page, rendered, { manifest, font })),
            ),
          );
          return pages;
        }),
      );
      const [first = []] = await Promise.all(jobs);
      const list: PageList = first.map(({ route, unlessQuery }) => ({ route, unlessQuery }));
      await writeFile(path.join(dist, "pages/pages.json"), JSON.stringify(list));
      await rm(path.dirname(renderer), { recursive: true });
    },
  };
}

/** Builds the renderer for Node into a folder below node_modules, where it finds React. */
async function buildRenderer(root: string, settings: UserConfig): Promise<string> {
  const folder = path.join(root, "node_modules/.static-pages", String(process.pid));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    ...settings,
    build: { ssr: ENTRY, outDir: folder, emptyOutDir: true, minify: false, copyPublicDir: false, assetsInlineLimit: 0 },
  });
  return path.join(folder, "render-page.js");
}

type Job = { renderer: string; brand: string; configuration: object };

/** Each brand has its own thread, because modules read the brand once. */
const inWorker = (job: Job): Promise<RenderedPage[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./render-worker.ts", import.meta.url), { workerData: job });
    worker.once("message", resolve).once("error", reject);
  });

type Built = { manifest: Manifest; font: string };

/** The built page with a rendered page in its root. */
function filled(page: string, { route, sources, title, html }: RenderedPage, { manifest, font }: Built): string {
  const refused = /<script|\sstyle="/.exec(html);
  if (refused) throw new Error(`The page ${route} contains ${refused[0]}, which the Content-Security-Policy refuses.`);
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
  return replaced(page, [
    ["%TITLE%", title],
    ["</head>", `${head.join("\n    ")}\n  </head>`],
    ['<div id="root"></div>', `<div id="root" data-page="${route}">${html}</div>`],
  ]);
}

/** Replaces texts that must be there once. */
function replaced(page: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`index.html must contain ${from} once`);
    return text.replace(from, () => to);
  }, page);
}

/** A chunk's file and style sheets, with those of its static imports. */
function filesOf(key: string, manifest: Manifest, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is no chunk of the build`);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((next) => filesOf(next, manifest, seen))];
}
