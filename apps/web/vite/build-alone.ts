import path from "node:path";
import { build } from "vite";

/** Visitors of companies' sites have older browsers than people who use the portal. */
const TARGET = ["chrome99", "firefox101", "safari16.4"];

/** Builds one script that loads nothing else. `define` replaces names by code. */
export async function buildAlone(root: string, entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    define,
    build: {
      write: false,
      minify: true,
      target: TARGET,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(root, entry), output: { format: "iife", codeSplitting: false } },
    },
  });
  const outputs = "output" in result ? result.output : [];
  const [chunk, ...others] = outputs;
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${entry} must become one script`);
  return chunk.code.trimEnd();
}
