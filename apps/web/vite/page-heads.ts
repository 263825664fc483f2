import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest, Plugin } from "vite";
import { filesOf, typefaceElement } from "./page-html.ts";

/** Offered as `name: { load: () => import("./file.tsx") … }` in a `routes.tsx`. */
const PAGE = /^\s*(\w+): \{\s*load: \(\) => import\("([^"]+)"\)/gm;
/** What a page needs before its own chunk. The start page needs no map of the other pages. */
const FRAME = ["src/app/portal.tsx"];
const FRAME_OF_OTHERS = [...FRAME, "src/app/router/page-map.ts"];

/**
 * Writes `dist/pages/heads.json`: for each page of people with a session the elements of the head that load its
 * scripts, style sheets and typeface at once, instead of one after the other as the scripts ask for them.
 */
export function pageHeads(): Plugin {
  let root = "";
  let dist = "";
  return {
    name: "portal-page-heads",
    apply: "build",
    configResolved(config) {
      root = config.root;
      dist = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const page = await readFile(path.join(dist, "index.html"), "utf8");
      const manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
      const font = Object.keys(bundle).find((name) => name.endsWith(".woff2"));
      if (font === undefined) throw new Error("the build has no typeface to preload");
      const headOf = (sources: readonly string[]) => {
        const files = sources.flatMap((source) => filesOf(source, manifest));
        return [...new Set([font, ...files.filter((file) => !page.includes(`"/${file}"`))])].map(elementFor).join("");
      };
      const pages = [...sourcesByRoute(root)].filter(([, source]) => source in manifest);
      if (!pages.some(([route]) => route === "dashboard")) throw new Error("no routes.tsx offers the start page");
      const heads = pages.map(([route, source]) => [
        route,
        headOf([...(route === "dashboard" ? FRAME : FRAME_OF_OTHERS), source]),
      ]);
      await mkdir(path.join(dist, "pages"), { recursive: true });
      await writeFile(
        path.join(dist, "pages/heads.json"),
        JSON.stringify(Object.fromEntries([...heads, ["other", headOf(FRAME_OF_OTHERS)]])),
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

function elementFor(file: string): string {
  if (file.endsWith(".css")) return `<link rel="stylesheet" crossorigin href="/${file}">`;
  if (file.endsWith(".js")) return `<link rel="modulepreload" crossorigin href="/${file}">`;
  return typefaceElement(file);
}
