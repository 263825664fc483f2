/** Under which name a request is logged and counted: the pattern of its route, never its URL with ids and query. */
import { PUBLIC_ENTRY_PATH, matchRoute } from "@portal/contract/pages/routes";
import type { FastifyRequest, RouteOptions } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The name of a file's route, because each file of the web interface has a route of its own. */
    routeName?: string;
    /** True for what is asked all the time and tells nothing: health, files. Its lines have the level debug. */
    quiet?: boolean;
    /** True for streams: how long they were open is no duration of a request. */
    endless?: boolean;
  }
}

const FILES = "(file)";
const UNKNOWN = "(unknown)";
const PUBLIC_ENTRY = `${PUBLIC_ENTRY_PATH}:entry`;
/** The web interface's one route for all pages. */
const ANY_PAGE = "/*";
const FILE = /^\/(?!api\/)[^:*]*\.[\w.]+$/;
const HEALTH = "/api/health/";

/** Fastify's `onRoute` hook: settles once per route what would cost time on each request. */
export function nameRoute(route: RouteOptions): void {
  const isFile = FILE.test(route.url);
  if (!isFile && !route.url.startsWith(HEALTH)) return;
  route.config = { ...route.config, quiet: true, ...(isFile && { routeName: FILES }) };
}

/** One of a few hundred names, whatever is asked for. */
export function nameOf({ url, routeOptions }: FastifyRequest): {
  route: string;
  quiet: boolean;
  endless: boolean;
} {
  const { url: pattern, config } = routeOptions;
  const { routeName, quiet = false, endless = false } = config ?? {};
  if (pattern === ANY_PAGE) return { route: pageName(url), quiet, endless };
  return { route: routeName ?? pattern ?? UNKNOWN, quiet, endless };
}

function pageName(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? "/";
  if (path.startsWith(PUBLIC_ENTRY_PATH)) return PUBLIC_ENTRY;
  return matchRoute(path)?.path ?? UNKNOWN;
}
