/** The form in which a business corrects its listing. */
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { escape, hoursLines } from "./html.ts";
import { fieldsOf, type Listing } from "./listings.ts";
import { html, placeOf, type Stage } from "./stage.ts";

const CORRECTABLE = [
  ["name", "Name"],
  ["street", "Straße und Hausnummer"],
  ["postalCode", "Postleitzahl"],
  ["city", "Ort"],
  ["phone", "Telefon"],
  ["website", "Website"],
] as const;

/** Shows the form, or takes it: what it names is what the portal shows from now on. */
export function correction(stage: Stage, listing: Listing, { method, form }: SandboxRequest): SandboxAnswer {
  if (method !== "POST") return formPage(stage, listing, hoursLines(listing.data).join("\n"));
  const fields = fieldsOf(form);
  if (fields === undefined) {
    const problem = `<p role="alert">Diese Öffnungszeiten verstehen wir nicht.</p>`;
    return formPage(stage, listing, form.get("openingHours") ?? "", problem);
  }
  stage.listings.correct(listing, fields);
  return { status: 303, location: placeOf(stage, listing) };
}

function formPage({ portal }: Stage, { data }: Listing, openingHours: string, problem = ""): SandboxAnswer {
  const inputs = CORRECTABLE.map(
    ([field, label]) => `<label>${label} <input name="${field}" value="${escape(data[field])}"></label>`,
  );
  const hours = `<label>Öffnungszeiten, ein Tag oder mehrere je Zeile <textarea name="openingHours" rows="7">${escape(openingHours)}</textarea></label>`;
  // Forms send the letters of UTF-8 whatever the page's charset.
  const body = `<h1>Angaben korrigieren</h1>${problem}<form method="post" accept-charset="utf-8">${inputs.join("")}${hours}<button>Speichern</button></form>`;
  return html(portal, "Angaben korrigieren", { body }, problem === "" ? 200 : 422);
}
