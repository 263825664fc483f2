import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { BRANDS } from "@portal/contract/brands/brands";
import { SENT_ENTRY_PAGE } from "@portal/contract/entry/sent-entry";
import { build, type Manifest, type Plugin, type PluginOption, type UserConfig } from "vite";
import type { RenderedPage } from "../src/app/static-pages/render-page.tsx";
import { ENTRY_SOURCES } from "../src/app/static-pages/static-pages.ts";
import { entryRenderer } from "./entry-renderer.ts";
import { writeFrames } from "./frames.ts";
import { type BuiltWeb, filledPage, replaced } from "./page-html.ts";
import type { Rendered } from "./render-worker.ts";

const ENTRY = "src/app/static-pages/render-page.tsx";
/** The server chooses among them by its configuration: the pages differ by the button for Facebook. */
const VARIANTS = { plain: { facebook: false }, facebook: { facebook: true } } as const;

/** What the server needs to know of a rendered page. */
type PageList = readonly (Pick<RenderedPage, "route" | "withQuery" | "unlessQuery"> & { readonly file: string })[];

/**
 * Renders the public pages of each brand to `dist/pages/<brand>/<variant>/<route>.html`. Each names its scripts, style
 * sheets and typeface in its head, so that the browser loads all of them at once. The question about statistics is a
 * file of its own, which the server puts into pages for people who have not answered it. `dist/pages/<brand>/frame.*.html`
 * are the page of people with a session.
 *
 * @param settings what changes the code of both builds: plugins and names of classes
 * @param developerTools whether the server that sends the pages has them
 */
export function staticPages(
  settings: () => Pick<UserConfig, "css" | "define"> & { plugins: PluginOption[] },
  developerTools: boolean,
): Plugin {
  let root = "";
  let dist = "";
  let rendering: Promise<string> | undefined;
  let entries: Promise<string> | undefined;
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
      entries = entryRenderer(root, settings());
      entries.catch(() => {});
    },
    async writeBundle(_options, bundle) {
      const page = await readFile(path.join(dist, "index.html"), "utf8");
      const manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
      const font = Object.keys(bundle).find((name) => name.endsWith(".woff2"));
      if (font === undefined) throw new Error("the build has no typeface to preload");
      const built = { dist, page, manifest, font };
      const renderer = (await rendering) ?? "";
      const jobs = BRANDS.flatMap((brand) =>
        Object.entries(VARIANTS).map(async ([variant, configuration]) => {
          const folder = path.join(dist, "pages", brand.key, variant);
          await mkdir(folder, { recursive: true });
          const rendered = await inWorker({
            renderer,
            brand: brand.theme,
            configuration: { ...configuration, developerTools },
          });
          await Promise.all(
            rendered.pages.map(async (one) =>
              writeFile(path.join(folder, `${fileOf(one)}.html`), await pageHtml(built, one)),
            ),
          );
          if (variant === "plain") await writeFrames(path.join(dist, "pages", brand.key), built, rendered);
          return rendered;
        }),
      );
      const [first] = await Promise.all(jobs);
      const list: PageList = (first?.pages ?? []).map((rendered) => {
        const { route, withQuery, unlessQuery } = rendered;
        return { route, file: fileOf(rendered), withQuery, unlessQuery };
      });
      await writeFile(path.join(dist, "pages/pages.json"), JSON.stringify(list));
      const question = first?.cookieQuestion ?? "";
      await writeFile(path.join(dist, "pages/cookie-question.part"), question);
      await writeFile(path.join(dist, "pages/notices.json"), JSON.stringify(first?.notices));
      await rm(path.dirname(renderer), { recursive: true });
      const entryCode = (await entries) ?? "";
      await writeFile(path.join(dist, "pages", "render-entry.mjs"), entryCode);
      await writeFile(path.join(dist, "pages", "entry.html"), await entryPage(built, entryCode + page + question));
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
const inWorker = (job: Job): Promise<Rendered> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./render-worker.ts", import.meta.url), { workerData: job });
    // Cached queries would keep it for five minutes.
    const end = (rendered: Rendered): void => void worker.terminate().then(() => resolve(rendered));
    worker.once("message", end).once("error", reject);
  });

const pageHtml = (built: BuiltWeb, { route, withQuery, sources, title, html }: RenderedPage): Promise<string> => {
  const query = Object.entries(withQuery).flatMap(([name, kind]) => (kind === "id" ? [name] : []));
  return filledPage(built, { name: route, query, sources, title, html });
};

/** A route has one file for each set of query parameters that it must have. */
const fileOf = ({ route, withQuery }: RenderedPage): string => [route, ...Object.keys(withQuery)].join(".");

/**
 * The page of public entries, which the server fills for each request. It needs no JavaScript. Without the rules of other
 * pages it fits into the first packets of a connection.
 *
 * @param names `PageParts.names`
 */
async function entryPage(built: BuiltWeb, names: string): Promise<string> {
  const page = await filledPage(built, { name: SENT_ENTRY_PAGE, sources: ENTRY_SOURCES, html: "%ENTRY%", names });
  return replaced(page.replace(/<noscript>.*?<\/noscript>\s*/s, ""), [["</body>", "%ENTRY_DATA%\n  </body>"]]);
}
