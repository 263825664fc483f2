/**
 * A public entry as a LocalBusiness of schema.org, for search engines. It contains only what the company has given:
 * `geo` and `priceRange` are missing, because the entry has neither a position nor a price level.
 */
import type { Day } from "@portal/contract/time/berlin-time";
import { logoOf, type PublicEntry } from "@portal/contract/entry/entry";
import { PAYMENT_METHODS, SERVICE_FEATURE_GROUPS } from "@portal/contract/entry/choices";
import type { PartValues } from "@portal/contract/entry/parts";
import { phoneHref } from "@portal/contract/text/formats";
import { openingHoursSpecification } from "./local-business-hours.ts";

/** A node of JSON-LD. Empty fields are left out. */
export type JsonLd = Readonly<Record<string, unknown>>;

type Place = {
  /** Absolute URL of the public entry. */
  url: string;
  /** Scheme and host of the images. */
  origin: string;
  /** The Berlin day of the answer. Special days before it are left out. */
  today: Day;
};

export function localBusinessOf(entry: PublicEntry, { url, origin, today }: Place): JsonLd {
  const { aboutUs, companyDetailsData: details, onlinePresence, media, openingHours } = entry;
  const logo = logoOf(entry);
  const photos = media.photos.map(({ Url }) => origin + Url);
  return known({
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": url,
    name: entry.company_name,
    url: entry.website === "" ? url : entry.website,
    mainEntityOfPage: url,
    slogan: entry.slogan,
    description: aboutUs.text,
    foundingDate: aboutUs.foundingYear === null ? "" : String(aboutUs.foundingYear).padStart(4, "0"),
    address: addressOf(entry),
    telephone: oneOrMore([entry.Phone, entry.mobile].map(e164)),
    faxNumber: e164(entry.fax),
    email: entry.email,
    logo: logo === null ? "" : origin + logo.Url,
    image: photos.length > 0 || logo === null ? photos : [origin + logo.Url],
    openingHoursSpecification: openingHoursSpecification(openingHours, today),
    paymentAccepted: entry.payments.paymentMethods.map((code) => PAYMENT_METHODS[code]).join(", "),
    areaServed: areaOf(entry),
    sameAs: onlinePresence.profiles.map((profile) => webUrl(profile.url)),
    vatID: details.vatId,
    numberOfEmployees: employeesOf(details.employees),
    knowsLanguage: details.languages,
    knowsAbout: entry.tradesData.trades,
    keywords: entry.searchKeywordsData.keywords.join(", "),
    amenityFeature: amenitiesOf(entry.serviceFeaturesData.services),
    hasOfferCatalog: offersOf(entry),
    potentialAction: actionsOf(onlinePresence),
  });
}

/**
 * The same for the company's own site, whose address it has where the entry names one. The public entry is another page
 * about the company.
 */
export function ownSiteBusinessOf(entry: PublicEntry, place: Place): JsonLd {
  const { mainEntityOfPage: _page, sameAs, ...business } = localBusinessOf(entry, place);
  const profiles = Array.isArray(sameAs) ? (sameAs as string[]) : [];
  return {
    ...business,
    "@id": entry.website === "" ? place.url : `${entry.website.split("#", 1)[0]}#unternehmen`,
    sameAs: [...profiles, place.url],
  };
}

/** Removes empty fields: "", null, [] and undefined. */
const known = (fields: JsonLd): JsonLd =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && !value.length),
    ),
  );

const oneOrMore = (texts: readonly string[]): string | string[] => {
  const said = texts.filter((text) => text !== "");
  return said.length > 1 ? said : (said[0] ?? "");
};

/** "+493023125100"; "" for a text that can't be dialled. */
const e164 = (phone: string): string => {
  const number = phoneHref(phone).slice("tel:".length);
  return /^\+[1-9]\d{3,14}$/.test(number) ? number : "";
};

const webUrl = (url: string): string => (url === "" || /^https?:\/\//i.test(url) ? url : `https://${url}`);

function addressOf(entry: PublicEntry): JsonLd | undefined {
  const { ShippingStreet: street, ShippingPostalCode: postalCode, ShippingCity: city } = entry;
  if (street === "" && postalCode === "" && city === "") return undefined;
  return known({
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: "DE",
  });
}

/** "All of Germany" replaces any circle. A circle needs the address as its centre. */
function areaOf(entry: PublicEntry): JsonLd[] {
  const { nationwide, radiusKm, cities } = entry.serviceAreaData;
  if (nationwide) return [{ "@type": "Country", name: "Deutschland" }];
  const address = addressOf(entry);
  const circle =
    radiusKm === null || address === undefined ? [] : [{ "@type": "GeoCircle", geoRadius: radiusKm * 1000, address }];
  return [
    ...circle,
    ...cities.map(({ name, state }) =>
      known({
        "@type": "City",
        name,
        containedInPlace: state === "" ? undefined : { "@type": "State", name: state },
      }),
    ),
  ];
}

const EMPLOYEES: Readonly<Record<PartValues["companyDetailsData"]["employees"], JsonLd | undefined>> = {
  "": undefined,
  one: { value: 1 },
  up_to_5: { minValue: 2, maxValue: 5 },
  up_to_10: { minValue: 6, maxValue: 10 },
  up_to_20: { minValue: 11, maxValue: 20 },
  up_to_50: { minValue: 21, maxValue: 50 },
  up_to_250: { minValue: 51, maxValue: 250 },
  over_250: { minValue: 251 },
};

const employeesOf = (band: keyof typeof EMPLOYEES): JsonLd | undefined =>
  EMPLOYEES[band] && { "@type": "QuantitativeValue", ...EMPLOYEES[band] };

/** Features of the building. Other services are not a feature of a place. */
const AMENITIES: Readonly<Record<string, string>> =
  SERVICE_FEATURE_GROUPS.find(({ title }) => title === "Im Haus")?.features ?? {};

const amenitiesOf = (services: readonly string[]): JsonLd[] =>
  services.flatMap((code) =>
    AMENITIES[code] === undefined
      ? []
      : [{ "@type": "LocationFeatureSpecification", name: AMENITIES[code], value: true }],
  );

const SERVICES: Readonly<Record<string, string>> = Object.assign(
  {},
  ...SERVICE_FEATURE_GROUPS.filter(({ title }) => title !== "Im Haus").map(({ features }) => features),
);

/** Products are names only, because search engines refuse a product without price and picture. */
function offersOf({ aboutUs, serviceFeaturesData, productFeaturesData }: PublicEntry): JsonLd | undefined {
  const services = [...aboutUs.specialties, ...serviceFeaturesData.services.flatMap((code) => SERVICES[code] ?? [])];
  const offers = [
    ...services.map((name) => ({ "@type": "Offer", itemOffered: { "@type": "Service", name } })),
    ...productFeaturesData.products.map((name) => ({ "@type": "Offer", name })),
  ];
  if (offers.length === 0) return undefined;
  return { "@type": "OfferCatalog", name: "Leistungen und Produkte", itemListElement: offers };
}

function actionsOf({ bookingUrl, shopUrl }: PartValues["onlinePresence"]): JsonLd[] {
  const action = (type: string, url: string): JsonLd[] =>
    url === "" ? [] : [{ "@type": type, target: { "@type": "EntryPoint", urlTemplate: webUrl(url) } }];
  return [...action("ReserveAction", bookingUrl), ...action("OrderAction", shopUrl)];
}
