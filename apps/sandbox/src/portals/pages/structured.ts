/** Listing pages with structured data: JSON-LD in a graph, microdata, RDFa. */
import { openingHoursSpecification } from "@portal/listing/local-business-hours";
import type { BusinessData } from "../businesses.ts";
import { escape, hoursLines, hoursProperties } from "../html.ts";

export type ListingPage = { head?: string; body: string };

/** With the portal itself as publisher, and the address by reference, as shops of page templates write it. */
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
    body: `<h1>${escape(data.name)}</h1><p>${escape(data.street)}, ${escape(data.postalCode)} ${escape(data.city)}</p>
<p>${escape(data.phone)}</p>${hoursLines(data)
      .map((line) => `<p>${line}</p>`)
      .join("")}`,
  };
}

const addressOf = ({ street, postalCode, city }: BusinessData) => ({
  streetAddress: street,
  postalCode,
  addressLocality: city,
});

/** Microdata with the phone outside of the item, brought in by itemref. */
export const microdataPage = (data: BusinessData): ListingPage => ({
  body: `<main itemscope itemtype="https://schema.org/LocalBusiness" itemref="ruf">
<h1 itemprop="name">${escape(data.name)}</h1>
<p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">${escape(data.street)}</span><br>
<span itemprop="postalCode">${escape(data.postalCode)}</span> <span itemprop="addressLocality">${escape(data.city)}</span></p>
${data.website === "" ? "" : `<a itemprop="url" href="${escape(data.website)}/?utm_source=umkreisel">Zur Website</a>`}
${hoursProperties(data)
  .map((text) => `<meta itemprop="openingHours" content="${text}">`)
  .join("")}
<ul>${hoursLines(data)
    .map((line) => `<li>${line}</li>`)
    .join("")}</ul></main>
<aside id="ruf">Telefon: <a itemprop="telephone" href="tel:${escape(data.phone.replace(/[^\d+]/g, ""))}">${escape(data.phone)}</a></aside>`,
});

/** RDFa Lite; this portal shows no hours. */
export const rdfaPage = (data: BusinessData): ListingPage => ({
  body: `<main vocab="https://schema.org/" typeof="ProfessionalService"><h1 property="name">${escape(data.name)}</h1>
<div property="address" typeof="PostalAddress"><p property="streetAddress">${escape(data.street)}</p>
<p><span property="postalCode">${escape(data.postalCode)}</span> <span property="addressLocality">${escape(data.city)}</span></p></div>
<p>Telefon <b property="telephone">${escape(data.phone)}</b></p>
${data.website === "" ? "" : `<a property="url" href="${escape(data.website)}">${escape(data.website)}</a>`}</main>`,
});

/** Unclosed tags, bare ampersands, broken JSON-LD, and the data once more as microdata of capital letters. */
export const messyPage = (data: BusinessData): ListingPage => ({
  head: `<SCRIPT TYPE="application/ld+json"><!-- { "@type": "LocalBusiness", "name": "${data.name.replaceAll('"', "")}", oh no </SCRIPT>`,
  body: `<TABLE><TR><TD><DIV ITEMSCOPE ITEMTYPE="http://schema.org/Store"><H1 ITEMPROP=name>${escape(data.name).replace("&amp;", "&")}</H1>
<P><B>Adresse<DIV ITEMPROP=address ITEMSCOPE ITEMTYPE=http://schema.org/PostalAddress><SPAN ITEMPROP=streetAddress>${escape(data.street)}</SPAN>
<BR><SPAN ITEMPROP=postalCode>D-${escape(data.postalCode)}</SPAN>&nbsp;<SPAN ITEMPROP=addressLocality>${escape(data.city)}</SPAN></DIV>
<P>Fon<SPAN ITEMPROP=telephone> ${escape(data.phone).replace(/(\d)(\d)$/, "$1&shy;$2")}</SPAN>
${data.website === "" ? "" : `<A ITEMPROP=url HREF='${escape(data.website)}'>www`}
<P>${hoursLines(data)
    .map((line) => `<SPAN ITEMPROP=openingHours>${line}</SPAN><BR>`)
    .join("\n")}`,
});
