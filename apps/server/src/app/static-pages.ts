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
type StaticPage = Queries & {
  /** @param asks whether the page asks about statistics */
  readonly sent: (asks: boolean) => Promise<SentPage>;
};

/** Query parameters that let somebody in: of our links, and of Facebook's and Google's way back. */
export const SECRETS = ["token", "data", "code", "state"];

type Options = {
  /** True if login with Facebook is set up. */
  readonly facebook: boolean;
  readonly fill: FillPage;
};

/** Fills what differs between environments and people into a page of the build. */
export type FillPage = (page: string, brand: Brand, asks: boolean) => string;

export type StaticPages = Awaited<ReturnType<typeof readStaticPages>>;

/** The rendered pages of a build, each read when it is first asked for. A build without them, as in tests, has none. */
export async function readStaticPages(folder: string, { facebook, fill }: Options) {
  const list = await readFile(join(folder, "pages/pages.json"), "utf8").catch(() => "[]");
  const pages = new Map<string, StaticPage[]>();
  for (const brand of BRANDS) {
    for (const { route, file, ...queries } of JSON.parse(list) as RenderedPage[]) {
      const path = join(folder, "pages", brand.key, facebook ? "facebook" : "plain", `${file}.html`);
      const read = async (asks: boolean): Promise<SentPage> => ({
        html: fill(await readFile(path, "utf8"), brand, asks),
        quality: 11,
      });
      const page: StaticPage = { sent: onceFor(read), ...queries };
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

    /** @param asks whether the page asks about statistics */
    async send(request: FastifyRequest, reply: FastifyReply, page: StaticPage, asks: boolean): Promise<unknown> {
      return sendPage(request, reply.header("vary", "accept-encoding, cookie"), await page.sent(asks));
    },
  };
}

/** Remembers what a read gave; one that failed is tried again. */
function onceFor(read: (asks: boolean) => Promise<SentPage>): (asks: boolean) => Promise<SentPage> {
  const known = new Map<boolean, Promise<SentPage>>();
  return (asks) => {
    const found = known.get(asks) ?? read(asks);
    known.set(asks, found);
    found.catch(() => known.delete(asks));
    return found;
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
