/** The connector for portals whose search answers with JSON that holds the listings whole. */
import type { PartnerPortal } from "../portals.ts";
import { type Candidate, type Connector, type Page, PortalFailure } from "./connector.ts";
import { readingOfTexts } from "./plain-fields.ts";
import { searchUrlOf } from "./search-url.ts";

type JsonPortal = Extract<PartnerPortal, { connector: "json" }>;

const MAX_LISTINGS = 50;

export const json: Connector<JsonPortal> = {
  async find({ portal, expected, open }) {
    const page = await open(searchUrlOf(portal, expected), ["application/json"]);
    if (page.status === 404 || page.status === 410) return [];
    const listings = at(parsed(page), portal.selectors.listings);
    if (!Array.isArray(listings)) throw new PortalFailure("unreadable");
    return listings.slice(0, MAX_LISTINGS).flatMap((listing) => candidateOf(listing, portal, page.url));
  },

  // The search tells all of it.
  read: async () => null,
};

function parsed({ body }: Page): unknown {
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch {
    throw new PortalFailure("unreadable");
  }
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

function candidateOf(listing: unknown, { selectors }: JsonPortal, base: string): Candidate[] {
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
  return [{ url: new URL(url, base).href, reading }];
}
