import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";
import { buildAlone } from "./build-alone.ts";

/** What a company's site has to load at most, compressed, with room for the company's own data. */
const SCRIPTS = [
  { entry: "src/features/entry/own-site/widget/main.ts", file: "widget.js", mostBytes: 4 * 1024 },
  { entry: "src/features/ratings/awards/badge/main.ts", file: "badge.js", mostBytes: 2 * 1024 },
];
/**
 * Writes the scripts for other sites to `dist/pages`. The server sends each behind a company's data. It stands alone: a
 * site loads nothing else of ours.
 */
export function embeds(): Plugin {
  let root = "";
  let dist = "";
  let building: Promise<string[]> | undefined;
  return {
    name: "portal-embeds",
    apply: "build",
    configResolved(config) {
      root = config.root;
      dist = path.resolve(config.root, config.build.outDir);
    },
    buildStart() {
      // Beside the build of the portal's code.
      building = Promise.all(SCRIPTS.map(({ entry }) => buildAlone(root, entry)));
      building.catch(() => {});
    },
    async writeBundle() {
      const codes = (await building) ?? [];
      await mkdir(path.join(dist, "pages"), { recursive: true });
      for (const [index, { file, mostBytes }] of SCRIPTS.entries()) {
        const code = codes[index] ?? "";
        const bytes = brotliCompressSync(code).length;
        if (bytes > mostBytes) this.error(`${file} has ${bytes} bytes, compressed; at most ${mostBytes} fit`);
        await writeFile(path.join(dist, "pages", file), code);
      }
    },
  };
}
