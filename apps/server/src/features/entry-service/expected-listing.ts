/** What a check expects of a listing, from an entry or from typed data (Specification §5 "Rules"). */
import { isDeepStrictEqual } from "node:util";
import type { EntryServiceUserData } from "@portal/contract/entry-service/business-data";
import type { ListingExpectation } from "@portal/contract/entry-service/listing";
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { parseShippingStreet } from "@portal/contract/text/patterns";

type EntryFields = Pick<
  SalesForceEntry,
  | "displayName"
  | "company_name"
  | "ShippingStreet"
  | "ShippingPostalCode"
  | "ShippingCity"
  | "Phone"
  | "mobile"
  | "website"
  | "openingHours"
>;

/** From an entry. Empty fields are expected to be empty. */
export function expectationOf(entry: EntryFields): ListingExpectation {
  const address = parseShippingStreet(entry.ShippingStreet);
  const { week } = entry.openingHours;
  return {
    name: entry.company_name,
    otherNames: entry.displayName === entry.company_name ? [] : [entry.displayName],
    street: address?.street ?? entry.ShippingStreet,
    houseNumber: address?.houseNumber ?? "",
    postalCode: entry.ShippingPostalCode,
    city: entry.ShippingCity,
    phone: entry.Phone,
    otherPhones: entry.mobile === "" ? [] : [entry.mobile],
    website: entry.website,
    openingHours: week.every(({ spans, byAppointment }) => spans.length === 0 && !byAppointment) ? null : week,
  };
}

const said = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === "" ? undefined : text.trim();

/** From typed data. Missing fields are not compared. */
export function expectationOfUserData(data: EntryServiceUserData): ListingExpectation {
  const address = parseShippingStreet(data.ShippingStreet);
  return {
    name: said(data.company),
    street: said(data.street) ?? said(address?.street),
    houseNumber: said(data.houseNumber) ?? said(address?.houseNumber),
    postalCode: said(data.zipCode),
    phone: said(data.phone),
  };
}

/** jsonb keeps neither key order nor undefined values. */
export const isSameExpectation = (a: ListingExpectation, b: ListingExpectation): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));
