/** The public pages as the build rendered them (`apps/web/vite/static-pages.ts`), with their text in the HTML. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Brand } from "@portal/contract/brands/brand";
import { BRANDS } from "@portal/contract/brands/brands";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendPage, type SentPage } from "./compressed-page.ts";

type RenderedPage = { readonly route: string; readonly unlessQuery: readonly string[] };
type StaticPage = SentPage & { readonly unlessQuery: readonly string[] };

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
  const pages = new Map<string, StaticPage>();
  for (const brand of BRANDS) {
    for (const { route, unlessQuery } of JSON.parse(list) as RenderedPage[]) {
      const file = join(folder, "pages", brand.key, facebook ? "facebook" : "plain", `${route}.html`);
      pages.set(`${brand.key} ${route}`, {
        html: fill(await readFile(file, "utf8"), brand),
        quality: 11,
        unlessQuery,
      });
    }
  }
  return {
    /**
     * The rendered page of a route, for somebody without a session: others may be redirected and would see the page for
     * a moment. Undefined for a query that changes what the page shows.
     */
    find(request: FastifyRequest, brand: Brand, route: string): StaticPage | undefined {
      const page = pages.get(`${brand.key} ${route}`);
      if (page === undefined) return;
      const query = new URLSearchParams(request.url.split("?")[1] ?? "");
      return page.unlessQuery.some((name) => query.has(name)) ? undefined : page;
    },

    send(request: FastifyRequest, reply: FastifyReply, page: StaticPage): Promise<unknown> {
      return sendPage(request, reply.header("vary", "accept-encoding, cookie"), page);
    },
  };
}
