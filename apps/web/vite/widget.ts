import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "vite";

const ENTRY = "src/features/entry/own-site/widget/main.ts";
/** What a company's site has to load, with room for the company's own data. */
const MOST_BYTES = 4 * 1024;
/** Visitors of companies' sites have older browsers than people who use the portal. */
const TARGET = ["chrome99", "firefox101", "safari16.4"];

/**
 * Writes `dist/pages/widget.js`, which the server sends behind a company's data. It stands alone: a site loads nothing
 * else of ours.
 */
export function widget(): Plugin {
  let root = "";
  let dist = "";
  let building: Promise<string> | undefined;
  return {
    name: "portal-widget",
    apply: "build",
    configResolved(config) {
      root = config.root;
      dist = path.resolve(config.root, config.build.outDir);
    },
    buildStart() {
      // Beside the build of the portal's code.
      building = buildWidget(root);
      building.catch(() => {});
    },
    async writeBundle() {
      const code = (await building) ?? "";
      const bytes = brotliCompressSync(code).length;
      if (bytes > MOST_BYTES) this.error(`the widget has ${bytes} bytes, compressed; at most ${MOST_BYTES} fit`);
      await mkdir(path.join(dist, "pages"), { recursive: true });
      await writeFile(path.join(dist, "pages/widget.js"), code);
    },
  };
}

export async function buildWidget(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      target: TARGET,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(root, ENTRY), output: { format: "iife", codeSplitting: false } },
    },
  });
  const outputs = "output" in result ? result.output : [];
  const [chunk, ...others] = outputs;
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error("the widget must be one script");
  return chunk.code.trimEnd();
}
