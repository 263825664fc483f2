/**
 * The pages of the customer websites, from `apps/sandbox/websites/<host>/`, with what was mended since the start.
 * POST /websites/control with `host`, `path`, `find`, `replace` mends a page or its robots.txt; DELETE takes it back.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { SandboxAnswer, SandboxRequest } from "../http.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../websites");

export type Pages = {
  html(host: string, path: string): string;
  /** robots.txt and sitemap; undefined if the website has none. */
  plain(host: string, path: string): string | undefined;
  /** Answers requests to /websites/control; null for others. */
  control(request: SandboxRequest): SandboxAnswer | null;
};

type Mending = { host: string; path: string; find: string; replace: string };

export function createPages(): Pages {
  const files = new Map<string, string | undefined>();
  let mendings: Mending[] = [];

  const file = (host: string, name: string): string | undefined => {
    const key = `${host}/${name}`;
    if (!files.has(key)) files.set(key, read(key));
    return files.get(key);
  };
  const mended = (host: string, at: string, text: string): string =>
    mendings
      .filter((one) => one.host === host && one.path === at)
      .reduce((current, { find, replace }) => current.replaceAll(find, replace), text);

  return {
    html: (host, at) => mended(host, at, pageText(file, host, at)),
    plain(host, at) {
      const own = file(host, at.slice(1)) ?? STANDARD[at]?.(host);
      return own === undefined ? undefined : mended(host, at, own);
    },
    control({ path: at, method, form, query }) {
      if (at !== "/websites/control") return null;
      const value = (name: string): string => form.get(name) ?? query.get(name) ?? "";
      if (method === "DELETE") mendings = mendings.filter(({ host }) => host !== value("host"));
      if (method === "POST")
        mendings.push({ host: value("host"), path: value("path"), find: value("find"), replace: value("replace") });
      return { status: 200, body: { mendings: mendings.length } };
    },
  };
}

function read(key: string): string | undefined {
  try {
    return readFileSync(path.join(FOLDER, key), "utf8");
  } catch {
    return undefined;
  }
}

const STANDARD: Readonly<Record<string, (host: string) => string>> = {
  "/robots.txt": (host) => `User-agent: *\nDisallow: /admin/\n\nSitemap: https://${host}/sitemap.xml\n`,
  "/sitemap.xml": (host) =>
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://${host}/</loc></url></urlset>`,
};

/**
 * The imprint keeps its file whatever its path is called, and "/en/" has one if there is an `en.html`; other pages are
 * short ones of the same make.
 */
function pageText(file: (host: string, name: string) => string | undefined, host: string, at: string): string {
  const isHome = ["/", "/index.html", "/start"].includes(at);
  const name = /^\/([\w-]+)\/?$/.exec(at)?.[1];
  const own = isHome
    ? file(host, "index.html")
    : /impressum/i.test(at)
      ? file(host, "impressum.html")
      : name && file(host, `${name}.html`);
  const title = at.replace(/[/.-]|html/g, " ").trim();
  return (
    own ??
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1><p>Diese Seite gehört zu ${host}.</p></body></html>`
  );
}
