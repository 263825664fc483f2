import { expect, test } from "vitest";
import type { ListingReading } from "@portal/contract/entry-service/listing";
import { businessesIn } from "./business-data.ts";
import { documentOf, textOfPage } from "./page-document.ts";
import { structuredData } from "./structured-data.ts";

const HOST = "portal.example";
const pageOf = (html: string | Buffer, contentType = "text/html; charset=utf-8") => ({
  url: `https://${HOST}/1`,
  status: 200,
  contentType,
  body: Buffer.from(html as string),
});
const read = (html: string): ListingReading | undefined =>
  businessesIn(structuredData(documentOf(pageOf(html))), HOST)[0];
const script = (json: unknown): string =>
  `<script type="application/ld+json">${typeof json === "string" ? json : JSON.stringify(json)}</script>`;

const ADDRESS = { "@type": "PostalAddress", streetAddress: "Feldweg 1", postalCode: "12345", addressLocality: "Ort" };
const WHOLE = { name: "Lorenz", streetLine: "Feldweg 1", postalCode: "12345", city: "Ort", phones: ["030 1234"] };
const BUSINESS = { "@type": "Dentist", name: "Lorenz", telephone: "030 1234", address: ADDRESS };

test.each<[string, string]>([
  ["an object", script(BUSINESS)],
  ["an array", script([{ "@type": "WebSite", name: "Portal" }, BUSINESS])],
  [
    "a graph with references",
    script({
      "@graph": [
        { ...BUSINESS, address: { "@id": "#a" } },
        { "@id": "#a", ...ADDRESS },
      ],
    }),
  ],
  ["the main entity of a page", script({ "@type": "WebPage", name: "Seite", mainEntity: BUSINESS })],
  [
    "types with their vocabulary",
    script({ ...BUSINESS, "@type": ["https://schema.org/Dentist", "schema:MedicalBusiness"] }),
  ],
  ["beside the portal itself", script([{ ...BUSINESS, "@type": "Organization", name: "Portal" }, BUSINESS])],
  [
    "in a comment, with line breaks and a comma too many",
    script(`<!-- {"@type":"Store","name":"Lorenz",
    "telephone":"030 1234","address":{"streetAddress":"Feldweg
1","postalCode":12345,"addressLocality":"Ort",},} -->`),
  ],
  ["an address in one line", script({ ...BUSINESS, address: "Feldweg 1, 12345 Ort, Deutschland" })],
  ["a value as an object", script({ ...BUSINESS, name: { "@value": "Lorenz", "@language": "de" } })],
  [
    "microdata with itemref",
    `<div itemscope itemtype="https://schema.org/Store" itemref="t"><b itemprop="name">Lorenz</b>
     <p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><i itemprop="streetAddress">Feldweg&nbsp;1</i>
     <i itemprop="postalCode">12345</i> <i itemprop="addressLocality">Ort</i></p></div><span id="t"><a itemprop="telephone">030 1234</a></span>`,
  ],
  [
    "RDFa",
    `<div vocab="http://schema.org/" typeof="Store"><b property="name">Lorenz</b><p property="address" typeof="PostalAddress">
     <i property="streetAddress">Feldweg 1</i><i property="postalCode">12345</i><i property="addressLocality">Ort</i></p>
     <meta property="telephone" content="030 1234"></div>`,
  ],
  [
    "RDFa with prefixes",
    `<div prefix="s: http://schema.org/" typeof="s:Store"><b property="s:name">Lorenz</b><p property="s:address" typeof="s:PostalAddress">
     <i property="s:streetAddress">Feldweg 1</i><i property="s:postalCode">12345</i><i property="s:addressLocality">Ort</i></p>
     <a property="s:telephone">030 1234</a></div>`,
  ],
])("%s", (_, html) => expect(read(html)).toMatchObject(WHOLE));

test("URLs on the portal are no website of the business, and profiles only if there is no other", () => {
  const websites = (fields: object) => read(script({ ...BUSINESS, ...fields }))?.websites;
  expect(websites({ url: `https://${HOST}/1` })).toEqual([]);
  expect(websites({ url: "/eintrag/1", sameAs: ["https://lorenz.example"] })).toEqual(["https://lorenz.example"]);
  expect(websites({ url: "https://a.example", sameAs: "https://b.example" })).toEqual(["https://a.example"]);
});

test("hours with dates are not weekly hours", () => {
  const specification = (fields: object) => ({
    "@type": "OpeningHoursSpecification",
    opens: "08:00",
    closes: "12:00",
    ...fields,
  });
  const openingHoursSpecification = [
    specification({ dayOfWeek: ["https://schema.org/Monday", "Tuesday"] }),
    specification({ validFrom: "2026-12-24", validThrough: "2026-12-24" }),
  ];
  expect(read(script({ ...BUSINESS, openingHoursSpecification, openingHours: "Mo 8-12" }))?.openingHours).toEqual({
    texts: ["Mo 8-12"],
    specifications: [{ days: ["https://schema.org/Monday", "Tuesday"], opens: "08:00", closes: "12:00" }],
  });
});

test("blocks separate words, soft hyphens are removed, scripts are not text", () => {
  const html = `<div itemscope itemtype="https://schema.org/Store"><h1 itemprop="name"><span>Dach&shy;deckerei</span><br>Lorenz<script>1</script></h1>
    <i itemprop="telephone">1</i></div>`;
  expect(read(html)?.name).toBe("Dachdeckerei Lorenz");
});

test.each([
  "",
  "<p>nichts",
  script("{"),
  script("null"),
  script([[[]]]),
  script({ "@type": "Person", name: "Eva", telephone: "1" }),
])("no business in %s", (html) => expect(read(html)).toBeUndefined());

test.each<[string, Buffer, string]>([
  ["the header", Buffer.from("Müller", "latin1"), "text/html; charset=ISO-8859-1"],
  ["meta", Buffer.from('<meta charset="iso-8859-15">Müller', "latin1"), "text/html"],
  [
    "old meta",
    Buffer.from('<meta http-equiv="content-type" content="text/html; charset=windows-1252">Müller', "latin1"),
    "text/html",
  ],
  ["a byte order mark", Buffer.from("\ufeffMüller"), "text/html; charset=iso-8859-1"],
  ["the bytes, which are UTF-8", Buffer.from("Müller"), "text/html"],
  ["no declaration", Buffer.from("Müller", "latin1"), "text/html"],
  ["UTF-16", Buffer.from("\ufeffMüller", "utf16le"), "text/html"],
])("charset from %s", (_, body, contentType) => expect(textOfPage({ body, contentType })).toContain("Müller"));

test("hostile pages are parsed quickly or refused", () => {
  const megabyte = (piece: string) => piece.repeat(Math.ceil(1_000_000 / piece.length));
  const pages = [
    "<div>",
    "<p itemprop=name>",
    "<div itemscope itemtype=x itemprop=y>",
    '<a id=a itemscope itemref="a a b">',
    "<i>&amp;</i>",
    "<!--",
    "</p>",
    "<b></i>",
    "<div></div></b>",
    "<",
  ].map(megabyte);
  pages.push(script("[".repeat(100_000)), script(`{"@type":"Store","name":"${"a".repeat(900_000)}","telephone":"1"}`));
  const slowest = Math.max(
    ...pages.map((html) => {
      const start = performance.now();
      try {
        read(html);
      } catch {
        // A check reports "unreadable".
      }
      return performance.now() - start;
    }),
  );
  // About half a second each on a quiet machine; quadratic time would be minutes.
  expect(slowest).toBeLessThan(5000);
});

test("nodes that refer to themselves in many places are read quickly", () => {
  const tangle = { ...BUSINESS, "@id": "#a", department: [{ "@id": "#a" }, { "@id": "#a" }, { "@id": "#a" }] };
  expect(read(script(tangle).repeat(1000))).toMatchObject(WHOLE);
});
