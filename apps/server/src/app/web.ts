/** The built web interface: hashed assets for ever, one page for every path with the path's own HTTP status. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Brand } from "@portal/contract/brands/brand";
import { brandForHost, redirectDomainsOf } from "@portal/contract/brands/brands";
import type { PageConfiguration } from "@portal/contract/page-configuration";
import { ID_PATTERN } from "@portal/contract/ids";
import { currentPathOf } from "@portal/contract/routes";
import { matchStandingRoute, PUBLIC_ENTRY_PATH } from "@portal/contract/standing-routes";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { findPublicEntry } from "../features/entry/repository.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import type { Environment } from "../platform/environment.ts";
import { send } from "../platform/http/errors.ts";
import { Problem } from "../platform/problem.ts";
import { offerXsrf } from "../platform/session/xsrf.ts";

/** Error pages answer what they say, so that robots and monitors understand them too. */
const STATUS_OF_PAGE: Record<string, number> = { "/403": 403, "/404": 404, "/500": 500, "/502": 502 };

export async function registerWeb(
  app: FastifyInstance,
  { db, environment }: Dependencies,
  folder: string,
): Promise<void> {
  const page = await readFile(join(folder, "index.html"), "utf8");
  const render = (brand: Brand): string =>
    page
      .replaceAll("%BRAND%", brand.key)
      .replaceAll("%TITLE%", brand.name)
      .replaceAll("%CONFIGURATION%", JSON.stringify(configurationOf(brand, environment)).replaceAll('"', "&quot;"));
  const rendered = new Map<string, string>();
  const pageFor = (request: FastifyRequest): string => {
    const brand = brandForHost(request.hostname, { environmentSuffix: environment.HOST_SUFFIX });
    const known = rendered.get(brand.key) ?? render(brand);
    rendered.set(brand.key, known);
    return known;
  };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ["index.html"],
    setHeaders: (reply, path) => {
      const hashed = path.includes("/assets/");
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });

  app.get("/*", async (request, reply) => {
    // As it was sent: a URL parser would take "//x" for a host and resolve "..", or refuse.
    const path = request.url.split(/[?#]/, 1)[0] ?? "/";
    if (path.startsWith("/api/") || path.startsWith("/assets/") || path.startsWith("/media/")) {
      return send(reply, new Problem("request.not_found"));
    }
    const moved = currentPathOf(path);
    if (moved !== undefined) return reply.redirect(moved + request.url.slice(path.length));
    offerXsrf(request, reply, environment);
    const known = path.startsWith(PUBLIC_ENTRY_PATH)
      ? await hasPublicEntry(db, path.slice(PUBLIC_ENTRY_PATH.length))
      : matchStandingRoute(path, environment) !== undefined;
    return reply
      .code(known ? (STATUS_OF_PAGE[path] ?? 200) : 404)
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(pageFor(request));
  });
}

/** While the database is away the page itself says so. */
const hasPublicEntry = async (db: Dependencies["db"], id: string): Promise<boolean> =>
  ID_PATTERN.test(id) && (await findPublicEntry(db, Number(id)).catch(() => null)) !== undefined;

const configurationOf = (brand: Brand, environment: Environment): PageConfiguration => ({
  production: environment.production,
  refreshIntervalMinutes: environment.SESSION_REFRESH_INTERVAL_MINUTES,
  reloadTimeoutMinutes: environment.RELOAD_TIMEOUT_MINUTES,
  redirectDomains: [
    ...redirectDomainsOf(brand, { environmentSuffix: environment.HOST_SUFFIX, development: !environment.production }),
    ...environment.REDIRECT_DOMAINS,
  ],
});
