/** Structured data: there, of the right form, complete, and equal to the entry by the rules of the listing check. */
import {
  type FieldComparison,
  LISTING_FIELD_LABELS,
  LISTING_FIELDS,
  type ListingExpectation,
} from "@portal/contract/entry-service/listing";
import { compareListing } from "@portal/listing/compare-listing";
import { matchScore } from "@portal/listing/match";
import { type Finding, finding, findingAbout } from "../finding.ts";
import type { DataFault, StructuredBusiness } from "../page/structured.ts";
import type { Visit } from "../visit.ts";

/** The page is the website, so its own address is not compared. */
const COMPARED = LISTING_FIELDS.filter((field) => field !== "website");

const FAULTS: Readonly<Record<DataFault["fault"], (found: string) => string>> = {
  noName: () => "Der Name fehlt",
  noAddress: () => "Die Anschrift fehlt",
  address: () => "Die Anschrift ist leer",
  telephone: (found) => (found === "" ? "Das Telefon ist keine Nummer" : `Das Telefon „${found}“ ist keine Nummer`),
  days: (found) => `Den Wochentag „${found}“ verstehen Maschinen nicht (richtig zum Beispiel: „Monday“)`,
  times: (found) =>
    found === ""
      ? "Zu einer Öffnungszeit fehlt Beginn oder Ende"
      : `Die Uhrzeit „${found}“ verstehen Maschinen nicht (richtig zum Beispiel: „08:00“)`,
  hoursType: (found) => `Die Öffnungszeiten „${found}“ stehen im falschen Feld (richtig: „openingHours“)`,
  hours: (found) =>
    `Die Öffnungszeiten „${found}“ verstehen Maschinen nicht (richtig zum Beispiel: „Mo-Fr 08:00-17:00“)`,
};

export function dataFindings({ page, entry }: Visit): Finding[] {
  if (page === null) return [];
  const { unreadable, businesses } = page.structured;
  if (unreadable > 0) return finding("data.unreadable", [], String(unreadable));
  const business = ownOf(businesses, entry);
  if (business === undefined) return finding("data.missing");
  return [
    ...findingAbout(
      "data.invalid",
      // Who publishes no address has none to name.
      business.faults
        .filter(({ fault }) => fault !== "noAddress" || entry?.street !== "")
        .map(({ fault, found }) => FAULTS[fault](found)),
    ),
    ...(entry === null ? [] : comparedFindings(compareListing(entry, business.reading, COMPARED), business.faults)),
  ];
}

/** Of several branches the one that the entry is about; of equally good ones, and without an entry, the most complete. */
const ownOf = (
  businesses: readonly StructuredBusiness[],
  entry: ListingExpectation | null,
): StructuredBusiness | undefined =>
  entry === null
    ? businesses[0]
    : businesses
        .map((business) => ({ business, score: matchScore(entry, business.reading) }))
        .toSorted((a, b) => b.score - a.score)[0]?.business;

function comparedFindings(fields: readonly FieldComparison[], faults: readonly DataFault[]): Finding[] {
  const lacking = new Set(fields.filter(({ verdict }) => verdict === "missing").map(({ field }) => field));
  // Named once: the house number belongs to its street, and what is a fault is not missing as well.
  if (lacking.has("street")) lacking.delete("houseNumber");
  const isReported = (...kinds: DataFault["fault"][]): boolean => faults.some(({ fault }) => kinds.includes(fault));
  if (isReported("noName")) lacking.delete("name");
  if (isReported("noAddress", "address"))
    for (const field of ["street", "houseNumber", "postalCode", "city"] as const) lacking.delete(field);
  if (isReported("telephone")) lacking.delete("phone");
  if (isReported("days", "times", "hoursType", "hours")) lacking.delete("openingHours");
  return [
    ...findingAbout(
      "data.different",
      fields
        .filter(({ verdict }) => verdict === "different")
        .map(
          ({ field, expected, found }) =>
            `${LISTING_FIELD_LABELS[field]}: auf der Website „${found}“, im Eintrag „${expected}“`,
        ),
    ),
    ...findingAbout(
      "data.incomplete",
      [...lacking].map((field) => LISTING_FIELD_LABELS[field]),
    ),
  ];
}
