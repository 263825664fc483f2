/** The page of people with a session until its code has come, in both ways to start the code. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type HeldStyles, startedAfterPaint } from "./after-paint.ts";
import { FRAME_SOURCE } from "./page-code.ts";
import { type BuiltWeb, filledPage, replaced } from "./page-html.ts";
import type { Rendered } from "./render-worker.ts";

/** Places for the files that the server names for each page (`page-code.ts`). */
const SHEETS = "%SHEETS%";
const CHUNKS = "%CHUNKS%";

const STARTS = { "after-paint": frameAfterPaint, "at-once": frameAtOnce };

/** The code waits for the paint; the server adds addresses. */
export function frameAfterPaint(page: string, held: HeldStyles): string {
  return startedAfterPaint(page, held, { sheets: SHEETS, chunks: CHUNKS });
}

/**
 * The code loads beside the paint; the server adds elements. The style sheets stand behind the content, which is painted
 * without them, and the code waits for them. The typeface comes last: it is in the cache, or too late for this page.
 */
export function frameAtOnce(page: string, { sheets }: HeldStyles): string {
  const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join("");
  return replaced(page, [
    ['<link rel="preload" as="font"', '<link rel="preload" fetchpriority="low" as="font"'],
    ["</head>", `${CHUNKS}</head>`],
    ["</body>", `${links}${SHEETS}</body>`],
  ]);
}

/** Who has a session has passed a public page, which tells of it. */
const OLD_BROWSERS = /<script defer src="\/old-browsers\.js"[^>]*><\/script>\s*/;

/** Writes `frame.after-paint.html` and `frame.at-once.html` of one brand. */
export async function writeFrames(
  folder: string,
  built: BuiltWeb,
  { frame, cookieQuestion }: Pick<Rendered, "frame" | "cookieQuestion">,
): Promise<void> {
  if (!OLD_BROWSERS.test(built.page)) throw new Error("index.html has no detection of old browsers");
  const page = built.page.replace(OLD_BROWSERS, "");
  const parts = { name: "frame", sources: [FRAME_SOURCE], html: frame, names: frame + page + cookieQuestion };
  await mkdir(folder, { recursive: true });
  for (const [name, started] of Object.entries(STARTS))
    await writeFile(
      path.join(folder, `frame.${name}.html`),
      await filledPage({ ...built, page }, { ...parts, started }),
    );
}
