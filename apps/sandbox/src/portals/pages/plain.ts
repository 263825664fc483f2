/** Listing pages for people alone: a definition list, a table, and one that keeps its contacts on a second page. */
import type { BusinessData } from "../businesses.ts";
import { escape, hoursLines } from "../html.ts";
import type { ListingPage } from "./structured.ts";

/** In the manner of hCard; shows no website. */
export const definitionListPage = (data: BusinessData): ListingPage => ({
  body: `<main class="vcard"><h1 class="fn org">${escape(data.name)}</h1><dl>
<dt>Anschrift</dt><dd class="adr"><span class="street-address">${escape(data.street)}</span>, <span class="ort">${escape(data.postalCode)} ${escape(data.city)}</span></dd>
<dt>Telefon</dt><dd class="tel">${escape(data.phone)}</dd>
<dt>Geöffnet</dt><dd class="zeiten">${hoursLines(data).join("<br>")}</dd></dl></main>`,
});

/** A table without a single class. */
export const tablePage = (data: BusinessData): ListingPage => ({
  body: `<h2>${escape(data.name)}</h2><table><tbody>
<tr><th>Straße</th><td>${escape(data.street)}</td></tr>
<tr><th>Ort</th><td>${escape(data.postalCode)} ${escape(data.city)}</td></tr>
<tr><th>Ruf</th><td>Tel.: ${escape(data.phone)}</td></tr>
<tr><th>Internet</th><td>${data.website === "" ? "" : `<a href="${escape(data.website)}">Homepage</a>`}</td></tr>
<tr><th>Öffnungszeiten</th><td>${hoursLines(data).join("; ")}</td></tr></tbody></table>`,
});

/** The first of two: name and address. */
export const splitPage = (data: BusinessData, url: string): ListingPage => ({
  body: `<article><h1>${escape(data.name)}</h1><address>${escape(data.street)}<br>${escape(data.postalCode)} ${escape(data.city)}</address>
<p><a class="kontakt" href="${escape(url)}/kontakt">Kontakt und Öffnungszeiten</a></p></article>`,
});

/** The second: what one needs to call. */
export const contactPage = (data: BusinessData): ListingPage => ({
  body: `<section class="kontakt"><h2>Kontakt</h2><p><a class="ruf" href="tel:${escape(data.phone.replace(/[^\d+]/g, ""))}">Anrufen</a></p>
${data.website === "" ? "" : `<p><a class="netz" href="${escape(data.website)}">Website</a></p>`}
<ul class="zeiten">${hoursLines(data)
    .map((line) => `<li>${line}</li>`)
    .join("")}</ul></section>`,
});
