/** Each portal's listings: most are correct, some are old, wrong, duplicate or missing. */
import { nameLikeness } from "@portal/listing/name";
import { readHoursText } from "@portal/listing/hours-text/hours-text";
import { minutesOf, timeOf } from "@portal/contract/opening-hours/model";
import { type Business, type BusinessData, noHours } from "./businesses.ts";

export type Listing = { id: string; portal: string; business: string; data: BusinessData };

type Deviation =
  | "right"
  | "spelling"
  | "old phone"
  | "old street"
  | "wrong hours"
  | "no website"
  | "double"
  | "missing";

/** Assigned round robin to businesses and portals, so each company has some of each. */
const DEVIATIONS_IN_ORDER: readonly Deviation[] =
  "right,spelling,wrong hours,old phone,right,right,double,old street,right,missing,spelling,right,no website".split(
    ",",
  ) as Deviation[];

const deviationOf = (business: number, portal: number): Deviation =>
  DEVIATIONS_IN_ORDER[(business * 5 + portal) % DEVIATIONS_IN_ORDER.length] ?? "right";

const anHourLater = (time: string): string => timeOf(minutesOf(time) + 60);

/** The business's data with one deviation. */
function deviating(data: BusinessData, deviation: Deviation): BusinessData {
  switch (deviation) {
    case "spelling":
      return {
        ...data,
        name: data.name.toUpperCase(),
        street: data.street.replace("straße", "str.").replace("Straße", "Str."),
        phone: data.phone.replace(/^0(\d+) /, "+49 (0)$1 / "),
      };
    case "old phone":
    case "double":
      return { ...data, phone: data.phone === "" ? "" : `${data.phone.slice(0, -2)}77` };
    case "old street":
      return { ...data, street: "Alte Landstraße 3" };
    case "wrong hours":
      return {
        ...data,
        hours: data.hours.map((spans) => spans.map(({ from, to }) => ({ from, to: anHourLater(to) }))),
      };
    case "no website":
      return { ...data, website: "" };
    case "right":
    case "missing":
      return data;
  }
}

const FIELDS = ["name", "street", "postalCode", "city", "phone", "website"] as const;

export type Listings = ReturnType<typeof createListings>;

/** @param portals identifiers, in their order */
export function createListings(portals: readonly string[], demo: readonly Business[]) {
  const businesses = new Map<string, Business>();
  let listings: Listing[] = [];
  let count = 0;

  const list = (portal: string, business: string, data: BusinessData): void => {
    count += 1;
    listings.push({ id: `${business.toLowerCase()}-${count}`, portal, business, data: { ...data } });
  };

  /** Lists a business correctly on all portals. */
  function add(business: Business): void {
    listings = listings.filter((listing) => listing.business !== business.key);
    businesses.set(business.key, business);
    for (const portal of portals) list(portal, business.key, business);
  }

  for (const [number, business] of demo.entries()) {
    businesses.set(business.key, business);
    for (const [index, portal] of portals.entries()) {
      const deviation = deviationOf(number, index);
      if (deviation !== "missing")
        list(portal, business.key, deviating(business, deviation === "double" ? "right" : deviation));
      if (deviation === "double") list(portal, business.key, deviating(business, "double"));
    }
  }

  return {
    add,
    business: (key: string): Business | undefined => businesses.get(key),
    of: (portal: string, id: string): Listing | undefined =>
      listings.find((listing) => listing.portal === portal && listing.id === id),
    ofBusiness: (key: string): Listing[] => listings.filter(({ business }) => business === key),

    /** Finds listings by name and place. The place is a postal code, a town, or both; both must match. */
    search(portal: string, what: string, where: string): Listing[] {
      const fits = ({ data }: Listing): boolean =>
        (where === "" || where.includes(data.postalCode) || where.toLowerCase().includes(data.city.toLowerCase())) &&
        nameLikeness(data.name, what) >= 0.5;
      return listings.filter((listing) => listing.portal === portal && fits(listing)).slice(0, 10);
    },

    /** Changes a business's listings on one portal, or on all (null). */
    change(key: string, portal: string | null, changes: Partial<BusinessData>): void {
      for (const listing of listings)
        if (listing.business === key && (portal === null || listing.portal === portal))
          Object.assign(listing.data, changes);
    },

    correct: (listing: Listing, changes: Partial<BusinessData>): void => void Object.assign(listing.data, changes),

    /** Replaces a business's listings by one correct listing per portal. */
    resync(key: string, data: Partial<BusinessData>, portal: string | null): void {
      const business = businesses.get(key);
      if (business === undefined) return;
      Object.assign(business, data);
      listings = listings.filter(
        (listing) => listing.business !== key || (portal !== null && listing.portal !== portal),
      );
      for (const each of portals) if (portal === null || portal === each) list(each, key, business);
    },

    /** Removes a business from a portal. `double` lists it a second time with an old phone number. */
    remove(key: string, portal: string): void {
      listings = listings.filter((listing) => listing.business !== key || listing.portal !== portal);
    },
    double(key: string, portal: string): void {
      const business = businesses.get(key);
      if (business !== undefined) list(portal, key, deviating(business, "double"));
    },
  };
}

/** The business's fields in a form; undefined if its opening hours can't be parsed. */
export function fieldsOf(form: URLSearchParams): Partial<BusinessData> | undefined {
  const texts = Object.fromEntries(
    FIELDS.flatMap((field) => (form.has(field) ? [[field, form.get(field) ?? ""]] : [])),
  );
  const openingHours = form.get("openingHours");
  if (openingHours === null) return texts;
  const lines = openingHours.split(/\r?\n/).filter((line) => line.trim() !== "");
  const hours = lines.length === 0 ? noHours() : readHoursText(lines);
  return hours === undefined ? undefined : { ...texts, hours };
}
