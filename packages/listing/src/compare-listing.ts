/** Compares one listing with the business, field by field. */
import { isSameCity, isSameHouseNumber, isSameStreet, normalisePostalCode, readStreetLine } from "./address.ts";
import { readAddress } from "@portal/contract/addresses/reading/read-address";
import { isSamePhone, isSameWebsite, normaliseWebsite } from "./contact.ts";
import { isSameWeek, readHours, weekSpans, weekText } from "./hours.ts";
import { isSameName } from "./name.ts";
import { readPhones } from "./phone-text/phone-text.ts";
import {
  type FieldComparison,
  type FieldVerdict,
  LISTING_FIELDS,
  type ListingExpectation,
  type ListingField,
  type ListingReading,
} from "@portal/contract/entry-service/listing";
import { openingHoursText } from "@portal/contract/opening-hours/text";
import { formatShippingStreet } from "@portal/contract/text/patterns";

/** Longer than any address. Longer texts of a page are cut before they are compared. */
const MAX_TEXT = 300;
const MAX_VALUES = 10;

const clipped = (text: string): string => text.slice(0, MAX_TEXT).replace(/\s+/g, " ").trim();
const clippedAll = (texts: readonly string[]): string[] =>
  texts
    .slice(0, MAX_VALUES)
    .map(clipped)
    .filter((text) => text !== "");

/**
 * A reading with texts of at most 300 characters and lists of at most 10 items (hours: 40). A whole address in the
 * street's text fills in the postal code and the city if they are empty.
 */
export function boundReading(reading: ListingReading): ListingReading {
  const { texts, specifications } = reading.openingHours;
  const address = readAddress(reading.streetLine.slice(0, MAX_TEXT));
  return {
    name: clipped(reading.name),
    streetLine: clipped(reading.streetLine),
    postalCode: clipped(reading.postalCode) || (address?.postalCode ?? ""),
    city: clipped(reading.city) || (address?.city ?? ""),
    phones: clippedAll(reading.phones),
    websites: clippedAll(reading.websites),
    openingHours: {
      texts: texts
        .slice(0, 4 * MAX_VALUES)
        .map((text) => text.slice(0, MAX_TEXT).trim())
        .filter((text) => text !== ""),
      specifications: specifications.slice(0, 4 * MAX_VALUES),
    },
  };
}

type Verdict = Omit<FieldComparison, "field"> | undefined;

/** No verdict if neither side has a value. */
function verdictOf(expected: string, found: string, judge: () => FieldVerdict): Verdict {
  if (expected === "" && found === "") return undefined;
  if (found === "") return { expected, found, verdict: "missing" };
  if (expected === "") return { expected, found, verdict: "extra" };
  return { expected, found, verdict: judge() };
}

const sameOr = (isSame: boolean, isReadable = true): FieldVerdict =>
  isSame ? "same" : isReadable ? "different" : "unreadable";

type Sides = { expected: ListingExpectation; found: ListingReading };

function compareName({ expected, found: { name } }: Sides): Verdict {
  const names = [expected.name ?? "", ...(expected.otherNames ?? [])];
  return verdictOf(names[0] ?? "", name, () => sameOr(names.some((own) => isSameName(own, name))));
}

/** The parts of the line. A line that the reader refuses can still be exactly the own street and number. */
function foundStreet({ expected: { street = "", houseNumber = "" }, found: { streetLine } }: Sides) {
  const own = { street, houseNumber };
  return readStreetLine(streetLine) ?? (isSameStreet(streetLine, formatShippingStreet(own)) ? own : null);
}

function compareStreet(sides: Sides): Verdict {
  const { street = "" } = sides.expected;
  const { streetLine } = sides.found;
  const found = foundStreet(sides);
  return verdictOf(street, found?.street ?? streetLine, () =>
    sameOr(isSameStreet(street, found?.street ?? ""), found !== null),
  );
}

function compareHouseNumber(sides: Sides): Verdict {
  const { houseNumber = "" } = sides.expected;
  const found = foundStreet(sides);
  // A line that can't be parsed is reported once, at the street.
  if (sides.found.streetLine !== "" && found === null) return undefined;
  const number = found?.houseNumber ?? "";
  return verdictOf(houseNumber, number, () => sameOr(isSameHouseNumber(houseNumber, number)));
}

function comparePostalCode({ expected, found }: Sides): Verdict {
  const code = normalisePostalCode(found.postalCode);
  return verdictOf(expected.postalCode ?? "", found.postalCode, () =>
    sameOr(code !== "" && code === normalisePostalCode(expected.postalCode ?? ""), /\d/.test(found.postalCode)),
  );
}

const compareCity = ({ expected: { city = "" }, found }: Sides): Verdict =>
  verdictOf(city, found.city, () => sameOr(isSameCity(city, found.city)));

/** At most six digits with an area code: such a number does not exist, so it is not the business's own. */
const TOO_SHORT_PHONE = /^(?:Tel\.?:? ?)?(?:\(?0|(?:\+|00)49)(?:[ ()/.-]*\d){1,5}$/i;

function comparePhone({ expected, found: { phones } }: Sides): Verdict {
  const own = [expected.phone ?? "", ...(expected.otherPhones ?? [])].filter((phone) => phone !== "");
  const right = phones.find((phone) => own.some((number) => isSamePhone(number, phone)));
  const isReadable = phones.some((phone) => readPhones(phone) !== null || TOO_SHORT_PHONE.test(phone));
  return verdictOf(own[0] ?? "", right ?? phones.join(", "), () => sameOr(right !== undefined, isReadable));
}

function compareWebsite({ expected: { website = "" }, found: { websites } }: Sides): Verdict {
  const right = websites.find((address) => isSameWebsite(website, address));
  const isReadable = websites.some((address) => normaliseWebsite(address) !== "");
  return verdictOf(website, right ?? websites[0] ?? "", () => sameOr(right !== undefined, isReadable));
}

function compareOpeningHours({ expected, found }: Sides): Verdict {
  const days = expected.openingHours ?? [];
  const week = readHours(found.openingHours);
  const { texts } = found.openingHours;
  const isTold = week !== undefined && week !== "unreadable";
  const foundText = isTold ? weekText(week) : texts.join("; ").slice(0, MAX_TEXT) || (week === undefined ? "" : "?");
  const expectedText = days.length === 0 ? "" : openingHoursText({ week: [...days] }) || "geschlossen";
  return verdictOf(expectedText, foundText, () => sameOr(isTold && isSameWeek(weekSpans(days), week), isTold));
}

const COMPARISONS: Readonly<Record<ListingField, (sides: Sides) => Verdict>> = {
  name: compareName,
  street: compareStreet,
  houseNumber: compareHouseNumber,
  postalCode: comparePostalCode,
  city: compareCity,
  phone: comparePhone,
  website: compareWebsite,
  openingHours: compareOpeningHours,
};

/**
 * Compares a listing with the business, in the order of LISTING_FIELDS.
 * @param shown the fields that the portal shows at all. Other fields, and fields without a value on either side, are
 * left out.
 */
export function compareListing(
  expected: ListingExpectation,
  reading: ListingReading,
  shown: readonly ListingField[] = LISTING_FIELDS,
): FieldComparison[] {
  const sides = { expected, found: boundReading(reading) };
  return LISTING_FIELDS.flatMap((field) => {
    if (expected[field] === undefined || !shown.includes(field)) return [];
    const verdict = COMPARISONS[field](sides);
    return verdict === undefined ? [] : [{ field, ...verdict }];
  });
}
