/** The page on which a person agrees. The person's name and address are typed in, because nobody here is real. */
import { escapeHtml } from "../html.ts";

/** The portal's request parameters, which the form sends on. */
const HANDED_ON = ["redirect_uri", "state", "nonce", "code_challenge"];

/** @param action URL that receives the decision */
export function consentPage(action: string, query: URLSearchParams): string {
  const hidden = HANDED_ON.map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(query.get(name) ?? "")}">`,
  ).join("");
  return `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Anmeldung bei einem nachgespielten Facebook</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 26rem; margin: 2rem auto; padding: 0 1rem; }
  label { display: block; margin-top: 1rem; }
  input { display: block; box-sizing: border-box; width: 100%; padding: .5rem; font: inherit; }
  button { margin: 1.5rem .5rem 0 0; padding: .6rem 1rem; font: inherit; }
</style>
<main>
  <h1>Nachgespieltes Facebook</h1>
  <p>Diese Seite gehört zur Entwicklung. Das Portal fragt nach Ihrem Namen und Ihrer E-Mail-Adresse.</p>
  <form method="post" action="${escapeHtml(action)}">
    ${hidden}
    <label>Name <input name="name" value="Vera Brauch" autocomplete="off"></label>
    <label>E-Mail-Adresse <input name="email" value="vera.brauch@kunde.example" autocomplete="off"></label>
    <button name="decision" value="agree">Weiter zum Portal</button>
    <button name="decision" value="decline">Abbrechen</button>
  </form>
</main>
</html>`;
}
