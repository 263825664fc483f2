/** The built web interface: hashed assets for ever, one page for every path with the path's own HTTP status. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Brand } from "@portal/contract/brands/brand";
import { brandForHost, redirectDomainsOf } from "@portal/contract/brands/brands";
import type { PageConfiguration } from "@portal/contract/pages/page-configuration";
import { ID_PATTERN } from "@portal/contract/http/ids";
import { currentPathOf, PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { matchStandingRoute } from "@portal/contract/pages/standing-routes";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PublicEntry } from "@portal/contract/entry/entry";
import { isFacebookSetUp } from "../features/auth/public.ts";
import { publicEntryOf } from "../features/entry/public.ts";
import { createOwnPage } from "../features/tracking/public.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import type { Environment } from "../platform/environment.ts";
import { send } from "../platform/http/errors.ts";
import { escapeHtml } from "../platform/http/escape-html.ts";
import { Problem } from "../platform/problem.ts";
import { offerXsrf } from "../platform/session/xsrf.ts";
import { entryHead, originOf, titleOf } from "./entry-head.ts";

/** The built page keeps robots out; a public entry says more in its place. */
const ROBOTS = /<meta name="robots"[^>]*>/;

/** A link from a mail: the page's own requests shall not repeat its token in their Referer, which proxies write down. */
const WITH_TOKEN = /[?&]token=/;

/** Error pages answer what they say, so that robots and monitors understand them too. */
const STATUS_OF_PAGE: Record<string, number> = { "/403": 403, "/404": 404, "/500": 500, "/502": 502 };

export async function registerWeb(app: FastifyInstance, dependencies: Dependencies, folder: string): Promise<void> {
  const { db, environment, clock } = dependencies;
  const visits = createOwnPage(dependencies);
  const page = await readFile(join(folder, "index.html"), "utf8");
  const render = (brand: Brand): string =>
    page
      .replaceAll("%BRAND%", brand.key)
      .replaceAll("%CONFIGURATION%", JSON.stringify(configurationOf(brand, environment)).replaceAll('"', "&quot;"));
  const rendered = new Map<string, string>();
  const pageFor = (request: FastifyRequest, entry: PublicEntry | null): string => {
    const brand = brandForHost(request.hostname, { environmentSuffix: environment.HOST_SUFFIX });
    const known = rendered.get(brand.key) ?? render(brand);
    rendered.set(brand.key, known);
    if (entry === null) return known.replace("%TITLE%", brand.name);
    const origin = originOf(request, brand, environment);
    const head = entryHead(entry, { brand, origin, now: clock.now(), indexed: environment.production });
    // The title first, because the head may quote its placeholder; as functions, because texts may hold "$&".
    return known.replace("%TITLE%", () => escapeHtml(titleOf(entry, brand))).replace(ROBOTS, () => head);
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
    if (WITH_TOKEN.test(request.url)) reply.header("referrer-policy", "no-referrer");
    const entry = path.startsWith(PUBLIC_ENTRY_PATH)
      ? await readEntry(db, path.slice(PUBLIC_ENTRY_PATH.length))
      : undefined;
    if (entry != null && request.method === "GET")
      visits.count(request, Number(path.slice(PUBLIC_ENTRY_PATH.length)), "view");
    const known = entry !== undefined || matchStandingRoute(path, environment) !== undefined;
    return reply
      .code(known ? (STATUS_OF_PAGE[path] ?? 200) : 404)
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(pageFor(request, entry ?? null));
  });
}

/** The entry behind an id, undefined where there is none; null while the database is away, and the page itself says so. */
const readEntry = async (db: Dependencies["db"], id: string): Promise<PublicEntry | null | undefined> =>
  ID_PATTERN.test(id) ? publicEntryOf(db, Number(id)).catch(() => null) : undefined;

const configurationOf = (brand: Brand, environment: Environment): PageConfiguration => ({
  production: environment.production,
  refreshIntervalMinutes: environment.SESSION_REFRESH_INTERVAL_MINUTES,
  reloadTimeoutMinutes: environment.RELOAD_TIMEOUT_MINUTES,
  redirectDomains: [
    ...redirectDomainsOf(brand, { environmentSuffix: environment.HOST_SUFFIX, development: !environment.production }),
    ...environment.REDIRECT_DOMAINS,
  ],
  facebook: isFacebookSetUp(environment),
});
