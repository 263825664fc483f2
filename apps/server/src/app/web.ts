/** Serves the built web interface: hashed assets, and one page for every path with the path's own HTTP status. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Brand } from "@portal/contract/brands/brand";
import { brandForHost, redirectDomainsOf } from "@portal/contract/brands/brands";
import { isReadingPage } from "@portal/contract/pages/reading-pages";
import { matchBuiltRoute } from "@portal/contract/pages/built-routes";
import type { PageConfiguration } from "@portal/contract/pages/page-configuration";
import { currentPathOf, type Route, type RouteName } from "@portal/contract/pages/routes";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isFacebookSetUp } from "../features/auth/public.ts";
import { createPublicPage } from "../features/entry/public.ts";
import { choiceOf, createOwnPage } from "../features/tracking/public.ts";
import { createViewNotes } from "../features/user-area/public.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import type { Environment } from "../platform/environment.ts";
import { send } from "../platform/http/errors.ts";
import { Problem } from "../platform/problem.ts";
import { clearSessionKeys } from "../platform/session/cookies.ts";
import { registerInstallable } from "../platform/installable/register.ts";
import { offerXsrf, offerXsrfToKnown, startAnonymous } from "../platform/session/xsrf.ts";
import { readEntryPages } from "./entry-pages.ts";
import { createOpenerReader, firstAnswersBlock } from "./first-page/first-answers.ts";
import { readFramePages } from "./first-page/frame-page.ts";
import { createNoticesReader, NO_NOTICES, withNotices } from "./first-page/sent-notices.ts";
import { allowStyles } from "./page-styles.ts";
import { type FillPage, readStaticPages, SECRETS } from "./static-pages.ts";

/** Pages with a secret in their URL must not send it in a Referer, because proxies log it. */
function namesSecret(url: string): boolean {
  const query = new URLSearchParams(url.slice(url.indexOf("?") + 1));
  return url.includes("?") && SECRETS.some((name) => query.has(name));
}

/** Error pages answer their own status, for robots and monitoring. */
const STATUS_OF_PAGE: Record<string, number> = { "/403": 403, "/404": 404, "/500": 500, "/502": 502 };

/**
 * Where a page uses the typeface. A phone's first visit is painted sooner without it; who has answered the question about
 * statistics has it in the cache. `cookie-banner.module.css` says the same.
 */
const typefaceMedia = (asks: boolean): string => (asks ? "(width >= 768px)" : "all");

export async function registerWeb(app: FastifyInstance, dependencies: Dependencies, folder: string): Promise<void> {
  const { environment } = dependencies;
  const publicPage = createPublicPage(dependencies);
  const visits = createOwnPage(dependencies);
  const views = createViewNotes(dependencies);
  const page = await readFile(join(folder, "index.html"), "utf8");
  const configuration = (brand: Brand): string => JSON.stringify(configurationOf(brand, environment));
  const question = await readFile(join(folder, "pages/cookie-question.part"), "utf8").catch(() => "");
  const fill: FillPage = (text, brand, asks) =>
    text
      .replace("%COOKIE_QUESTION%", () => (asks ? question : ""))
      .replace("%TYPEFACE_MEDIA%", typefaceMedia(asks))
      .replaceAll("%BRAND%", brand.key)
      .replaceAll("%THEME%", brand.theme)
      .replaceAll("%CONFIGURATION%", configuration(brand).replaceAll('"', "&quot;"));
  const rendered = new Map<string, string>();
  const staticPages = await readStaticPages(folder, { facebook: isFacebookSetUp(environment), fill });
  const entryPages = await readEntryPages(folder, { ...dependencies, publicPage, fill, configuration });
  const framePage = await readFramePages(folder, fill);
  const readOpener = createOpenerReader(dependencies);
  const readNotices = await createNoticesReader(folder, dependencies);
  const emptyPage = (brand: Brand, asks: boolean): string => {
    const key = `${brand.key} ${asks}`;
    const known = rendered.get(key) ?? fill(page, brand, asks).replace("%TITLE%", brand.name);
    rendered.set(key, known);
    return known;
  };

  const brandOf = (request: FastifyRequest): Brand =>
    brandForHost(request.hostname, { environmentSuffix: environment.HOST_SUFFIX });
  await registerInstallable(app, folder, brandOf);
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
    const entry = await publicPage.find(path);
    if (entry != null && request.method === "GET") {
      visits.count(request, entry.companyId, "view");
      await views.note(request, entry.companyId);
    }
    const route = entry === undefined ? matchBuiltRoute(path, environment) : undefined;
    const brand = brandOf(request);
    const asks = choiceOf(request) === null;
    reply.header("cache-control", "no-cache").header("vary", "cookie").type("text/html; charset=utf-8");
    if (entry !== undefined) offerXsrfToKnown(request, reply, environment);
    if (entry != null) return entryPages.send(request, reply, entry, { brand, asks });
    // Without the database, robots come again later.
    if (entry === null) return reply.code(503).send(withNotices(emptyPage(brand, asks), NO_NOTICES));
    reply.code(route === undefined ? 404 : (STATUS_OF_PAGE[path] ?? 200));
    const opener = await readOpener(request);
    const isDead = opener.kind === "nobody" && opener.hadSession;
    const offer = isDead ? endSessionCookies : isReadingPage(route?.name) ? offerXsrfToKnown : offerXsrf;
    const xsrfToken = offer(request, reply, environment);
    if (opener.kind !== "nobody") reply.header("cache-control", "no-store");
    const fixed = opener.kind === "nobody" ? staticPages.find(request, brand, route?.name ?? "error_404") : undefined;
    const notices = await readNotices(request);
    if (fixed !== undefined) return staticPages.send(request, reply, fixed, { asks, notices });
    if (opener.kind !== "person") return reply.send(withNotices(emptyPage(brand, asks), notices));
    const shown = shownRoute(route, request.url);
    const frame = framePage({ brand, asks, route: shown }) ?? { html: emptyPage(brand, asks), styles: null };
    const block = await firstAnswersBlock(app, dependencies.environment, request, {
      ...opener,
      xsrfToken,
      route: shown,
    });
    allowStyles(reply, frame.styles);
    return reply.send(withNotices(frame.html, notices).replace("</body>", () => `${block}</body>`));
  });
}

/** The page that somebody with a session sees at an address: from the login page the guard leads to the start page. */
const shownRoute = (route: Route | undefined, url: string): RouteName | undefined =>
  route?.name === "login" && !url.includes("?") ? "dashboard" : route?.name;

/** Ends a dead session in the browser, so that its page knows at once that nobody is logged in. */
function endSessionCookies(request: FastifyRequest, reply: FastifyReply, environment: Environment): string {
  clearSessionKeys(request, reply, environment.SESSION_COOKIE);
  return startAnonymous(request, reply, environment);
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
