/**
 * Compares entry and Google profile: which fields are equal apart from spelling, and which values may be copied in
 * which direction.
 */
import type { AboutUs } from "@portal/contract/entry/entry";
import { COMPANY_DATA_LIMITS } from "@portal/contract/entry/rules/company-data";
import {
  COMPARED_FIELDS,
  type ComparedField,
  type Direction,
  type GoogleDifference,
} from "@portal/contract/external-services/google-fields";
import { isSameCity, isSameHouseNumber, isSameStreet, normalisePostalCode, readStreetLine } from "./address.ts";
import { isSamePhone, isSameWebsite } from "./contact.ts";
import { isSameWeek, weekSpans } from "./hours.ts";
import type { WeekSpans } from "./hours-text/week.ts";
import { isSameName } from "./name.ts";
import { MAX_SPANS_PER_DAY, type OpeningHours, type Span } from "@portal/contract/opening-hours/model";
import { checkOpeningHours } from "@portal/contract/opening-hours/rules";
import { compactWeek } from "@portal/contract/opening-hours/text";
import { isCustomUrl, isPhoneNumber, parseShippingStreet, ZIP_CODE_PATTERN } from "@portal/contract/text/patterns";

type Address = { street: string; postalCode: string; city: string };

/**
 * Google's location, reduced to the fields that the entry has. `week`: seven days, Monday first; none: no hours given.
 */
export type GoogleProfile = {
  title: string;
  address: Address | null;
  phone: string;
  website: string;
  week: Span[][];
  description: string;
};

export type ComparedEntry = {
  company_name: string;
  ShippingStreet: string;
  ShippingPostalCode: string;
  ShippingCity: string;
  Phone: string;
  website: string;
  openingHours: OpeningHours;
  aboutUs: Pick<AboutUs, "text">;
};

/** Longest description that Google accepts, in characters. */
export const GOOGLE_DESCRIPTION_LIMIT = 750;

export type ComparedPair = Omit<GoogleDifference, "seen">;

/**
 * The fields in which the two differ, and those that are equal. Fields without a value on either side are in neither
 * list.
 */
export function compareWithGoogle(entry: ComparedEntry, google: GoogleProfile) {
  const differences: ComparedPair[] = [];
  const equal: ComparedField[] = [];
  for (const field of COMPARED_FIELDS) {
    const pair = { entry: entryText(field, entry), google: googleText(field, google) };
    if (pair.entry === "" && pair.google === "") continue;
    if (pair.entry === pair.google || isSame(field, entry, google)) equal.push(field);
    else differences.push({ field, ...pair, refusals: refusalsOf(field, pair, google) });
  }
  return { differences, equal };
}

const isSilent = (week: WeekSpans): boolean => week.every((spans) => spans.length === 0);

const weekText = (week: OpeningHours["week"]): string =>
  compactWeek({ week })
    .map(({ days, hours }) => `${days}: ${hours}`)
    .join("\n");

const addressText = ({ street, postalCode, city }: Address): string =>
  [street, `${postalCode} ${city}`.trim()].filter((line) => line !== "").join("\n");

function entryText(field: ComparedField, entry: ComparedEntry): string {
  switch (field) {
    case "name":
      return entry.company_name;
    case "address":
      return addressText(addressOf(entry));
    case "phone":
      return entry.Phone;
    case "website":
      return entry.website;
    case "openingHours":
      return isSilent(weekSpans(entry.openingHours.week)) ? "" : weekText(entry.openingHours.week);
    case "description":
      return entry.aboutUs.text;
  }
}

function googleText(field: ComparedField, google: GoogleProfile): string {
  switch (field) {
    case "name":
      return google.title;
    case "address":
      return google.address === null ? "" : addressText(google.address);
    case "phone":
      return google.phone;
    case "website":
      return google.website;
    case "openingHours":
      return isSilent(google.week) ? "" : weekText(google.week.map((spans) => ({ spans, byAppointment: false })));
    case "description":
      return google.description;
  }
}

/** White space and case are not part of a description's content. */
const squeezed = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();

const addressOf = (entry: ComparedEntry): Address => ({
  street: entry.ShippingStreet,
  postalCode: entry.ShippingPostalCode,
  city: entry.ShippingCity,
});

/** Compares street and house number in any spelling. Lines that can't be parsed are compared as a whole. */
function isSameStreetLine(a: string, b: string): boolean {
  const [left, right] = [readStreetLine(a), readStreetLine(b)];
  if (left === null || right === null) return isSameStreet(a, b);
  return isSameStreet(left.street, right.street) && isSameHouseNumber(left.houseNumber, right.houseNumber);
}

function isSamePlace(one: Address, other: Address | null): boolean {
  const code = normalisePostalCode(one.postalCode);
  return (
    other !== null &&
    code !== "" &&
    code === normalisePostalCode(other.postalCode) &&
    isSameStreetLine(one.street, other.street)
  );
}

/** Uses the same rules as for listings on partner portals. */
function isSame(field: ComparedField, entry: ComparedEntry, google: GoogleProfile): boolean {
  switch (field) {
    case "name":
      return isSameName(entry.company_name, google.title);
    case "address":
      return (
        isSamePlace(addressOf(entry), google.address) && isSameCity(entry.ShippingCity, google.address?.city ?? "")
      );
    case "phone":
      return isSamePhone(entry.Phone, google.phone);
    case "website":
      return isSameWebsite(entry.website, google.website);
    case "openingHours":
      return isSameWeek(weekSpans(entry.openingHours.week), google.week);
    case "description":
      return squeezed(entry.aboutUs.text) === squeezed(google.description);
  }
}

/** True if a location is likely to be the entry's company: the same name or the same address. */
export const looksLikeEntry = (entry: ComparedEntry, { title, address }: Pick<GoogleProfile, "title" | "address">) =>
  isSameName(entry.company_name, title) || isSamePlace(addressOf(entry), address);

function refusalsOf(
  field: ComparedField,
  { entry, google }: { entry: string; google: string },
  profile: GoogleProfile,
): Record<Direction, string | null> {
  return {
    to_entry: google === "" ? "Google sagt dazu nichts." : refusalOfEntry(field, profile),
    to_google: entry === "" ? "Ihr Eintrag sagt dazu nichts." : refusalOfGoogle(field, entry),
  };
}

/** The errors of the entry's own rules. The save checks them again. */
function refusalOfEntry(field: ComparedField, { address, phone, website, week, title }: GoogleProfile): string | null {
  const cannotTake = "In dieser Form passt die Angabe nicht in Ihren Eintrag.";
  switch (field) {
    case "name":
      return title.length <= COMPANY_DATA_LIMITS.name ? null : cannotTake;
    case "address":
      return address !== null &&
        parseShippingStreet(address.street) !== null &&
        ZIP_CODE_PATTERN.test(address.postalCode)
        ? null
        : "Google hat keine vollständige Anschrift.";
    case "phone":
      return isPhoneNumber(phone) ? null : cannotTake;
    case "website":
      return isCustomUrl(website) ? null : cannotTake;
    case "openingHours":
      return isAcceptableWeek(week) ? null : cannotTake;
    case "description":
      return null;
  }
}

const isAcceptableWeek = (week: readonly Span[][]): boolean =>
  week.every((spans) => spans.length <= MAX_SPANS_PER_DAY) &&
  checkOpeningHours({
    week: week.map((spans) => ({ spans, byAppointment: false })),
    specialDays: [],
    temporarilyClosed: null,
  }).length === 0;

const refusalOfGoogle = (field: ComparedField, entry: string): string | null =>
  field === "description" && entry.length > GOOGLE_DESCRIPTION_LIMIT
    ? `Google nimmt höchstens ${GOOGLE_DESCRIPTION_LIMIT} Zeichen. Ihr Text hat ${entry.length}.`
    : null;
