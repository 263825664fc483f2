/** The businesses that the fake portals list: the demo companies' entries, and those that a test adds. */
import { existsSync, readFileSync } from "node:fs";
import type { Span } from "@portal/contract/opening-hours/model";

/** The data that a portal shows. */
export type BusinessData = {
  name: string;
  /** Street and house number. */
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  website: string;
  /** Spans of seven days, Monday first. */
  hours: Span[][];
};

/**
 * `companyId`: the company whose entry updates the listing; null if there is none. `email` confirms that it is the same
 * company.
 */
export type Business = BusinessData & { key: string; companyId: number | null; email: string };

/** An entry, as the provider's import and the public call have it. */
export type EntryData = {
  company_name: string;
  ShippingStreet: string;
  ShippingPostalCode: string;
  ShippingCity: string;
  Phone?: string;
  website?: string;
  email?: string;
  openingHours?: { week: { spans: Span[] }[] };
};

export const noHours = (): Span[][] => Array.from({ length: 7 }, () => []);

export const dataOfEntry = (entry: EntryData): BusinessData => ({
  name: entry.company_name,
  street: entry.ShippingStreet,
  postalCode: entry.ShippingPostalCode,
  city: entry.ShippingCity,
  phone: entry.Phone ?? "",
  website: entry.website ?? "",
  hours: entry.openingHours?.week.map(({ spans }) => spans) ?? noHours(),
});

/** The first company id of an empty database; ids follow the file's order. */
const FIRST_ID = 10_000;

/** Businesses of a file of entries in the import's format, in its order. Empty if the file does not exist. */
export function readBusinesses(file: string | undefined): Business[] {
  if (file === undefined || !existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line, index) => {
      const entry = JSON.parse(line) as EntryData & { company: string };
      return { ...dataOfEntry(entry), key: entry.company, companyId: FIRST_ID + index, email: entry.email ?? "" };
    });
}
