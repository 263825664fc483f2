/** F: a bare React page, built by the same Vite and served with the same compression and caching as the product. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";

const WEB = path.resolve(import.meta.dirname, "../../apps/web");
const VITE = path.resolve(import.meta.dirname, "../../node_modules/vite/bin/vite.js");
const BUILD = `import { build } from "vite";
await build({ configFile: false, logLevel: "error", build: {
  outDir: process.argv[1], emptyOutDir: true, modulePreload: { polyfill: false },
  rolldownOptions: { input: "size-floor.html" } } });`;

export type Floor = { readonly url: string; stop(): Promise<void> };

/** Builds the product's web interface into a folder, as `npm start` does without developer tools. */
export async function buildWeb(folder: string): Promise<void> {
  const env = { ...process.env, DEVELOPER_TOOLS: "off" };
  await promisify(execFile)(process.execPath, [VITE, "build", "--outDir", folder], { cwd: WEB, env });
}

/** Builds the bare page into a folder and serves it on a free port. */
export async function serveFloor(folder: string): Promise<Floor> {
  await promisify(execFile)(process.execPath, ["--input-type=module", "-e", BUILD, folder], { cwd: WEB });
  const files = new Map(
    readdirSync(path.join(folder, "assets")).map((name) => [`/assets/${name}`, compressed(folder, `assets/${name}`)]),
  );
  const page = compressed(folder, "size-floor.html");
  const server = http.createServer((request, response) => {
    const file = files.get(request.url ?? "");
    const isPage = request.url === "/";
    if (file === undefined && !isPage) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        "content-encoding": "br",
        "content-type": isPage ? "text/html; charset=utf-8" : "text/javascript; charset=utf-8",
        "cache-control": isPage ? "no-cache" : "public, max-age=31536000, immutable",
      })
      .end(file ?? page);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const compressed = (folder: string, file: string): Buffer => brotliCompressSync(readFileSync(path.join(folder, file)));
