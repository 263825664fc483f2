import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PublicEntry } from "@portal/contract/entry/entry";
import { EMPTY_PARTS, withEmptyFields } from "@portal/contract/entry/parts";
import { localBusinessOf, ownSiteBusinessOf } from "./local-business.ts";
import { openingHoursSpecification } from "./local-business-hours.ts";
import { emptyOpeningHours, hoursOfDay, type OpeningHours } from "@portal/contract/opening-hours/model";
import { addDays } from "@portal/contract/time/berlin-time";

const NOTHING: PublicEntry = {
  companyId: 7,
  company_name: "Brandt Bedachungen GmbH",
  ShippingStreet: "",
  ShippingPostalCode: "",
  ShippingCity: "",
  Phone: "",
  mobile: "",
  fax: "",
  email: "",
  website: "",
  slogan: "",
  media_owner: [],
  openingHours: emptyOpeningHours(),
  ...EMPTY_PARTS,
};
const ORIGIN = "https://www.nahbei.example";
const URL = `${ORIGIN}/eintrag/7`;
const business = (fields: Partial<PublicEntry> = {}) =>
  localBusinessOf({ ...NOTHING, ...fields }, { url: URL, origin: ORIGIN, today: "2026-03-02" });

test("a company without data has only a name and a URL", () => {
  expect(business()).toEqual({
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": URL,
    name: "Brandt Bedachungen GmbH",
    url: URL,
    mainEntityOfPage: URL,
  });
});

test("a filled entry has name, address and contacts", () => {
  const details = { ...EMPTY_PARTS.companyDetailsData, employees: "up_to_5", vatId: "DE123456789" } as const;
  expect(
    business({
      ShippingStreet: "Q 7, 24",
      ShippingPostalCode: "01067",
      ShippingCity: "Dresden",
      Phone: "+49 (0)30 23125 100",
      mobile: "0152/28817386",
      fax: "030 23125101",
      website: "https://brandt.example",
      aboutUs: withEmptyFields("aboutUs", { text: "Seit 1962", foundingYear: 962 }),
      companyDetailsData: { ...details, languages: ["de", "gsg"] },
      onlinePresence: withEmptyFields("onlinePresence", {
        profiles: [{ network: "xing", url: "xing.com/brandt" }],
        shopUrl: "http://shop.example",
        bookingUrl: "termin.example",
      }),
    }),
  ).toMatchObject({
    url: "https://brandt.example",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Q 7, 24",
      postalCode: "01067",
      addressLocality: "Dresden",
      addressCountry: "DE",
    },
    telephone: ["+493023125100", "+4915228817386"],
    faxNumber: "+493023125101",
    foundingDate: "0962",
    description: "Seit 1962",
    vatID: "DE123456789",
    knowsLanguage: ["de", "gsg"],
    numberOfEmployees: { "@type": "QuantitativeValue", minValue: 2, maxValue: 5 },
    sameAs: ["https://xing.com/brandt"],
    potentialAction: [
      { "@type": "ReserveAction", target: { urlTemplate: "https://termin.example" } },
      { "@type": "OrderAction", target: { urlTemplate: "http://shop.example" } },
    ],
  });
});

test("one phone number is not a list, and a text that can't be dialled is left out", () => {
  expect(business({ Phone: "030 23125100", mobile: "auf Anfrage" })).toMatchObject({ telephone: "+493023125100" });
  expect(business({ Phone: "auf Anfrage" })).not.toHaveProperty("telephone");
});

test("shows photos, or the logo if there are none", () => {
  const logo = { Type__c: "LOGO", Url: "/media/logo", alt: "" };
  expect(business({ media_owner: [logo] })).toMatchObject({
    logo: `${ORIGIN}/media/logo`,
    image: [`${ORIGIN}/media/logo`],
  });
  const photos = [{ Url: "/media/dach", alt: "", width: 4, height: 3 }];
  expect(business({ media_owner: [logo], media: { photos } })).toMatchObject({ image: [`${ORIGIN}/media/dach`] });
});

test("services and products are offers, features of the building are amenities", () => {
  expect(
    business({
      aboutUs: withEmptyFields("aboutUs", { specialties: ["Steildach"] }),
      serviceFeaturesData: withEmptyFields("serviceFeaturesData", { services: ["delivery", "lift"] }),
      productFeaturesData: withEmptyFields("productFeaturesData", { products: ["Velux"] }),
      payments: withEmptyFields("payments", { paymentMethods: ["cash", "girocard"] }),
    }),
  ).toMatchObject({
    paymentAccepted: "Bar, Girocard",
    amenityFeature: [{ "@type": "LocationFeatureSpecification", name: "Aufzug", value: true }],
    hasOfferCatalog: {
      itemListElement: [
        { "@type": "Offer", itemOffered: { "@type": "Service", name: "Steildach" } },
        { "@type": "Offer", itemOffered: { "@type": "Service", name: "Lieferung" } },
        { "@type": "Offer", name: "Velux" },
      ],
    },
  });
});

test.each([
  [{ nationwide: true, radiusKm: 5, cities: [] }, "", [{ "@type": "Country", name: "Deutschland" }]],
  [{ nationwide: false, radiusKm: 5, cities: [] }, "", undefined],
  [{ nationwide: false, radiusKm: 5, cities: [] }, "Kiel", [{ "@type": "GeoCircle", geoRadius: 5000 }]],
  [
    {
      nationwide: false,
      radiusKm: null,
      cities: [
        { name: "Kiel", state: "Schleswig-Holstein" },
        { name: "Plön", state: "" },
      ],
    },
    "Kiel",
    [
      { "@type": "City", name: "Kiel", containedInPlace: { "@type": "State", name: "Schleswig-Holstein" } },
      { "@type": "City", name: "Plön" },
    ],
  ],
])("serves %j", (area, ShippingCity, areaServed) => {
  const serviceAreaData = withEmptyFields("serviceAreaData", area);
  const { areaServed: served } = business({ serviceAreaData, ShippingCity }) as { areaServed?: unknown };
  if (areaServed === undefined) expect(served).toBeUndefined();
  else expect(served).toMatchObject(areaServed);
});

describe("opening hours", () => {
  const open = (from: string, to: string) => ({ spans: [{ from, to }], byAppointment: false });
  const shut = { spans: [], byAppointment: false };
  const specified = (fields: Partial<OpeningHours>) =>
    openingHoursSpecification({ ...emptyOpeningHours(), ...fields }, "2026-03-02").map(
      ({ "@type": _type, ...others }) => others,
    );
  const day = (name: string) => `https://schema.org/${name}`;

  test("days of equal hours are one specification, closed days are included, days by appointment are left out", () => {
    const byAppointment = { spans: [], byAppointment: true };
    const week = [
      open("08:00", "12:00"),
      open("08:00", "12:00"),
      open("00:00", "00:00"),
      open("18:00", "02:00"),
      { spans: [...open("08:00", "12:00").spans, { from: "13:00", to: "00:00" }], byAppointment: true },
      byAppointment,
      shut,
    ];
    expect(specified({ week })).toEqual([
      { dayOfWeek: [day("Monday"), day("Tuesday"), day("Friday")], opens: "08:00", closes: "12:00" },
      { dayOfWeek: [day("Wednesday")], opens: "00:00", closes: "23:59" },
      { dayOfWeek: [day("Thursday")], opens: "18:00", closes: "02:00" },
      { dayOfWeek: [day("Friday")], opens: "13:00", closes: "00:00" },
      { dayOfWeek: [day("Sunday")], opens: "00:00", closes: "00:00" },
    ]);
  });

  test("no hours given: no specification", () => expect(specified({})).toEqual([]));

  test("special days and closures are included until they are over", () => {
    const special = (from: string, to: string, spans: OpeningHours["specialDays"][number]["spans"] = []) => ({
      from,
      to,
      label: "",
      spans,
    });
    const specialDays = [
      special("2026-02-27", "2026-02-28"),
      special("2026-03-01", "2026-03-02", [{ from: "09:00", to: "10:00" }]),
      special("2026-12-24", "2026-12-24"),
    ];
    expect(specified({ specialDays })).toEqual([
      { validFrom: "2026-03-01", validThrough: "2026-03-02", opens: "09:00", closes: "10:00" },
      { validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "00:00", closes: "00:00" },
    ]);
    expect(specified({ temporarilyClosed: { from: "2026-03-01", until: null, note: "" } })).toEqual([
      { validFrom: "2026-03-01", opens: "00:00", closes: "00:00" },
    ]);
    const over = { from: "2026-02-01", until: "2026-03-01", note: "" };
    expect(specified({ temporarilyClosed: over })).toEqual([]);
    expect(specified({ temporarilyClosed: { ...over, until: "2026-03-02" } })).toEqual([
      { validFrom: "2026-02-01", validThrough: "2026-03-02", opens: "00:00", closes: "00:00" },
    ]);
  });

  test("a special day is left out on the days on which a closure overrides it", () => {
    const inventory = { from: "2026-03-08", to: "2026-03-20", label: "", spans: [{ from: "09:00", to: "10:00" }] };
    const holidays = { from: "2026-03-10", until: "2026-03-14", note: "" };
    expect(specified({ specialDays: [inventory], temporarilyClosed: holidays })).toEqual([
      { validFrom: "2026-03-08", validThrough: "2026-03-09", opens: "09:00", closes: "10:00" },
      { validFrom: "2026-03-10", validThrough: "2026-03-14", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-03-15", validThrough: "2026-03-20", opens: "09:00", closes: "10:00" },
    ]);
    expect(specified({ specialDays: [inventory], temporarilyClosed: { ...holidays, until: null } })).toEqual([
      { validFrom: "2026-03-08", validThrough: "2026-03-09", opens: "09:00", closes: "10:00" },
      { validFrom: "2026-03-10", opens: "00:00", closes: "00:00" },
    ]);
  });

  const TODAY = "2026-03-02";
  const dayFrom = fc.integer({ min: -5, max: 25 }).map((days) => addDays(TODAY, days));
  const length = fc.integer({ min: 0, max: 6 });
  const special = fc.record({ from: dayFrom, length, closed: fc.boolean() }).map(({ from, length: days, closed }) => ({
    from,
    to: addDays(from, days),
    label: "",
    spans: closed ? [] : [{ from: "09:00", to: "10:00" }],
  }));
  const closure = fc
    .record({ from: dayFrom, length: fc.option(length) })
    .map(({ from, length: days }) => ({ from, until: days === null ? null : addDays(from, days), note: "" }));

  test("on every day at most one special day or closure applies, the one that the page shows", () => {
    fc.assert(
      fc.property(fc.array(special, { maxLength: 3 }), fc.option(closure), (specialDays, temporarilyClosed) => {
        const hours = { ...emptyOpeningHours(), specialDays, temporarilyClosed };
        const dated = openingHoursSpecification(hours, TODAY);
        for (let offset = 0; offset < 35; offset += 1) {
          const date = addDays(TODAY, offset);
          const found = dated.filter(
            ({ validFrom, validThrough = "9999-12-31" }) => String(validFrom) <= date && date <= String(validThrough),
          );
          const shown = hoursOfDay(hours, date);
          const opens = shown.spans[0]?.from ?? "00:00";
          expect(found.map((one) => one["opens"])).toEqual(shown.special || shown.closure ? [opens] : []);
        }
      }),
    );
  });
});

describe("the company's own site", () => {
  const own = (fields: Partial<PublicEntry> = {}) =>
    ownSiteBusinessOf({ ...NOTHING, ...fields }, { url: URL, origin: ORIGIN, today: "2026-03-02" });

  test("it is the business's page, and the public entry another one about it", () => {
    const profiles = withEmptyFields("onlinePresence", { profiles: [{ network: "xing", url: "xing.com/brandt" }] });
    const found = own({ website: "https://brandt.example/start#oben", onlinePresence: profiles });
    expect(found).toMatchObject({
      "@id": "https://brandt.example/start#unternehmen",
      url: "https://brandt.example/start#oben",
      sameAs: ["https://xing.com/brandt", URL],
    });
    expect(found).not.toHaveProperty("mainEntityOfPage");
  });

  test("without a known address of the site the business keeps that of its public entry", () =>
    expect(own()).toMatchObject({ "@id": URL, url: URL, sameAs: [URL] }));
});
