/** The public pages as the build rendered them (`apps/web/vite/static-pages.ts`), with their text in the HTML. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Brand } from "@portal/contract/brands/brand";
import { BRANDS } from "@portal/contract/brands/brands";
import { ID_PATTERN } from "@portal/contract/http/ids";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendPage, type SentPage } from "./compressed-page.ts";

/** Which addresses of a route a rendered page is for, see `apps/web/src/app/static-pages/static-pages.ts`. */
type Queries = {
  readonly withQuery: Readonly<Record<string, "id" | "secret">>;
  readonly unlessQuery: readonly string[];
};
type RenderedPage = Queries & { readonly route: string; readonly file: string };
type StaticPage = SentPage & Queries;

/** Query parameters that let somebody in: of our links, and of Facebook's and Google's way back. */
export const SECRETS = ["token", "data", "code", "state"];

type Options = {
  /** True if login with Facebook is set up. */
  readonly facebook: boolean;
  /** Fills what differs between environments into a page of the build. */
  readonly fill: (page: string, brand: Brand) => string;
};

export type StaticPages = Awaited<ReturnType<typeof readStaticPages>>;

/** Reads the rendered pages of a build. A build without them, as in tests, has none. */
export async function readStaticPages(folder: string, { facebook, fill }: Options) {
  const list = await readFile(join(folder, "pages/pages.json"), "utf8").catch(() => "[]");
  const pages = new Map<string, StaticPage[]>();
  for (const brand of BRANDS) {
    for (const { route, file, ...queries } of JSON.parse(list) as RenderedPage[]) {
      const path = join(folder, "pages", brand.key, facebook ? "facebook" : "plain", `${file}.html`);
      const page: StaticPage = { html: fill(await readFile(path, "utf8"), brand), quality: 11, ...queries };
      const key = `${brand.key} ${route}`;
      pages.set(key, [...(pages.get(key) ?? []), page]);
    }
  }
  return {
    /**
     * The rendered page of a route, for somebody without a session: others may be redirected and would see the page for
     * a moment. Undefined for a query that changes what the page shows.
     */
    find(request: FastifyRequest, brand: Brand, route: string): StaticPage | undefined {
      const known = pages.get(`${brand.key} ${route}`) ?? [];
      const query = new URLSearchParams(request.url.split("?")[1] ?? "");
      return known.find((page) => isFor(query, page));
    },

    send(request: FastifyRequest, reply: FastifyReply, page: StaticPage): Promise<unknown> {
      return sendPage(request, reply.header("vary", "accept-encoding, cookie"), page);
    },
  };
}

/** A secret in the address changes what is shown, unless the page was rendered for it. */
function isFor(query: URLSearchParams, { withQuery, unlessQuery }: Queries): boolean {
  const isThere = ([name, kind]: [string, "id" | "secret"]) => {
    const [value, ...others] = query.getAll(name);
    return value !== undefined && others.length === 0 && (kind === "secret" || ID_PATTERN.test(value));
  };
  const refused = [...unlessQuery, ...SECRETS.filter((name) => !(name in withQuery))];
  return Object.entries(withQuery).every(isThere) && !refused.some((name) => query.has(name));
}
