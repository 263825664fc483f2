/** The public pages as the build rendered them (`apps/web/vite/static-pages.ts`), with their text in the HTML. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Brand } from "@portal/contract/brands/brand";
import { BRANDS } from "@portal/contract/brands/brands";
import { ID_PATTERN } from "@portal/contract/http/ids";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { sendPage, type SentPage } from "./compressed-page.ts";
import { stylesOf } from "./page-styles.ts";
import { type SentNotices, withNotices } from "./first-page/sent-notices.ts";

/** Which addresses of a route a rendered page is for, see `apps/web/src/app/static-pages/static-pages.ts`. */
type Queries = {
  readonly withQuery: Readonly<Record<string, "id" | "secret">>;
  readonly unlessQuery: readonly string[];
};
type RenderedPage = Queries & { readonly route: string; readonly file: string };
type StaticPage = Queries & { readonly brand: Brand; readonly path: string };

/** What differs between the people who see a page. */
type Look = {
  /** Whether the page asks about statistics. */
  readonly asks: boolean;
  readonly notices: SentNotices;
};

/** Some 60 KB each. */
const MOST_PAGES = 300;

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
  const sent = new LRUCache<string, SentPage>({ max: MOST_PAGES });
  for (const brand of BRANDS) {
    for (const { route, file, ...queries } of JSON.parse(list) as RenderedPage[]) {
      const path = join(folder, "pages", brand.key, facebook ? "facebook" : "plain", `${file}.html`);
      const page: StaticPage = { brand, path, ...queries };
      const key = `${brand.key} ${route}`;
      pages.set(key, [...(pages.get(key) ?? []), page]);
    }
  }
  async function pageFor({ path, brand }: StaticPage, { asks, notices }: Look): Promise<SentPage> {
    const built = await readFile(path, "utf8");
    return {
      html: withNotices(fill(built, brand, asks), notices),
      styles: stylesOf(built),
      // What is dismissed differs between people, so these pages are not worth the time.
      quality: notices.html === "" ? 11 : 5,
    };
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

    async send(request: FastifyRequest, reply: FastifyReply, page: StaticPage, look: Look): Promise<unknown> {
      const key = [page.path, look.asks, look.notices.data].join(" ");
      const known = sent.get(key) ?? (await pageFor(page, look));
      sent.set(key, known);
      return sendPage(request, reply.header("vary", "accept-encoding, cookie"), known);
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
