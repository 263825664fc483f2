/** Parses listings in a JSON search answer. */
import { boundReading } from "@portal/listing/compare-listing";
import type { PartnerPortal } from "../../portals.ts";
import type { Candidate } from "../portal-answer.ts";
import type { RawPage } from "@portal/page-reading/page-document";
import { readingOfTexts } from "./plain-fields.ts";

export type JsonSelectors = Extract<PartnerPortal, { connector: "json" }>["selectors"];

const MAX_LISTINGS = 50;

/** @throws if the answer is not JSON or lacks the list */
export function readJson({ url, body }: RawPage, selectors: JsonSelectors): Candidate[] {
  const listings = at(JSON.parse(new TextDecoder().decode(body)), selectors.listings);
  if (!Array.isArray(listings)) throw new Error("no listings");
  return listings.slice(0, MAX_LISTINGS).flatMap((listing) => candidateOf(listing, selectors, url));
}

/** The value at a dotted path, or undefined. */
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
