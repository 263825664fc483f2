/** Listing pages without structured data: a definition list, a table, and one with its contacts on a second page. */
import type { BusinessData } from "../businesses.ts";
import { hoursLines } from "../html.ts";
import type { ListingPage } from "./structured.ts";
import { escapeHtml } from "../../html.ts";

/** Classes similar to hCard; shows no website. */
export const definitionListPage = (data: BusinessData): ListingPage => ({
  body: `<main class="vcard"><h1 class="fn org">${escapeHtml(data.name)}</h1><dl>
<dt>Anschrift</dt><dd class="adr"><span class="street-address">${escapeHtml(data.street)}</span>, <span class="ort">${escapeHtml(data.postalCode)} ${escapeHtml(data.city)}</span></dd>
<dt>Telefon</dt><dd class="tel">${escapeHtml(data.phone)}</dd>
<dt>Geöffnet</dt><dd class="zeiten">${hoursLines(data).join("<br>")}</dd></dl></main>`,
});

/** A table without classes. */
export const tablePage = (data: BusinessData): ListingPage => ({
  body: `<h2>${escapeHtml(data.name)}</h2><table><tbody>
<tr><th>Straße</th><td>${escapeHtml(data.street)}</td></tr>
<tr><th>Ort</th><td>${escapeHtml(data.postalCode)} ${escapeHtml(data.city)}</td></tr>
<tr><th>Ruf</th><td>Tel.: ${escapeHtml(data.phone)}</td></tr>
<tr><th>Internet</th><td>${data.website === "" ? "" : `<a href="${escapeHtml(data.website)}">Homepage</a>`}</td></tr>
<tr><th>Öffnungszeiten</th><td>${hoursLines(data).join("; ")}</td></tr></tbody></table>`,
});

/** First page: name and address. */
export const splitPage = (data: BusinessData, url: string): ListingPage => ({
  body: `<article><h1>${escapeHtml(data.name)}</h1><address>${escapeHtml(data.street)}<br>${escapeHtml(data.postalCode)} ${escapeHtml(data.city)}</address>
<p><a class="kontakt" href="${escapeHtml(url)}/kontakt">Kontakt und Öffnungszeiten</a></p></article>`,
});

/** Second page: contacts. */
export const contactPage = (data: BusinessData): ListingPage => ({
  body: `<section class="kontakt"><h2>Kontakt</h2><p><a class="ruf" href="tel:${escapeHtml(data.phone.replace(/[^\d+]/g, ""))}">Anrufen</a></p>
${data.website === "" ? "" : `<p><a class="netz" href="${escapeHtml(data.website)}">Website</a></p>`}
<ul class="zeiten">${hoursLines(data)
    .map((line) => `<li>${line}</li>`)
    .join("")}</ul></section>`,
});
