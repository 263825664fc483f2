/**
 * Whether what a page tells machines about the business has the form that schema.org and search engines ask for. Only
 * what no reader can use counts.
 */
import { allBusinessesIn, isNode, PUBLISHER_TYPES, textsOf, valuesOf } from "@portal/page-reading/business-data";
import type { Document } from "@portal/page-reading/page-document";
import { type DataNode, type DataValue, structuredData } from "@portal/page-reading/structured-data";
import { boundReading } from "@portal/listing/compare-listing";
import type { ListingReading } from "@portal/contract/entry-service/listing";

/** A property that is required and absent, or whose value has another form. */
export const DATA_FAULTS = [
  "noName",
  "noAddress",
  "address",
  "telephone",
  "days",
  "times",
  "hoursType",
  "hours",
] as const;
export type DataFault = { fault: (typeof DATA_FAULTS)[number]; found: string };

export type StructuredBusiness = { reading: ListingReading; faults: DataFault[] };
export type StructuredFacts = {
  /** Scripts that are not JSON. */
  unreadable: number;
  /** The most complete one first. A firm may describe each of its branches. */
  businesses: StructuredBusiness[];
};

const MAX_SCRIPTS = 100;
const MAX_BUSINESSES = 20;
const MAX_VALUES = 20;
const MAX_FOUND = 60;

export function structuredFacts($: Document, pageUrl: string): StructuredFacts {
  const scripts = $('script[type^="application/ld+json" i]').toArray().slice(0, MAX_SCRIPTS);
  return {
    unreadable: scripts.filter((script) => !isJson($(script).text())).length,
    businesses: allBusinessesIn(structuredData($), new URL(pageUrl).host)
      .slice(0, MAX_BUSINESSES)
      .map(({ node, reading }) => ({ reading: boundReading(reading), faults: faultsOf(node, reading) })),
  };
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text.trim().replace(/^<!--|-->$/g, ""));
    return true;
  } catch {
    return false;
  }
};

const DAY =
  /^(?:https?:\/\/schema\.org\/)?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|PublicHolidays|Mo|Tu|We|Th|Fr|Sa|Su)$/i;
const TIME = /^T?(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d\d:?\d\d)?$/;
/**
 * "Mo-Fr 08:00-18:00", "Mo,We 09:00-12:00", "Sa", several after each other. Each part ends where the next begins, so
 * that a hostile text can be split in one way only.
 */
const HOURS_DAY = "(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)[a-z]*(?![a-z])";
const HOURS_TIME = String.raw`\d{1,2}:\d\d(?::\d\d)?(?!\d)`;
const HOURS = new RegExp(
  String.raw`^${HOURS_DAY}(?:[\s,;:–-]+(?:${HOURS_DAY}|${HOURS_TIME}\s?[-–]\s?${HOURS_TIME}))*[\s,;]*$`,
  "i",
);
/** A country code, an area code and a number; also an emergency number's three digits. */
const LEAST_DIGITS = 3;

function faultsOf(node: DataNode, reading: ListingReading): DataFault[] {
  const hours = valuesOf(node, "openingHoursSpecification").slice(0, MAX_VALUES);
  return onceEach([
    ...(reading.name === "" ? fault("noName") : []),
    ...addressFaults(node),
    ...valuesOf(node, "telephone")
      .slice(0, MAX_VALUES)
      .flatMap((value) => (isPhone(value) ? [] : fault("telephone", value))),
    ...hours.flatMap((value) => (isNode(value) ? specificationFaults(value) : fault("hoursType", value))),
    ...valuesOf(node, "openingHours")
      .slice(0, MAX_VALUES)
      .flatMap((value) => (isNode(value) || isHours(value) ? [] : fault("hours", value))),
  ]);
}

const fault = (kind: DataFault["fault"], value: DataValue = ""): DataFault[] => [
  { fault: kind, found: (isNode(value) ? "" : value).replace(/\s+/g, " ").trim().slice(0, MAX_FOUND) },
];

const onceEach = (faults: readonly DataFault[]): DataFault[] => [
  ...new Map(faults.map((one) => [`${one.fault} ${one.found}`, one])).values(),
];

const PARTS = ["streetAddress", "postalCode", "addressLocality", "addressRegion", "postOfficeBoxNumber"];

/** An address may be a text; as a node it needs at least one part that a person could go by. */
function addressFaults(node: DataNode): DataFault[] {
  const addresses = valuesOf(node, "address", "location");
  if (addresses.length === 0) return node.types.every((type) => PUBLISHER_TYPES.has(type)) ? [] : fault("noAddress");
  const isEmpty = addresses
    .filter(isNode)
    .some((address) => address.types.includes("PostalAddress") && textsOf(address, ...PARTS).length === 0);
  return isEmpty ? fault("address") : [];
}

const isPhone = (value: DataValue): boolean =>
  !isNode(value) && (value.trim() === "" || value.replace(/\D/g, "").length >= LEAST_DIGITS);

/** Two spans on each of seven days take 201 characters. */
const MAX_HOURS = 1000;
const isHours = (text: string): boolean => text.trim() === "" || (text.length <= MAX_HOURS && HOURS.test(text.trim()));

/** "opens" and "closes" may both be absent, which means closed. */
function specificationFaults(specification: DataNode): DataFault[] {
  const days = textsOf(specification, "dayOfWeek").slice(0, MAX_VALUES);
  const times = valuesOf(specification, "opens", "closes").slice(0, 2);
  const isHalf = specification.properties.has("opens") !== specification.properties.has("closes");
  return [
    ...days.flatMap((name) => (DAY.test(name) ? [] : fault("days", name))),
    ...times.flatMap((time) =>
      !isNode(time) && (time.trim() === "" || TIME.test(time.trim())) ? [] : fault("times", time),
    ),
    ...(isHalf ? fault("times") : []),
  ];
}
