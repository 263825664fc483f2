/** Listings in the JSON that a search answers with. */
import { boundReading } from "@portal/listing/compare-listing";
import type { PartnerPortal } from "../../portals.ts";
import type { Candidate } from "../portal-answer.ts";
import type { RawPage } from "./page-document.ts";
import { readingOfTexts } from "./plain-fields.ts";

export type JsonSelectors = Extract<PartnerPortal, { connector: "json" }>["selectors"];

const MAX_LISTINGS = 50;

/** @throws where the answer is no JSON, or has no listings where they should be */
export function readJson({ url, body }: RawPage, selectors: JsonSelectors): Candidate[] {
  const listings = at(JSON.parse(new TextDecoder().decode(body)), selectors.listings);
  if (!Array.isArray(listings)) throw new Error("no listings");
  return listings.slice(0, MAX_LISTINGS).flatMap((listing) => candidateOf(listing, selectors, url));
}

/** The value at keys with full stops between; undefined where one is missing. */
function at(value: unknown, place: string): unknown {
  return place
    .split(".")
    .filter((key) => key !== "")
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === "object" && inner !== null && Object.hasOwn(inner, key)
          ? (inner as Record<string, unknown>)[key]
          : undefined,
      value,
    );
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((item) => typeof item === "string" || typeof item === "number")
    .map((item) => String(item).trim())
    .filter((text) => text !== "");

function candidateOf(listing: unknown, selectors: JsonSelectors, base: string): Candidate[] {
  const [url = ""] = textsOf(at(listing, selectors.url));
  if (!URL.canParse(url, base)) return [];
  const texts = (place: string | undefined): string[] => (place === undefined ? [] : textsOf(at(listing, place)));
  const reading = readingOfTexts({
    name: texts(selectors.name),
    street: texts(selectors.street),
    postalCode: texts(selectors.postalCode),
    city: texts(selectors.city),
    phone: texts(selectors.phone),
    website: texts(selectors.website),
    openingHours: texts(selectors.openingHours),
  });
  return [{ url: new URL(url, base).href, reading: boundReading(reading) }];
}
