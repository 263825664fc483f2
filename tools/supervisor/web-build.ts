import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { holdLock } from "@portal/db/embedded/lock";
import { runNode } from "./run-program.ts";

const sources = ["apps/web", "packages/contract", "package-lock.json"];
const generated = new Set(["node_modules", "dist"]);

/** Without developer tools the build has no pages for developers. */
type Place = { root: string; developerTools: boolean };

/**
 * Builds the web interface into apps/web/dist, unless the build there was made from the same sources.
 *
 * @returns the folder; undefined if this installation has only the API
 */
export async function buildWeb({ root, developerTools }: Place, signal: AbortSignal): Promise<string | undefined> {
  const web = path.join(root, "apps/web");
  if (!existsSync(path.join(web, "index.html"))) return undefined;
  const dist = path.join(web, "dist");
  const record = path.join(dist, ".build-hash");
  const release = await holdLock(record);
  try {
    const hash = hashOfSources(root, developerTools);
    if (existsSync(record) && readFileSync(record, "utf8") === hash) return dist;
    console.log("Building the web interface …");
    await runNode([path.join(root, "node_modules/vite/bin/vite.js"), "build"], {
      cwd: web,
      // Never React's slow development build, whatever environment `npm start` runs in.
      env: { NODE_ENV: "production", DEVELOPER_TOOLS: developerTools ? "on" : "off" },
      signal,
    });
    writeFileSync(record, hash);
    return dist;
  } finally {
    release();
  }
}

function hashOfSources(root: string, developerTools: boolean): string {
  const hash = createHash("sha256").update(developerTools ? "" : "without developer tools");
  for (const file of sources.flatMap((source) => filesOf(path.join(root, source)))) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesOf(location: string): string[] {
  if (path.extname(location) === ".json") return [location];
  return readdirSync(location, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !path
          .relative(location, file)
          .split(path.sep)
          .some((part) => generated.has(part)),
    )
    .toSorted();
}
