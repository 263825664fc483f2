/** What makes the portal an app on a device: its manifest, the service worker and the page without a connection. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Brand } from "@portal/contract/brands/brand";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { manifestOf } from "./manifest.ts";

/** @param folder of the built web interface */
export async function registerInstallable(
  app: FastifyInstance,
  folder: string,
  brandOf: (request: FastifyRequest) => Brand,
): Promise<void> {
  const read = (file: string): Promise<string> => readFile(join(folder, "pages", file), "utf8").catch(() => "");
  const [worker, offline] = [await read("worker.js"), await read("offline.html")];
  const config = { quiet: true };

  app.get("/app.webmanifest", { config }, async (request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(manifestOf(brandOf(request)))),
  );
  if (worker === "" || offline === "") return;
  // Both are asked for again after each release.
  app.get("/worker.js", { config }, async (_request, reply) =>
    reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(worker),
  );
  app.get("/offline", { config }, async (request, reply) => {
    const { key, name, theme, contactDetails } = brandOf(request);
    const html = offline
      .replaceAll("%BRAND%", key)
      .replaceAll("%THEME%", theme)
      .replaceAll("%NAME%", name)
      .replaceAll("%PHONE%", contactDetails.servicePhone);
    return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(html);
  });
}
