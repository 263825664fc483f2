import { gzipSync } from "node:zlib";
import { build, type Manifest, type Plugin, type Rolldown } from "vite";
import { filesOf } from "./page-html.ts";

type Output = Rolldown.OutputBundle;
type Page = {
  readonly name: string;
  /** The source files whose chunks the page needs, with all their static imports. */
  readonly sources: readonly string[];
  /** Largest allowed size, as a multiple of the baseline. */
  readonly limit: number;
};

/** The measured pages (bytes of JavaScript and CSS, gzip), compared with a minimal React page. */
const PAGES: readonly Page[] = [
  { name: "login page", sources: ["index.html"], limit: 1.5 },
  {
    name: "first page after it",
    sources: ["index.html", "src/app/portal.tsx", "src/app/dashboard/dashboard-page.tsx"],
    limit: 2,
  },
];

/** Prints the sizes of the first pages and fails the build if one exceeds its limit. */
export function sizeBudget(): Plugin {
  return {
    name: "portal-size-budget",
    apply: "build",
    async writeBundle(_options, bundle) {
      const manifest = readManifest(bundle);
      const floor = await floorBytes();
      const report = PAGES.map((page) => measure(page, manifest, bundle, floor));
      this.info(`JavaScript and CSS, gzip. Bare React page: ${kib(floor)}`);
      for (const { text } of report) this.info(text);
      const over = report.filter(({ fits }) => !fits);
      if (over.length > 0) this.error(`over the size budget: ${over.map(({ text }) => text).join("; ")}`);
    },
  };
}

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

function measure({ name, sources, limit }: Page, manifest: Manifest, bundle: Output, floor: number) {
  const files = new Set(sources.flatMap((source) => filesOf(source, manifest)));
  const bytes = [...files].reduce((sum, file) => sum + gzipBytes(bundle, file), 0);
  const ratio = bytes / floor;
  return {
    fits: ratio <= limit,
    text: `${name}: ${kib(bytes)} = ${ratio.toFixed(2)} F (at most ${limit.toFixed(1)} F)`,
  };
}

function readManifest(bundle: Output): Manifest {
  const asset = bundle[".vite/manifest.json"];
  if (asset?.type !== "asset") throw new Error("the build wrote no manifest");
  return JSON.parse(String(asset.source)) as Manifest;
}

function gzipBytes(bundle: Output, file: string): number {
  const output = bundle[file];
  if (output === undefined) throw new Error(`${file} is not in the bundle`);
  return gzipSync(output.type === "chunk" ? output.code : output.source, { level: 9 }).length;
}

/** Builds the baseline in memory with the same Vite and settings. */
async function floorBytes(): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: "size-floor.html" } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((part) => ("output" in part ? part.output : []));
  const code = files.filter((file) => file.type === "chunk" || file.fileName.endsWith(".css"));
  return code.reduce(
    (sum, file) => sum + gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 }).length,
    0,
  );
}
