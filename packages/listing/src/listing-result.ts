/** The result of one portal: the listing of the business, its differences, and duplicates. */
import { boundReading, compareListing } from "./compare-listing.ts";
import { MATCH_THRESHOLD, matchScore } from "./match.ts";
import type {
  FieldVerdict,
  ListingErrorReason,
  ListingExpectation,
  ListingField,
  ListingResult,
  ReadListing,
} from "@portal/contract/entry-service/listing";

const NOTHING: Omit<ListingResult, "status" | "reason"> = { evidence: null, matchScore: 0, fields: [], duplicates: [] };

/** A portal that could not be read. */
export const failedResult = (reason: ListingErrorReason): ListingResult => ({
  ...NOTHING,
  status: "portal_error",
  reason,
});

/** True if customers read something wrong or nothing. An extra value on the portal is not a fault. */
export const isWrong = (verdict: FieldVerdict): boolean => verdict === "different" || verdict === "missing";

/** German line for people: "Vogelsanger Str. 214, 50825 Köln". */
const addressOf = ({ reading: { streetLine, postalCode, city } }: ReadListing): string =>
  [streetLine, `${postalCode} ${city}`.trim()].filter((part) => part !== "").join(", ");

/**
 * One result per portal: the best match is the listing, further matches are duplicates. `portal_ok`: no shown field is
 * wrong and the business is listed once. `portal_not_found`: no listing matches.
 */
export function judgeListings(
  expected: ListingExpectation,
  listings: readonly ReadListing[],
  shown?: readonly ListingField[],
): ListingResult {
  const matches = listings
    .map(({ reading, evidence }) => ({ reading: boundReading(reading), evidence }))
    .map((listing) => ({
      listing,
      score: matchScore(expected, listing.reading),
      fields: compareListing(expected, listing.reading, shown),
    }))
    .filter(({ score }) => score >= MATCH_THRESHOLD)
    .toSorted((a, b) => b.score - a.score || wrongOnes(a.fields) - wrongOnes(b.fields));
  const [best, ...others] = matches;
  if (best === undefined) return { ...NOTHING, status: "portal_not_found", reason: null };
  const duplicates = others.map(({ listing }) => ({
    ...listing.evidence,
    name: listing.reading.name,
    address: addressOf(listing),
  }));
  const isRight = wrongOnes(best.fields) === 0 && duplicates.length === 0;
  return {
    status: isRight ? "portal_ok" : "portal_nok",
    reason: null,
    evidence: best.listing.evidence,
    matchScore: best.score,
    fields: best.fields,
    duplicates,
  };
}

const wrongOnes = (fields: ListingResult["fields"]): number => fields.filter(({ verdict }) => isWrong(verdict)).length;
