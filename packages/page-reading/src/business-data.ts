/** The business in a page's structured data (schema.org `LocalBusiness` and its subtypes). */
import { emptyReading, type HoursSpecification, type ListingReading } from "@portal/contract/entry-service/listing";
import { formatShippingStreet } from "@portal/contract/text/patterns";
import { readAddress } from "@portal/contract/addresses/reading/read-address";
import type { DataNode, DataValue } from "./structured-data.ts";

/** Types with a name and perhaps an address that are no local business. */
const OTHER_TYPES = new Set(
  (
    "Person Review AggregateRating Rating WebSite WebPage SearchResultsPage BreadcrumbList ListItem ImageObject Offer " +
    "Product Service PostalAddress ContactPoint Event Article NewsArticle Question Answer SearchAction Brand"
  ).split(" "),
);
/** Usually the portal itself as the page's publisher. None of them needs an address, as a local business does. */
export const PUBLISHER_TYPES = new Set(["Organization", "Corporation", "NewsMediaOrganization"]);

export const valuesOf = (node: DataNode, ...properties: string[]): DataValue[] =>
  properties.flatMap((property) => node.properties.get(property) ?? []);
export const isNode = (value: DataValue): value is DataNode => typeof value !== "string";

/** Texts of properties; of nodes their name or address. */
export const textsOf = (node: DataNode, ...properties: string[]): string[] =>
  valuesOf(node, ...properties)
    .map((value) => (isNode(value) ? (textsOf(value, "name", "url")[0] ?? "") : value.trim()))
    .filter((text) => text !== "");
const textOf = (node: DataNode, ...properties: string[]): string => textsOf(node, ...properties)[0] ?? "";

/** How complete a node describes a business; 0 for other nodes. */
function worthOf(node: DataNode): number {
  if (node.types.some((type) => OTHER_TYPES.has(type))) return 0;
  const told = ["address", "telephone", "openingHours", "openingHoursSpecification", "geo"].filter((property) =>
    node.properties.has(property),
  ).length;
  if (told === 0) return 0;
  return node.types.some((type) => PUBLISHER_TYPES.has(type)) || node.types.length === 0 ? told : told + 5;
}

export type Business = { node: DataNode; reading: ListingReading };

/**
 * All businesses on a page, the most complete one first. One without a name is among them only if a type says that it
 * is a business.
 * @param host of the page: URLs on it are the portal's own, not the business's website
 */
export const allBusinessesIn = (nodes: readonly DataNode[], host: string): Business[] =>
  nodes
    .map((node) => ({ node, worth: worthOf(node) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ node }) => ({ node, reading: readingOf(node, host) }))
    .filter(({ node, reading }) => reading.name !== "" || node.types.some((type) => /Business$|Store$/.test(type)));

/** The readings of all businesses with a name, the most complete one first. @param host as of `allBusinessesIn` */
export const businessesIn = (nodes: readonly DataNode[], host: string): ListingReading[] =>
  allBusinessesIn(nodes, host).flatMap(({ reading }) => (reading.name === "" ? [] : [reading]));

const readingOf = (node: DataNode, host: string): ListingReading => ({
  ...emptyReading(),
  name: textOf(node, "name", "legalName"),
  ...addressOf(node),
  phones: textsOf(node, "telephone", "phone").map((phone) => phone.replace(/^tel:/i, "")),
  websites: websitesOf(node, host),
  openingHours: {
    texts: textsOf(node, "openingHours"),
    specifications: valuesOf(node, "openingHoursSpecification", "openingHours").filter(isNode).flatMap(specificationOf),
  },
});

const NO_ADDRESS = { streetLine: "", postalCode: "", city: "" };

/** An address as a node, or in one line: "Lindenstr. 12, 10969 Berlin". A text that nobody can split stays whole. */
function addressOf(node: DataNode): Pick<ListingReading, "streetLine" | "postalCode" | "city"> {
  const [address] = [
    ...valuesOf(node, "address"),
    ...valuesOf(node, "location")
      .filter(isNode)
      .flatMap((place) => valuesOf(place, "address")),
  ];
  if (address === undefined) return NO_ADDRESS;
  if (isNode(address)) {
    return {
      streetLine: textOf(address, "streetAddress"),
      postalCode: textOf(address, "postalCode"),
      city: textOf(address, "addressLocality"),
    };
  }
  const read = readAddress(address);
  return read === null
    ? { ...NO_ADDRESS, streetLine: address }
    : { streetLine: formatShippingStreet(read), postalCode: read.postalCode, city: read.city };
}

const isElsewhere = (address: string, host: string): boolean =>
  !/^[/#?]/.test(address) && (!URL.canParse(address) || new URL(address).host !== host);

/** The business's own site; profiles elsewhere only if there is none. */
function websitesOf(node: DataNode, host: string): string[] {
  const own = textsOf(node, "url").filter((address) => isElsewhere(address, host));
  return own.length > 0 ? own : textsOf(node, "sameAs").filter((address) => isElsewhere(address, host));
}

const MAX_DAYS = 14;
/** "https://schema.org/Wednesday" is the longest meaningful value. */
const short = (text: string): string => text.slice(0, 60);

/** Hours with dates are not weekly hours. */
function specificationOf(node: DataNode): HoursSpecification[] {
  if (node.properties.has("validFrom") || node.properties.has("validThrough")) return [];
  const days = textsOf(node, "dayOfWeek").slice(0, MAX_DAYS);
  return [{ days: days.map(short), opens: short(textOf(node, "opens")), closes: short(textOf(node, "closes")) }];
}
