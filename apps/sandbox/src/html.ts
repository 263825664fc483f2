/** A page of a fake: plain, readable, and no copy of a real page. */

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

export const htmlPage = (title: string, main: string): string => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 32rem; margin: 2rem auto; padding: 0 1rem; }
  label { display: block; margin-top: .75rem; }
  input:not([type=radio], [type=checkbox]), select { display: block; box-sizing: border-box; width: 100%; padding: .5rem; font: inherit; }
  button { margin: 1rem .5rem 0 0; padding: .6rem 1rem; font: inherit; }
  fieldset { margin-top: 1rem; }
</style>
<main>${main}</main>
</html>`;
