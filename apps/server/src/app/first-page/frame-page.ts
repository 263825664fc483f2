/** The page of people with a session: the portal's frame as the build painted it, with the files that the page needs. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Brand } from "@portal/contract/brands/brand";
import { BRANDS } from "@portal/contract/brands/brands";
import type { RouteName } from "@portal/contract/pages/routes";
import { stylesOf } from "../page-styles.ts";
import type { FillPage } from "../static-pages.ts";

/** Addresses by route (`apps/web/vite/page-code.ts`). `other` is what every page of the portal needs. */
type PageCode = Readonly<Record<string, Files>>;
type Files = { readonly sheets: readonly string[]; readonly chunks: readonly string[] };

type Look = {
  readonly brand: Brand;
  /** Whether the page asks about statistics: then the question is the largest paint, and the code waits for it. */
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
    for (const asks of [true, false]) {
      const file = join(folder, "pages", brand.key, asks ? "frame.after-paint.html" : "frame.at-once.html");
      const built = await readFile(file, "utf8").catch(() => null);
      if (built === null) continue;
      const html = fill(built, brand, asks).replace("%TITLE%", brand.name);
      frames.set(`${brand.key} ${asks}`, { html, styles: stylesOf(built) });
    }
  }
  return ({ brand, asks, route }) => {
    const frame = frames.get(`${brand.key} ${asks}`);
    if (frame === undefined) return undefined;
    const files = code[route ?? "other"] ?? code["other"] ?? { sheets: [], chunks: [] };
    const { sheets, chunks } = asks ? addressesOf(files) : elementsOf(files);
    return { ...frame, html: frame.html.replace("%SHEETS%", sheets).replace("%CHUNKS%", chunks) };
  };
}

/** As `after-paint.js` reads them. */
const addressesOf = ({ sheets, chunks }: Files) => ({ sheets: sheets.join(" "), chunks: chunks.join(" ") });

const elementsOf = ({ sheets, chunks }: Files) => ({
  sheets: sheets.map((file) => `<link rel="stylesheet" href="${file}">`).join(""),
  chunks: chunks.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join(""),
});
