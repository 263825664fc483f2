/**
 * Errors that a browser reports by itself. The schema has no place for anything personal: every field is one of a few
 * known words, or a name that our build made.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { ROUTE_ROWS } from "../pages/route-table.ts";
import type { RouteName } from "../pages/routes.ts";

/**
 * - `error`, `rejection`: nobody handled it.
 * - `render`: a page failed, and the person saw an error page.
 * - `code`: code of a page could not be loaded.
 */
export const BROWSER_ERROR_KINDS = ["error", "rejection", "render", "code"] as const;
export type BrowserErrorKind = (typeof BROWSER_ERROR_KINDS)[number];

/** The class of an error; its message is never sent, because it may repeat what somebody typed. */
export const BROWSER_ERROR_TYPES = [
  "Error",
  "TypeError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "AbortError",
  "NetworkError",
  "NotAllowedError",
  "NotFoundError",
  "QuotaExceededError",
  "SecurityError",
  "InvalidStateError",
  "ApiProblem",
  "CodeProblem",
  "RejectedAction",
  "other",
] as const;
export type BrowserErrorType = (typeof BROWSER_ERROR_TYPES)[number];

/** `CMB_YJcm.js:1:20481`: a file of the build, named by its hash, with line and column. */
export const SOURCE_PATTERN = /^(?:index-)?[\w-]{8}\.js:\d{1,7}:\d{1,7}$/;
/** The name of the page's first script, which changes with every build. */
export const BUILD_PATTERN = /^index-[\w-]{8}$/;
/** The forms that the server accepts and makes: 32 hexadecimal digits, a UUID, `k7qm-3xpd-9tzv`. */
const REQUEST_ID =
  /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-hjkmnp-tv-z]{4}(?:-[0-9a-hjkmnp-tv-z]{4}){2})$/;

const ROUTE_NAMES: ReadonlySet<string> = new Set(ROUTE_ROWS.map(({ name }) => name));
const routeName = z.string().check(z.refine((text) => ROUTE_NAMES.has(text))) as unknown as z.ZodMiniType<RouteName>;

export const reportBrowserError = endpoint<Record<string, never>>()({
  name: "reportBrowserError",
  method: "POST",
  path: "/api/service/browser-error",
  body: z.object({
    kind: z.enum(BROWSER_ERROR_KINDS),
    type: z.enum(BROWSER_ERROR_TYPES),
    /** Null for an address without a route. */
    route: z.nullable(routeName),
    source: z.nullable(z.string().check(z.regex(SOURCE_PATTERN))),
    build: z.nullable(z.string().check(z.regex(BUILD_PATTERN))),
    /** Of the call that failed, if that was the reason. */
    failedRequestId: z.nullable(z.string().check(z.regex(REQUEST_ID))),
  }),
  errors: ["request.throttled"],
});
