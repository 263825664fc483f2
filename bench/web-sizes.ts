import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const web = path.resolve(import.meta.dirname, "../apps/web");
const vite = path.resolve(import.meta.dirname, "../node_modules/vite/bin/vite.js");

/**
 * Builds the web interface into a folder and returns what the build says of its sizes: JavaScript and CSS of the first
 * pages, gzip, as multiples of a bare React page (F).
 *
 * @throws where a page is over its limit
 */
export async function measureWeb(folder: string): Promise<string[]> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [vite, "build", "--outDir", folder], {
    cwd: web,
    env: { ...process.env, DEVELOPER_TOOLS: "off", NO_COLOR: "1" },
  });
  return `${stdout}\n${stderr}`
    .split("\n")
    .filter((line) => line.includes("KiB"))
    .map((line) => line.replace(/^.*portal-size-budget\]\s*/, "").trim());
}
