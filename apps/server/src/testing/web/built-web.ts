/** A folder like the build of the web interface, with what the server's tests look for. */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { BRANDS } from "@portal/contract/brands/brands";

export const COOKIE_QUESTION = '<div id="cookie-question">Dürfen wir zählen?</div>';

/** The hash is what a browser says about these styles. */
const STYLES = "<style>main{margin:0}</style>";
export const STYLES_HASH = "'sha256-wVFnjj/0Stl5yVsX6P6dRqNPPn9IalHvqnMI92CBN8E='";

/** Writes a built page, rendered pages, and `script` as the only asset, plain and compressed. Remove it at the end. */
export async function makeWeb(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "portal-web-"));
  await mkdir(join(folder, "assets"));
  await writeFile(
    join(folder, "index.html"),
    '<html lang="de" data-brand="%THEME%"><meta name="robots" content="noindex" /><title>%TITLE%</title><meta name="portal-configuration" content="%CONFIGURATION%">%COOKIE_QUESTION%%NOTICES_DATA%',
  );
  await writeFile(join(folder, "assets/start-3f2a.js"), script);
  await writeRenderedPages(folder);
  await writeFile(join(folder, "assets/start-3f2a.js.br"), brotliCompressSync(script));
  return folder;
}

/** As the build renders them. */
async function writeRenderedPages(folder: string): Promise<void> {
  for (const { key } of BRANDS) {
    for (const variant of ["plain", "facebook"]) {
      const pages = join(folder, "pages", key, variant);
      await mkdir(pages, { recursive: true });
      for (const file of ["login", "error_404", "cancel", "cancel.token", "ugc.firma"]) {
        const root = `<div id="root" data-page="${file}">%NOTICES%${variant} of ${key}</div>`;
        await writeFile(
          join(pages, `${file}.html`),
          `<html data-brand="%THEME%" lang="%CONFIGURATION%">%COOKIE_QUESTION%${root}%NOTICES_DATA%${STYLES}`,
        );
      }
    }
  }
  const list = [
    { route: "login", file: "login", withQuery: {}, unlessQuery: ["grund"] },
    { route: "error_404", file: "error_404", withQuery: {}, unlessQuery: [] },
    { route: "cancel", file: "cancel", withQuery: {}, unlessQuery: ["token"] },
    { route: "cancel", file: "cancel.token", withQuery: { token: "secret" }, unlessQuery: [] },
    { route: "ugc", file: "ugc.firma", withQuery: { firma: "id" }, unlessQuery: [] },
  ];
  await writeFile(join(folder, "pages/pages.json"), JSON.stringify(list));
  await writeFile(
    join(folder, "pages/entry.html"),
    `<html data-brand="%THEME%"><meta name="robots" content="noindex" /><title>%TITLE%</title>${STYLES}%COOKIE_QUESTION%<div id="root">%ENTRY%</div>%ENTRY_DATA%%NOTICES_DATA%`,
  );
  await writeFile(join(folder, "pages/cookie-question.part"), COOKIE_QUESTION);
  const notice = "<b>%LABEL%</b> %FIRST% <i>%REST%</i>";
  const notices = { "danger dismissible long": notice, "info fixed short": "<b>%LABEL%</b> %FIRST%" };
  await writeFile(join(folder, "pages/notices.json"), JSON.stringify({ region: "<ul>%NOTICES%</ul>", notices }));
  await writeFile(
    join(folder, "pages/render-entry.mjs"),
    "export default ({ theme }) => ({ renderEntry: ({ entry, now }) => `${theme} ${now} ${entry.Phone}` });",
  );
}
