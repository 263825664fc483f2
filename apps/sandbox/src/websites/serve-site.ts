/** Answers one request to a customer website as its server would. */
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { IncomingMessage, ServerResponse } from "node:http";
import { drawnFile } from "./drawn-files.ts";
import type { Pages } from "./pages.ts";
import type { Site } from "./site.ts";

type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer };

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  js: "text/javascript",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  svg: "image/svg+xml",
  webp: "image/webp",
  woff2: "font/woff2",
  ico: "image/x-icon",
};
const SMALL_BYTES = 3000;
const MONTH = "public, max-age=2592000";

export function serveSite(
  pages: Pages,
  { site, isBare }: { site: Site; isBare: boolean },
  { request, response, isSecure }: { request: IncomingMessage; response: ServerResponse; isSecure: boolean },
): void {
  const host = (request.headers.host ?? "").split(":")[0] ?? "";
  const path = (request.url ?? "/").split("?")[0] ?? "/";
  if (isBare && site.bare === "absent") {
    response.destroy();
    return;
  }
  const elsewhere = forwarded(site, { host, isBare, isSecure, path, url: request.url ?? "/" });
  if (elsewhere === "hang") return;
  const answer = elsewhere ?? answerOf(pages, site, path);
  const send = (): void => write(response, site, answer, request.headers["accept-encoding"] ?? "");
  // Slow programs make pages; files lie ready.
  if (site.delayMs === undefined || !String(answer.headers["content-type"]).startsWith("text/html")) send();
  else setTimeout(send, site.delayMs);
}

type Asked = { host: string; isBare: boolean; isSecure: boolean; path: string; url: string };

const redirectTo = (location: string, status = 301): Answer => ({
  status,
  headers: { location },
  body: Buffer.alloc(0),
});

/** The way to the one address that the site wants, or what it does instead of showing a page. */
function forwarded(site: Site, { host, isBare, isSecure, path, url }: Asked): Answer | "hang" | undefined {
  if (!isSecure && (site.http ?? "forwards") === "forwards") return redirectTo(`https://${host}${url}`);
  const { instead } = site;
  if (instead === "hang") return "hang";
  if (instead === "loop") return redirectTo(`https://${host}${path}?${Date.now()}`, 302);
  if (isBare && (site.bare ?? "forwards") === "forwards")
    return redirectTo(`http${isSecure ? "s" : ""}://www.${host}${url}`);
  if (instead === undefined || (isBare && site.bare === "same")) return undefined;
  if ("forwardTo" in instead) return redirectTo(instead.forwardTo, instead.status);
  return { status: instead.status, headers: { "content-type": "text/html" }, body: Buffer.from(instead.body) };
}

function answerOf(pages: Pages, site: Site, path: string): Answer {
  const charset = site.charset ?? "utf-8";
  const html = (status: number, text: string): Answer => ({
    status,
    headers: {
      "content-type": `text/html; charset=${charset}`,
      ...(site.cookies === undefined ? {} : { "set-cookie": [...site.cookies] }),
      ...site.headers,
    },
    body: Buffer.from(text, charset === "utf-8" ? "utf8" : "latin1"),
  });
  if (site.dead?.includes(path) === true) return html(404, "<h1>404</h1><p>Nicht gefunden</p>");
  const ending = /\.([a-z\d]{2,5})$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  const type = TYPES[ending];
  if (type !== undefined) {
    const body = drawnFile(site.host, path, ending, site.bytes?.[path] ?? SMALL_BYTES);
    const keep: Record<string, string> = site.cached === false ? {} : { "cache-control": MONTH };
    return { status: 200, headers: { "content-type": type, "content-length": String(body.length), ...keep }, body };
  }
  if (ending === "txt" || ending === "xml") {
    const text = pages.plain(site.host, path);
    const kind = ending === "xml" ? "application/xml" : "text/plain; charset=utf-8";
    return text === undefined
      ? html(404, "")
      : { status: 200, headers: { "content-type": kind }, body: Buffer.from(text) };
  }
  return html(200, pages.html(site.host, path));
}

const COMPRESSIBLE = /^(?:text\/|application\/xml|image\/svg)/;

function write(response: ServerResponse, site: Site, { status, headers, body }: Answer, accepts: string): void {
  response.on("error", () => {});
  const isText = COMPRESSIBLE.test(String(headers["content-type"] ?? ""));
  if (site.compressed === false || !isText || body.length < 1000) {
    response.writeHead(status, headers).end(body);
    return;
  }
  const { "content-length": _length, ...others } = headers;
  if (accepts.includes("br"))
    response
      .writeHead(status, { ...others, "content-encoding": "br", vary: "Accept-Encoding" })
      .end(brotliCompressSync(body));
  else if (accepts.includes("gzip"))
    response.writeHead(status, { ...others, "content-encoding": "gzip", vary: "Accept-Encoding" }).end(gzipSync(body));
  else response.writeHead(status, headers).end(body);
}
