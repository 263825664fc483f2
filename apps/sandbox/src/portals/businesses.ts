/** The businesses that the portals list: the demo companies' entries, and those that a test adds. */
import { existsSync, readFileSync } from "node:fs";
import type { Span } from "@portal/contract/opening-hours/model";

/** What a portal shows of a business. */
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

/** `companyId` where the business has an entry whose changes portals hear of; `email` proves that it is this one. */
export type Business = BusinessData & { key: string; companyId: number | null; email: string };

/** An entry as the provider's import and the public call have it. */
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

/** An empty database numbers its companies from here on, in the order of the file. */
const FIRST_ID = 10_000;

/** Businesses of a file of entries as the import takes them, in its order; none where there is no such file. */
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
