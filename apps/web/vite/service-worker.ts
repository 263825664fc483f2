import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { buildAlone } from "./build-alone.ts";

const FOLDER = "src/app/worker";

/**
 * Writes the service worker and the offline page. The worker's text changes with each file that the offline page needs,
 * so that browsers fetch them anew.
 */
export function serviceWorker(): Plugin {
  let root = "";
  let dist = "";
  return {
    name: "portal-service-worker",
    apply: "build",
    configResolved(config) {
      root = config.root;
      dist = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const source = path.join(root, FOLDER);
      const script = await buildAlone(root, `${FOLDER}/offline-page.ts`);
      const [html, css] = await Promise.all([
        readFile(path.join(source, "offline.html"), "utf8"),
        readFile(path.join(source, "offline.css"), "utf8"),
      ]);
      const version = createHash("sha256").update(html).update(css).update(script).digest("hex").slice(0, 12);
      const worker = await buildAlone(root, `${FOLDER}/worker.ts`, { OFFLINE_VERSION: JSON.stringify(version) });
      await mkdir(path.join(dist, "pages"), { recursive: true });
      await Promise.all([
        writeFile(path.join(dist, "pages/offline.html"), html),
        writeFile(path.join(dist, "pages/worker.js"), worker),
        writeFile(path.join(dist, "offline.css"), css),
        writeFile(path.join(dist, "offline.js"), script),
      ]);
    },
  };
}
