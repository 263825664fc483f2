/** Serves the built web interface: hashed assets, and one page for every path with the path's own HTTP status. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Brand } from "@portal/contract/brands/brand";
import { brandForHost, redirectDomainsOf } from "@portal/contract/brands/brands";
import { matchBuiltRoute } from "@portal/contract/pages/built-routes";
import type { PageConfiguration } from "@portal/contract/pages/page-configuration";
import { currentPathOf } from "@portal/contract/pages/routes";
import type { FastifyInstance } from "fastify";
import { isFacebookSetUp } from "../features/auth/public.ts";
import { createPublicPage } from "../features/entry/public.ts";
import { createOwnPage } from "../features/tracking/public.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import type { Environment } from "../platform/environment.ts";
import { send } from "../platform/http/errors.ts";
import { Problem } from "../platform/problem.ts";
import { offerXsrf } from "../platform/session/xsrf.ts";
import { readEntryPages } from "./entry-pages.ts";
import { readStaticPages } from "./static-pages.ts";

/** Query parameters that let somebody in: of our links, and of Facebook's and Google's way back. */
const SECRETS = ["token", "data", "code", "state"];

/** Pages with a secret in their URL must not send it in a Referer, because proxies log it. */
function namesSecret(url: string): boolean {
  const query = new URLSearchParams(url.slice(url.indexOf("?") + 1));
  return url.includes("?") && SECRETS.some((name) => query.has(name));
}

/** Error pages answer their own status, for robots and monitoring. */
const STATUS_OF_PAGE: Record<string, number> = { "/403": 403, "/404": 404, "/500": 500, "/502": 502 };

export async function registerWeb(app: FastifyInstance, dependencies: Dependencies, folder: string): Promise<void> {
  const { environment } = dependencies;
  const publicPage = createPublicPage(dependencies);
  const visits = createOwnPage(dependencies);
  const page = await readFile(join(folder, "index.html"), "utf8");
  const configuration = (brand: Brand): string => JSON.stringify(configurationOf(brand, environment));
  const fill = (text: string, brand: Brand): string =>
    text
      .replaceAll("%BRAND%", brand.key)
      .replaceAll("%THEME%", brand.theme)
      .replaceAll("%CONFIGURATION%", configuration(brand).replaceAll('"', "&quot;"));
  const rendered = new Map<string, string>();
  const staticPages = await readStaticPages(folder, { environment, facebook: isFacebookSetUp(environment), fill });
  const entryPages = await readEntryPages(folder, { ...dependencies, publicPage, fill, configuration });
  const emptyPage = (brand: Brand): string => {
    const known = rendered.get(brand.key) ?? fill(page, brand).replace("%TITLE%", brand.name);
    rendered.set(brand.key, known);
    return known;
  };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ["index.html", "assets/**", "pages/**"],
    setHeaders: (reply) => void reply.header("cache-control", "public, max-age=3600"),
  });
  // One route for all hashed assets: a route for each of some seven hundred files took a tenth of the start.
  await app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => void reply.header("cache-control", "public, max-age=31536000, immutable"),
  });

  app.get("/*", async (request, reply) => {
    // The raw path: a URL parser takes "//x" for a host, resolves "..", or fails.
    const path = request.url.split(/[?#]/, 1)[0] ?? "/";
    if (path.startsWith("/api/") || path.startsWith("/assets/") || path.startsWith("/media/")) {
      return send(reply, new Problem("request.not_found"));
    }
    if (namesSecret(request.url)) reply.header("referrer-policy", "no-referrer");
    const moved = currentPathOf(path);
    if (moved !== undefined) return reply.redirect(moved + request.url.slice(path.length));
    offerXsrf(request, reply, environment);
    const entry = await publicPage.find(path);
    if (entry != null && request.method === "GET") visits.count(request, entry.companyId, "view");
    const route = entry === undefined ? matchBuiltRoute(path, environment) : undefined;
    const brand = brandForHost(request.hostname, { environmentSuffix: environment.HOST_SUFFIX });
    reply.header("cache-control", "no-cache").type("text/html; charset=utf-8");
    if (entry != null) return entryPages.send(request, reply, entry, brand);
    // Without the database, robots come again later.
    reply.code(entry === null ? 503 : route === undefined ? 404 : (STATUS_OF_PAGE[path] ?? 200));
    const fixed =
      entry === undefined && !namesSecret(request.url)
        ? staticPages.find(request, brand, route?.name ?? "error_404")
        : undefined;
    return fixed === undefined ? reply.send(emptyPage(brand)) : staticPages.send(request, reply, fixed);
  });
}

const configurationOf = (brand: Brand, environment: Environment): PageConfiguration => ({
  developerTools: environment.developerTools,
  refreshIntervalMinutes: environment.SESSION_REFRESH_INTERVAL_MINUTES,
  reloadTimeoutMinutes: environment.RELOAD_TIMEOUT_MINUTES,
  redirectDomains: [
    ...redirectDomainsOf(brand, {
      environmentSuffix: environment.HOST_SUFFIX,
      development: environment.developerTools,
    }),
    ...environment.REDIRECT_DOMAINS,
  ],
  facebook: isFacebookSetUp(environment),
});
