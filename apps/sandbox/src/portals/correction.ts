/** The form with which a business corrects its listing. */
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { hoursLines } from "./html.ts";
import { fieldsOf, type Listing } from "./listings.ts";
import { html, placeOf, type PortalSite } from "./portal-site.ts";
import { escapeHtml } from "../html.ts";

const CORRECTABLE = [
  ["name", "Name"],
  ["street", "Straße und Hausnummer"],
  ["postalCode", "Postleitzahl"],
  ["city", "Ort"],
  ["phone", "Telefon"],
  ["website", "Website"],
] as const;

/** Shows the form or accepts it. The portal shows the accepted values from then on. */
export function correction(site: PortalSite, listing: Listing, { method, form }: SandboxRequest): SandboxAnswer {
  if (method !== "POST") return formPage(site, listing, hoursLines(listing.data).join("\n"));
  const fields = fieldsOf(form);
  if (fields === undefined) {
    const problem = `<p role="alert">Diese Öffnungszeiten verstehen wir nicht.</p>`;
    return formPage(site, listing, form.get("openingHours") ?? "", problem);
  }
  site.listings.correct(listing, fields);
  return { status: 303, location: placeOf(site, listing) };
}

function formPage({ portal }: PortalSite, { data }: Listing, openingHours: string, problem = ""): SandboxAnswer {
  const inputs = CORRECTABLE.map(
    ([field, label]) => `<label>${label} <input name="${field}" value="${escapeHtml(data[field])}"></label>`,
  );
  const hours = `<label>Öffnungszeiten, ein Tag oder mehrere je Zeile <textarea name="openingHours" rows="7">${escapeHtml(openingHours)}</textarea></label>`;
  // The form is sent as UTF-8 whatever the page's charset.
  const body = `<h1>Angaben korrigieren</h1>${problem}<form method="post" accept-charset="utf-8">${inputs.join("")}${hours}<button>Speichern</button></form>`;
  return html(portal, "Angaben korrigieren", { body }, problem === "" ? 200 : 422);
}
