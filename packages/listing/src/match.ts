/** Decides whether a listing that a portal found is the business. */
import { isSameCity, isSameHouseNumber, isSameStreet, normalisePostalCode, readStreetLine } from "./address.ts";
import { isSamePhone, isSameWebsite } from "./contact.ts";
import { nameLikeness } from "./name.ts";
import type { ListingExpectation, ListingReading } from "@portal/contract/entry-service/listing";

const WEIGHTS = { name: 45, phone: 20, street: 10, houseNumber: 5, place: 10, website: 10 } as const;

/** Lowest score of a listing that is the business. */
export const MATCH_THRESHOLD = 55;
/** Names less similar than this count as different, because most names of a trade share some letters. */
const ALIKE = 0.5;

/** 1 equal, 0 different, undefined if one side has no value. */
type Likeness = number | undefined;

const compared = (a: string | undefined, b: string, isSame: (a: string, b: string) => boolean): Likeness =>
  a === undefined || a === "" || b === "" ? undefined : Number(isSame(a, b));

function likenessOfName({ name, otherNames = [] }: ListingExpectation, found: string): Likeness {
  const names = [name ?? "", ...otherNames].filter((own) => own !== "");
  if (names.length === 0 || found === "") return undefined;
  const best = Math.max(...names.map((own) => nameLikeness(own, found)));
  return best < ALIKE ? 0 : best;
}

function likenessOfPhone({ phone = "", otherPhones = [] }: ListingExpectation, found: readonly string[]): Likeness {
  const own = [phone, ...otherPhones].filter((number) => number !== "");
  if (own.length === 0 || found.length === 0) return undefined;
  return Number(found.some((number) => own.some((mine) => isSamePhone(mine, number))));
}

const likenessOfWebsite = (own: string | undefined, found: readonly string[]): Likeness =>
  own === undefined || own === "" || found.length === 0
    ? undefined
    : Number(found.some((address) => isSameWebsite(own, address)));

/** Compares the postal codes, or the towns if one side has no postal code. */
const likenessOfPlace = ({ postalCode, city }: ListingExpectation, found: ListingReading): Likeness =>
  compared(postalCode, found.postalCode, (a, b) => normalisePostalCode(a) === normalisePostalCode(b)) ??
  compared(city, found.city, isSameCity);

/**
 * Confidence that a listing is this business, 0 to 100, from name, phone, address and website. A listing with no or
 * another name matches only if phone and address are equal.
 */
export function matchScore(expected: ListingExpectation, found: ListingReading): number {
  const address = readStreetLine(found.streetLine);
  const likenesses: Record<keyof typeof WEIGHTS, Likeness> = {
    name: likenessOfName(expected, found.name),
    phone: likenessOfPhone(expected, found.phones),
    street: compared(expected.street, address?.street ?? "", isSameStreet),
    houseNumber: compared(expected.houseNumber, address?.houseNumber ?? "", isSameHouseNumber),
    place: likenessOfPlace(expected, found),
    website: likenessOfWebsite(expected.website, found.websites),
  };
  let [reached, possible] = [0, 0];
  for (const key of Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]) {
    const value = likenesses[key];
    if (value === undefined) continue;
    reached += value * WEIGHTS[key];
    possible += WEIGHTS[key];
  }
  if (possible === 0) return 0;
  const { name, phone, street, place } = likenesses;
  const isElsewhere = (place === 0 || place === undefined) && phone !== 1 && likenesses.website !== 1;
  const isNameless = (name ?? 0) === 0 && !(phone === 1 && street === 1);
  const score = Math.round((100 * reached) / possible);
  return isElsewhere || isNameless ? Math.min(score, MATCH_THRESHOLD - 1) : score;
}
