/** Listing pages with structured data: JSON-LD in a graph, microdata, RDFa. */
import { openingHoursSpecification } from "@portal/listing/local-business-hours";
import type { BusinessData } from "../businesses.ts";
import { hoursLines, hoursProperties } from "../html.ts";
import { escapeHtml } from "../../html.ts";

export type ListingPage = { head?: string; body: string };

/** The portal itself is the publisher, and the address is a reference, as page templates often write it. */
export function jsonLdPage(data: BusinessData, url: string): ListingPage {
  const week = data.hours.map((spans) => ({ spans, byAppointment: false }));
  const graph = {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "Organization", "@id": "#portal", name: "Das Portal", telephone: "0800 0000000", url },
      { "@type": "WebPage", "@id": url, publisher: { "@id": "#portal" }, mainEntity: { "@id": `${url}#betrieb` } },
      { "@type": "PostalAddress", "@id": "#ort", ...addressOf(data) },
      {
        "@type": ["HomeAndConstructionBusiness", "LocalBusiness"],
        "@id": `${url}#betrieb`,
        name: data.name,
        url,
        sameAs: data.website === "" ? [] : [data.website],
        telephone: data.phone,
        address: { "@id": "#ort" },
        openingHoursSpecification: openingHoursSpecification(
          { week, specialDays: [], temporarilyClosed: null },
          "2026-01-01",
        ),
      },
    ],
  };
  const script = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return {
    head: `<script type="application/ld+json">${script}</script>`,
    body: `<h1>${escapeHtml(data.name)}</h1><p>${escapeHtml(data.street)}, ${escapeHtml(data.postalCode)} ${escapeHtml(data.city)}</p>
<p>${escapeHtml(data.phone)}</p>${hoursLines(data)
      .map((line) => `<p>${line}</p>`)
      .join("")}`,
  };
}

const addressOf = ({ street, postalCode, city }: BusinessData) => ({
  streetAddress: street,
  postalCode,
  addressLocality: city,
});

/** Microdata whose phone is outside the item and referenced by itemref. */
export const microdataPage = (data: BusinessData): ListingPage => ({
  body: `<main itemscope itemtype="https://schema.org/LocalBusiness" itemref="ruf">
<h1 itemprop="name">${escapeHtml(data.name)}</h1>
<p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">${escapeHtml(data.street)}</span><br>
<span itemprop="postalCode">${escapeHtml(data.postalCode)}</span> <span itemprop="addressLocality">${escapeHtml(data.city)}</span></p>
${data.website === "" ? "" : `<a itemprop="url" href="${escapeHtml(data.website)}/?utm_source=umkreisel">Zur Website</a>`}
${hoursProperties(data)
  .map((text) => `<meta itemprop="openingHours" content="${text}">`)
  .join("")}
<ul>${hoursLines(data)
    .map((line) => `<li>${line}</li>`)
    .join("")}</ul></main>
<aside id="ruf">Telefon: <a itemprop="telephone" href="tel:${escapeHtml(data.phone.replace(/[^\d+]/g, ""))}">${escapeHtml(data.phone)}</a></aside>`,
});

/** RDFa Lite; this portal shows no hours. */
export const rdfaPage = (data: BusinessData): ListingPage => ({
  body: `<main vocab="https://schema.org/" typeof="ProfessionalService"><h1 property="name">${escapeHtml(data.name)}</h1>
<div property="address" typeof="PostalAddress"><p property="streetAddress">${escapeHtml(data.street)}</p>
<p><span property="postalCode">${escapeHtml(data.postalCode)}</span> <span property="addressLocality">${escapeHtml(data.city)}</span></p></div>
<p>Telefon <b property="telephone">${escapeHtml(data.phone)}</b></p>
${data.website === "" ? "" : `<a property="url" href="${escapeHtml(data.website)}">${escapeHtml(data.website)}</a>`}</main>`,
});

/** Unclosed tags, bare ampersands, broken JSON-LD, and the data again as microdata in capital letters. */
export const messyPage = (data: BusinessData): ListingPage => ({
  head: `<SCRIPT TYPE="application/ld+json"><!-- { "@type": "LocalBusiness", "name": "${data.name.replaceAll('"', "")}", oh no </SCRIPT>`,
  body: `<TABLE><TR><TD><DIV ITEMSCOPE ITEMTYPE="http://schema.org/Store"><H1 ITEMPROP=name>${escapeHtml(data.name).replace("&amp;", "&")}</H1>
<P><B>Adresse<DIV ITEMPROP=address ITEMSCOPE ITEMTYPE=http://schema.org/PostalAddress><SPAN ITEMPROP=streetAddress>${escapeHtml(data.street)}</SPAN>
<BR><SPAN ITEMPROP=postalCode>D-${escapeHtml(data.postalCode)}</SPAN>&nbsp;<SPAN ITEMPROP=addressLocality>${escapeHtml(data.city)}</SPAN></DIV>
<P>Fon<SPAN ITEMPROP=telephone> ${escapeHtml(data.phone).replace(/(\d)(\d)$/, "$1&shy;$2")}</SPAN>
${data.website === "" ? "" : `<A ITEMPROP=url HREF='${escapeHtml(data.website)}'>www`}
<P>${hoursLines(data)
    .map((line) => `<SPAN ITEMPROP=openingHours>${line}</SPAN><BR>`)
    .join("\n")}`,
});
