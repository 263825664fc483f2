import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest, Plugin } from "vite";
import { chunkOf } from "./first-chunks.ts";
import { filesOf } from "./page-html.ts";

/** Offered as `name: { load: () => import("./file.tsx") … }` in a `routes.tsx`. */
const PAGE = /^\s*(\w+): \{\s*load: \(\) => import\("([^"]+)"\)/gm;
/** The code of the frame, which the frame's page names itself. */
export const FRAME_SOURCE = "src/app/portal.tsx";
/** Addresses of a page's files. */
export type PageCode = { readonly sheets: readonly string[]; readonly chunks: readonly string[] };

/** The start page needs no map of the other pages. */
const MAP = "src/app/router/page-map.ts";

/**
 * Writes `dist/pages/code.json`: the style sheets and scripts that each page of people with a session needs beside those
 * of the frame. The page loads them at once, instead of one after the other as the scripts ask for them.
 */
export function pageCode(): Plugin {
  let root = "";
  let dist = "";
  return {
    name: "portal-page-code",
    apply: "build",
    configResolved(config) {
      root = config.root;
      dist = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const page = await readFile(path.join(dist, "index.html"), "utf8");
      const manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
      const frame = new Set(filesOf(FRAME_SOURCE, manifest));
      const codeOf = (sources: readonly string[]): PageCode => {
        const files = new Set(sources.flatMap((source) => filesOf(source, manifest)));
        const own = [...files].filter((file) => !frame.has(file) && !page.includes(`"/${file}"`));
        const ofKind = (kind: string) => own.flatMap((file) => (file.endsWith(kind) ? [`/${file}`] : []));
        return { sheets: ofKind(".css"), chunks: ofKind(".js") };
      };
      const pages = [...sourcesByRoute(root)].filter(([, source]) => chunkOf(source, manifest) !== undefined);
      if (!pages.some(([route]) => route === "dashboard")) throw new Error("no routes.tsx offers the start page");
      const code = pages.map(([route, source]) => [route, codeOf(route === "dashboard" ? [source] : [MAP, source])]);
      await mkdir(path.join(dist, "pages"), { recursive: true });
      await writeFile(
        path.join(dist, "pages/code.json"),
        JSON.stringify(Object.fromEntries([...code, ["other", codeOf([MAP])]])),
      );
    },
  };
}

/** The source file of each page that has one of its own. */
function sourcesByRoute(root: string): Map<string, string> {
  const routes = globSync("src/{app,features}/*/routes.tsx", { cwd: root }).toSorted();
  return new Map(
    routes.flatMap((file) =>
      [...readFileSync(path.join(root, file), "utf8").matchAll(PAGE)].map(
        ([, route = "", source = ""]) => [route, path.join(path.dirname(file), source)] as const,
      ),
    ),
  );
}
