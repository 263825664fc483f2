/** Structured data: there, readable, and equal to the entry by the rules of the listing check. */
import { LISTING_FIELD_LABELS, LISTING_FIELDS } from "@portal/contract/entry-service/listing";
import { compareListing } from "@portal/listing/compare-listing";
import { type Finding, finding, findingAbout } from "../finding.ts";
import type { Visit } from "../visit.ts";

/** The page is the website, so its own address is not compared. */
const COMPARED = LISTING_FIELDS.filter((field) => field !== "website");

export function dataFindings({ page, entry }: Visit): Finding[] {
  if (page === null) return [];
  const { unreadable, business } = page.structured;
  if (unreadable > 0) return finding("data.unreadable", [], String(unreadable));
  if (business === null) return finding("data.missing");
  if (entry === null) return [];
  const different = compareListing(entry, business, COMPARED).filter(({ verdict }) => verdict === "different");
  return findingAbout(
    "data.different",
    different.map(
      ({ field, expected, found }) =>
        `${LISTING_FIELD_LABELS[field]}: auf der Website „${found}“, im Eintrag „${expected}“`,
    ),
  );
}
