import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PageCode, pageCode } from "./page-code.ts";

const ENTRY = "src/features/entry/entry-page.tsx";
const MANIFEST = {
  _shell: { file: "shell.js", name: "shell", imports: ["shared"] },
  shared: { file: "shared.js", css: ["shared.css"] },
  "src/app/router/page-map.ts": { file: "map.js" },
  "_first-page": { file: "first-page.js", name: "first-page", css: ["first-page.css"], imports: ["shared"] },
  "src/app/dashboard/late-sections-code.ts": { file: "late.js", css: ["late.css"], imports: ["shared"] },
  [ENTRY]: { file: "entry.js" },
};

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const routes = (name: string, file: string) => `export default {\n  ${name}: { load: () => import("./${file}") },\n};`;
let code: Record<string, PageCode>;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "portal-page-code-"));
  write("dist/index.html", '<script src="/start.js"></script>');
  write("dist/.vite/manifest.json", JSON.stringify(MANIFEST));
  write("src/app/dashboard/routes.tsx", routes("dashboard", "dashboard-page.tsx"));
  write("src/features/entry/routes.tsx", routes("entry_data", "entry-page.tsx"));
  const plugin = pageCode() as unknown as {
    configResolved: (config: object) => void;
    writeBundle: () => Promise<void>;
  };
  plugin.configResolved({ root, build: { outDir: "dist" } });
  await plugin.writeBundle();
  code = JSON.parse(readFileSync(path.join(root, "dist/pages/code.json"), "utf8")) as Record<string, PageCode>;
});
afterAll(() => rmSync(root, { recursive: true }));

test("the first page loads its own files, and neither the map of the pages nor what it draws later", () => {
  expect(code["dashboard"]).toEqual({ sheets: ["/first-page.css"], chunks: ["/first-page.js"] });
});

test("another page loads the map of the pages before its own files", () => {
  expect(code["entry_data"]).toEqual({ sheets: [], chunks: ["/map.js", "/entry.js"] });
  expect(code["other"]).toEqual({ sheets: [], chunks: ["/map.js"] });
});
