/** The page of people with a session: the portal's frame as the build painted it, with the files that the page needs. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Brand } from "@portal/contract/brands/brand";
import { BRANDS } from "@portal/contract/brands/brands";
import type { RouteName } from "@portal/contract/pages/routes";
import { stylesOf } from "../page-styles.ts";
import type { FillPage } from "../static-pages.ts";

/** Addresses by route (`apps/web/vite/page-code.ts`). `other` is what every page of the portal needs. */
type PageCode = Readonly<Record<string, { readonly sheets: string; readonly chunks: string }>>;

type Look = {
  readonly brand: Brand;
  /** Whether the page asks about statistics. */
  readonly asks: boolean;
  readonly route: RouteName | undefined;
};

/** `styles`: what the page holds, see `stylesOf`. */
export type FramePage = { readonly html: string; readonly styles: string | null };

/** Reads the frames of a build. A build without them, as in tests and in development, gives undefined. */
export async function readFramePages(folder: string, fill: FillPage): Promise<(look: Look) => FramePage | undefined> {
  const code = JSON.parse(await readFile(join(folder, "pages/code.json"), "utf8").catch(() => "{}")) as PageCode;
  const frames = new Map<string, FramePage>();
  for (const brand of BRANDS) {
    const built = await readFile(join(folder, "pages", brand.key, "frame.html"), "utf8").catch(() => null);
    if (built === null) continue;
    for (const asks of [true, false]) {
      const html = fill(built, brand, asks).replace("%TITLE%", brand.name);
      frames.set(`${brand.key} ${asks}`, { html, styles: stylesOf(built) });
    }
  }
  return ({ brand, asks, route }) => {
    const frame = frames.get(`${brand.key} ${asks}`);
    if (frame === undefined) return undefined;
    const { sheets, chunks } = code[route ?? "other"] ?? code["other"] ?? { sheets: "", chunks: "" };
    const html = frame.html.replace("%SHEETS%", sheets).replace("%CHUNKS%", chunks);
    // Where the question is the largest paint, the code waits for it, as on public pages.
    return { ...frame, html: asks ? html : startedAtOnce(html) };
  };
}

/** How the build starts the code after the paint. */
const LOADER = /<script [^>]*data-main="(.*?)" data-sheets="(.*?)" data-whole="false" data-chunks="(.*?)"><\/script>/;
const TYPEFACE = /<link rel="preload" as="font"/;

/**
 * The same frame whose code loads beside its paint: on a phone the page is there a second sooner. The style sheets stand
 * behind the frame, which is painted without them, and the code waits for them. The typeface comes last: it is in the
 * cache, or too late for this page.
 */
function startedAtOnce(html: string): string {
  const [, main = "", sheets = "", chunks = ""] = LOADER.exec(html) ?? [];
  const each = (list: string, element: (address: string) => string) => list.match(/\S+/g)?.map(element).join("") ?? "";
  const script = `<script type="module" crossorigin src="${main}"></script>`;
  return html
    .replace(
      LOADER,
      () => script + each(chunks, (address) => `<link rel="modulepreload" crossorigin href="${address}">`),
    )
    .replace(TYPEFACE, '<link rel="preload" fetchpriority="low" as="font"')
    .replace("</body>", () => `${each(sheets, (address) => `<link rel="stylesheet" href="${address}">`)}</body>`);
}
