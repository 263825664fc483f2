/** Public entries as complete HTML: the build's renderer draws them on request, for people, phones and search engines. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Brand } from "@portal/contract/brands/brand";
import type { PublicEntry } from "@portal/contract/entry/entry";
import type { EntryRenderer, EntryRendererOf, SentEntry } from "@portal/contract/entry/sent-entry";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { createPublicPage } from "../features/entry/public.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import { sendPage, type SentPage } from "./compressed-page.ts";
import { NO_NOTICES, withNotices } from "./first-page/sent-notices.ts";
import { allowStyles, stylesOf } from "./page-styles.ts";
import type { FillPage } from "./static-pages.ts";

/** Some 80 KB each. Searched companies are asked for again and again. */
const MOST_PAGES = 200;
/** "Jetzt geöffnet" names minutes. */
const MINUTE_MS = 60_000;

type Options = Pick<Dependencies, "clock" | "log"> & {
  readonly publicPage: ReturnType<typeof createPublicPage>;
  readonly fill: FillPage;
  /** The page's configuration as JSON. */
  readonly configuration: (brand: Brand) => string;
};

/** What differs between pages of one entry. */
type Look = { readonly brand: Brand; readonly origin: string; readonly asks: boolean };

/** Reads the page for entries of a build. A build without it, as in tests, leaves the content to the browser. */
export async function readEntryPages(folder: string, { clock, log, publicPage, fill, configuration }: Options) {
  const built = await readFile(join(folder, "pages/entry.html"), "utf8").catch(() => null);
  const empty = await readFile(join(folder, "index.html"), "utf8");
  const styles = built === null ? null : stylesOf(built);
  const renderers = new Map<string, Promise<EntryRenderer>>();
  const pages = new LRUCache<string, SentPage>({ max: MOST_PAGES });

  /** The renderer takes megabytes, so it is loaded with the first entry that somebody looks at. */
  async function rendererOf(brand: Brand): Promise<EntryRenderer> {
    const file = pathToFileURL(join(folder, "pages/render-entry.mjs")).href;
    const { default: make } = (await import(file)) as { default: EntryRendererOf };
    return make({ theme: brand.theme, configuration: configuration(brand) });
  }

  async function render(sent: SentEntry, { brand, origin, asks }: Look): Promise<string> {
    if (built !== null) {
      try {
        const known = renderers.get(brand.key) ?? rendererOf(brand);
        renderers.set(brand.key, known);
        const html = (await known).renderEntry(sent);
        const page = withNotices(fill(built, brand, asks), NO_NOTICES);
        return publicPage.fill(page, sent, { brand, origin, html });
      } catch (error) {
        log.error({ err: error, companyId: sent.entry.companyId }, "a public entry could not be rendered");
      }
    }
    return publicPage.fill(withNotices(fill(empty, brand, asks), NO_NOTICES), sent, { brand, origin, html: undefined });
  }

  return {
    /** Sends an entry's page, or 304 if the browser has it already. */
    async send(
      request: FastifyRequest,
      reply: FastifyReply,
      entry: PublicEntry,
      { brand, asks }: Omit<Look, "origin">,
    ): Promise<unknown> {
      const now = Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS;
      const origin = publicPage.originOf(request, brand);
      const version = createHash("sha256")
        .update(JSON.stringify([built ?? empty, brand.key, origin, asks, now, entry]))
        .digest("base64url");
      const tag = `W/"${version}"`;
      // Not for shared caches: each visit is counted here, and the answer may set the visitor's cookies.
      reply.header("cache-control", "private, no-cache").header("etag", tag).header("vary", "accept-encoding, cookie");
      if (request.headers["if-none-match"]?.includes(tag)) {
        // Browsers keep the page with the headers of this answer.
        allowStyles(reply, styles);
        return reply.code(304).send();
      }
      const known = pages.get(version);
      const page = known ?? { html: await render({ entry, now }, { brand, origin, asks }), styles, quality: 5 };
      pages.set(version, page);
      return sendPage(request, reply, page);
    },
  };
}
