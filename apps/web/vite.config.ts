import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { afterPaint } from "./vite/after-paint.ts";
import { criticalPath } from "./vite/critical-path.ts";
import { developmentPage } from "./vite/development-page.ts";
import { firstChunks } from "./vite/first-chunks.ts";
import { iconsInPlace } from "./vite/icons-in-place.ts";
import { layerOrder } from "./vite/layer-order.ts";
import { leanContract } from "./vite/lean-contract.ts";
import { leanRoutes } from "./vite/lean-routes.ts";
import { oldBrowsers } from "./vite/old-browsers.ts";
import { pageCode } from "./vite/page-code.ts";
import { pathsInPlace } from "./vite/paths-in-place.ts";
import { precompress } from "./vite/precompress.ts";
import { serviceWorker } from "./vite/service-worker.ts";
import { shortNames } from "./vite/short-names.ts";
import { sizeBudget } from "./vite/size-budget.ts";
import { staticPages } from "./vite/static-pages.ts";
import { buildTargets, supportedBrowsers } from "./vite/supported-browsers.ts";
import { embeds } from "./vite/embeds.ts";

/** `npm start` says whether the pages for developers belong into the build. */
const developerTools = process.env["DEVELOPER_TOOLS"] !== "off";

/** Chunks that the browser has already loaded. Listing them for each page again would enlarge the first download. */
const STARTED = /\/(?:start|shell|rolldown-runtime)-[\w-]+\.js$/;

const define = { "import.meta.env.PORTAL_DEVELOPER_PAGES": JSON.stringify(developerTools) };
const css = () => ({ modules: { generateScopedName: shortNames(`${import.meta.dirname}/src`) } });

/** The plugins that change code. The renderer of the static pages needs the same, or its HTML would differ. */
const codePlugins = () => [
  iconsInPlace(`${import.meta.dirname}/src/ui/icons/icons.ts`),
  react(),
  leanContract(),
  leanRoutes(),
  pathsInPlace(),
];

/**
 * Nothing is inlined, because the server's Content-Security-Policy allows scripts, styles and fonts only from its own
 * origin.
 */
export default defineConfig({
  plugins: [
    ...codePlugins(),
    layerOrder(),
    developmentPage(),
    afterPaint(),
    oldBrowsers(supportedBrowsers()),
    sizeBudget(),
    staticPages(() => ({ plugins: codePlugins(), css: css(), define }), developerTools),
    criticalPath(),
    pageCode(),
    embeds(),
    serviceWorker(),
    precompress(),
  ],
  css: css(),
  define,
  build: {
    target: buildTargets(supportedBrowsers()),
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_page, chunks) => chunks.filter((name) => !STARTED.test(name)),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: firstChunks(import.meta.dirname) },
        // Every visit loads the names of all pages' chunks: a hundred descriptive names would cost a kilobyte.
        chunkFileNames: "assets/[hash].js",
        assetFileNames: "assets/[hash][extname]",
      },
    },
  },
  server: {
    proxy: Object.fromEntries(["/api", "/media", "/widget", "/badge"].map((path) => [path, "http://127.0.0.1:3000"])),
  },
});
