/** What each portal says of each business: most of it right, some of it old, wrong, double or not there. */
import { nameLikeness } from "@portal/listing/name";
import { readHoursText } from "@portal/listing/hours-text";
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

/** In turn over businesses and portals, so that each company sees some of each. */
const IN_TURN: readonly Deviation[] =
  "right,spelling,wrong hours,old phone,right,right,double,old street,right,missing,spelling,right,no website".split(
    ",",
  ) as Deviation[];

const deviationOf = (business: number, portal: number): Deviation =>
  IN_TURN[(business * 5 + portal) % IN_TURN.length] ?? "right";

const anHourLater = (time: string): string => timeOf(minutesOf(time) + 60);

/** The same business as a portal says it. */
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

  /** A business on all portals, right everywhere. */
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

    /** What a search for a name in a place finds: postal code or town, both where both are asked for. */
    search(portal: string, what: string, where: string): Listing[] {
      const fits = ({ data }: Listing): boolean =>
        (where === "" || where.includes(data.postalCode) || where.toLowerCase().includes(data.city.toLowerCase())) &&
        nameLikeness(data.name, what) >= 0.5;
      return listings.filter((listing) => listing.portal === portal && fits(listing)).slice(0, 10);
    },

    /** Changes listings of a business: on one portal, or on all. */
    change(key: string, portal: string | null, changes: Partial<BusinessData>): void {
      for (const listing of listings)
        if (listing.business === key && (portal === null || listing.portal === portal))
          Object.assign(listing.data, changes);
    },

    correct: (listing: Listing, changes: Partial<BusinessData>): void => void Object.assign(listing.data, changes),

    /** Portals take over what is true now: each lists the business once, and right. */
    resync(key: string, data: Partial<BusinessData>, portal: string | null): void {
      const business = businesses.get(key);
      if (business === undefined) return;
      Object.assign(business, data);
      listings = listings.filter(
        (listing) => listing.business !== key || (portal !== null && listing.portal !== portal),
      );
      for (const each of portals) if (portal === null || portal === each) list(each, key, business);
    },

    /** Takes a business off a portal, or lists it there a second time with an old phone number. */
    remove(key: string, portal: string): void {
      listings = listings.filter((listing) => listing.business !== key || listing.portal !== portal);
    },
    double(key: string, portal: string): void {
      const business = businesses.get(key);
      if (business !== undefined) list(portal, key, deviating(business, "double"));
    },
  };
}

/** The fields of a business that a form names; undefined where its opening hours can't be read. */
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
