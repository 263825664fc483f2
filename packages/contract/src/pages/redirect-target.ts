/**
 * Where a redirect from outside may lead (Specification §5). URLs are parsed by the URL standard and never compared as
 * text.
 */
import { isWithinDomain } from "../brands/domains.ts";
import { ID_PATTERN } from "../http/ids.ts";
import { matchRoute, PUBLIC_ENTRY_PATH, type Route, type RouteName } from "./routes.ts";

/** Exact text to log when a redirect's target is refused (Specification §5). */
export const CALLBACK_URL_NOT_ALLOWED = "callbackUrl NOT ALLOWED";

export type RedirectTarget = { ok: true; url: string } | { ok: false; log: typeof CALLBACK_URL_NOT_ALLOWED };

const REFUSED: RedirectTarget = { ok: false, log: CALLBACK_URL_NOT_ALLOWED };
const MAX_LENGTH = 2048;

/** Characters that browsers strip or convert before they parse a URL; none belongs in one. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Z}\\]/u;
const WITH_HTTP_SCHEME = /^https?:\/\/[^/]/i;

const isLocalhost = (host: string): boolean => isWithinDomain(host, "localhost");

const parseAddress = (text: string): URL | undefined => {
  if (text === "" || text.length > MAX_LENGTH || UNSAFE_CHARACTERS.test(text) || text.startsWith("/")) return undefined;
  // After "https://" any other scheme becomes a host name that no list allows, or the URL can't be parsed.
  const address = WITH_HTTP_SCHEME.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : undefined;
};

/**
 * A redirect target outside the portal. Without a scheme it gets `https://`. Allowed: https (http for localhost only),
 * no credentials, the default port (any for localhost), and a host that is one of `allowedDomains` or a subdomain of
 * one. `url` is the normalised URL.
 */
export const parseRedirectTarget = (text: string, allowedDomains: readonly string[]): RedirectTarget => {
  const url = parseAddress(text);
  if (!url || url.username !== "" || url.password !== "") return REFUSED;
  const local = isLocalhost(url.hostname);
  if (url.protocol !== "https:" && !(local && url.protocol === "http:")) return REFUSED;
  if (url.port !== "" && !local) return REFUSED;
  return allowedDomains.some((domain) => isWithinDomain(url.hostname, domain)) ? { ok: true, url: url.href } : REFUSED;
};

/** A page of the portal with the requested query and hash. */
export type PageTarget = { readonly route: Route; readonly search: string; readonly hash: string };

const ORIGIN = "https://portal.invalid";

/** Parses a page inside the portal from an absolute path with query and hash; undefined for anything else. */
export const parsePageTarget = (text: string, providerNumber?: string): PageTarget | undefined => {
  if (!text.startsWith("/") || text.length > MAX_LENGTH || UNSAFE_CHARACTERS.test(text)) return undefined;
  if (!URL.canParse(text, ORIGIN)) return undefined;
  const url = new URL(text, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname !== text.split(/[?#]/, 1)[0]) return undefined;
  const route = matchRoute(url.pathname, providerNumber);
  return route && { route, search: url.search, hash: url.hash };
};

export type UriTarget =
  | { kind: "page"; page: PageTarget }
  /** A public entry, which is a page without a route. */
  | { kind: "entry"; path: string }
  | { kind: "leave"; url: string }
  | { kind: "refused"; log: typeof CALLBACK_URL_NOT_ALLOWED };

/** Pages that no link may open through `/redirect`: they would lead a visitor on, to another portal, or log them out. */
const NOT_FOLLOWED: ReadonlySet<RouteName> = new Set([
  "redirect",
  "logout",
  "login_cuca",
  "switchPortal",
  "claiming_redirect",
  "linking_redirect",
] as const);
const isFollowed = ({ name, environments }: Route): boolean => environments === "all" && !NOT_FOLLOWED.has(name);

const isPublicEntry = (text: string): boolean =>
  text.startsWith(PUBLIC_ENTRY_PATH) && ID_PATTERN.test(text.slice(PUBLIC_ENTRY_PATH.length));

/** Parses the `uri` of `/redirect`: a page of the portal, a public entry, or an allowed URL outside. */
export const parseRedirectUri = (
  text: string,
  { allowedDomains, providerNumber }: { allowedDomains: readonly string[]; providerNumber?: string },
): UriTarget => {
  const page = parsePageTarget(text, providerNumber);
  if (page && isFollowed(page.route)) return { kind: "page", page };
  if (isPublicEntry(text)) return { kind: "entry", path: text };
  const target = parseRedirectTarget(text, allowedDomains);
  return target.ok ? { kind: "leave", url: target.url } : { kind: "refused", log: target.log };
};
