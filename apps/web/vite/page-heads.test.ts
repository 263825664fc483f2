import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageHeads } from "./page-heads.ts";

const DASHBOARD = "src/app/dashboard/dashboard-page.tsx";
const ENTRY = "src/features/entry/entry-page.tsx";
const MANIFEST = {
  "src/app/portal.tsx": { file: "portal.js", imports: ["shared"] },
  shared: { file: "shared.js", css: ["shared.css"] },
  "src/app/router/page-map.ts": { file: "map.js" },
  [DASHBOARD]: { file: "dashboard.js", imports: ["shared"] },
  "src/app/dashboard/late-sections-code.ts": { file: "late.js", css: ["late.css"], imports: ["shared"] },
  [ENTRY]: { file: "entry.js" },
};

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const routes = (name: string, file: string) => `export default {\n  ${name}: { load: () => import("./${file}") },\n};`;
let heads: Record<string, string>;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "portal-page-heads-"));
  write("dist/index.html", '<script src="/start.js"></script>');
  write("dist/.vite/manifest.json", JSON.stringify(MANIFEST));
  write("src/app/dashboard/routes.tsx", routes("dashboard", "dashboard-page.tsx"));
  write("src/features/entry/routes.tsx", routes("entry_data", "entry-page.tsx"));
  const plugin = pageHeads() as unknown as {
    configResolved: (config: object) => void;
    writeBundle: (options: object, bundle: object) => Promise<void>;
  };
  plugin.configResolved({ root, build: { outDir: "dist" } });
  await plugin.writeBundle({}, { "font.woff2": {} });
  heads = JSON.parse(readFileSync(path.join(root, "dist/pages/heads.json"), "utf8")) as Record<string, string>;
});
afterAll(() => rmSync(root, { recursive: true }));

const filesIn = (head = "") => [...head.matchAll(/href="\/([^"]+)"/g)].map(([, file]) => file);

test("the first page loads its own files, and neither the map of the pages nor what it draws later", () => {
  expect(filesIn(heads["dashboard"])).toEqual(["font.woff2", "portal.js", "shared.js", "shared.css", "dashboard.js"]);
});

test("another page loads the map of the pages before its own files", () => {
  expect(filesIn(heads["entry_data"])).toEqual([
    "font.woff2",
    "portal.js",
    "shared.js",
    "shared.css",
    "map.js",
    "entry.js",
  ]);
  expect(filesIn(heads["other"])).not.toContain("entry.js");
});
