/**
 * The listing of a business on a partner portal, and its comparison with the entry (Specification §3 "Entry service").
 * Types and closed lists only; the package `listing` reads, matches and compares.
 */
import type { DayHours } from "../opening-hours/model.ts";

/** The compared fields, in the order in which people read an address. */
export const LISTING_FIELDS = [
  "name",
  "street",
  "houseNumber",
  "postalCode",
  "city",
  "phone",
  "website",
  "openingHours",
] as const;
export type ListingField = (typeof LISTING_FIELDS)[number];

export const LISTING_FIELD_LABELS: Readonly<Record<ListingField, string>> = {
  name: "Name",
  street: "Straße",
  houseNumber: "Hausnummer",
  postalCode: "Postleitzahl",
  city: "Ort",
  phone: "Telefon",
  website: "Website",
  openingHours: "Öffnungszeiten",
};

/** Status values of a portal, Specification §3. */
export const PORTAL_STATUSES = ["portal_ok", "portal_nok", "portal_error", "portal_not_found"] as const;
export type PortalStatus = (typeof PORTAL_STATUSES)[number];

/**
 * What a business says about itself. `undefined` or absent: not known, so not compared. "" or null: the business has
 * none, so a value on a portal is `extra`.
 */
export type ListingExpectation = {
  name?: string | undefined;
  /** Other correct names, such as the one in the directory's lists. */
  otherNames?: readonly string[] | undefined;
  street?: string | undefined;
  houseNumber?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  phone?: string | undefined;
  /** Other correct numbers, such as a mobile number. */
  otherPhones?: readonly string[] | undefined;
  website?: string | undefined;
  /** Seven days, Monday first; null if the business gives no hours. */
  openingHours?: readonly DayHours[] | null | undefined;
};

/** One `OpeningHoursSpecification` of schema.org, with its values unchanged. */
export type HoursSpecification = { days: string[]; opens: string; closes: string };

/** Opening hours of a page: lines of text (schema.org's `openingHours` included) and specifications. */
export type HoursReading = { texts: string[]; specifications: HoursSpecification[] };

/** The values of a listing page, unchanged. "" and empty lists if the page has none. */
export type ListingReading = {
  name: string;
  /** Street and house number in one line. */
  streetLine: string;
  postalCode: string;
  city: string;
  phones: string[];
  websites: string[];
  openingHours: HoursReading;
};

export const emptyReading = (): ListingReading => ({
  name: "",
  streetLine: "",
  postalCode: "",
  city: "",
  phones: [],
  websites: [],
  openingHours: { texts: [], specifications: [] },
});

/** Where and when a value was read. `readAt`: ISO instant, UTC. */
export type Evidence = { url: string; readAt: string };

export type ReadListing = { reading: ListingReading; evidence: Evidence };

/**
 * - `same`: equal apart from spelling.
 * - `different`: another value.
 * - `missing`: the portal shows no value.
 * - `extra`: the portal shows a value, the business has none.
 * - `unreadable`: no rule understands the portal's value; a person has to look.
 */
export type FieldVerdict = "same" | "different" | "missing" | "extra" | "unreadable";

/** `expected` and `found` are for people to read, "" if there is no value. */
export type FieldComparison = { field: ListingField; expected: string; found: string; verdict: FieldVerdict };

/** Why a portal could not be read. Stable codes; LISTING_ERROR_TEXTS has a German sentence for each. */
export const LISTING_ERROR_REASONS = [
  "timeout",
  "unreachable",
  "blocked",
  "rate_limited",
  "too_large",
  "unreadable",
  "failed",
] as const;
export type ListingErrorReason = (typeof LISTING_ERROR_REASONS)[number];

export const LISTING_ERROR_TEXTS: Readonly<Record<ListingErrorReason, string>> = {
  timeout: "Das Portal hat nicht rechtzeitig geantwortet.",
  unreachable: "Das Portal war nicht erreichbar.",
  blocked: "Das Portal lässt keine Prüfung durch uns zu.",
  rate_limited: "Das Portal bittet um eine Pause. Wir prüfen später noch einmal.",
  too_large: "Die Antwort des Portals war zu groß.",
  unreadable: "Die Antwort des Portals war nicht lesbar.",
  failed: "Das Portal hat einen Fehler gemeldet.",
};

/** True if another try soon may succeed. */
export const isWorthRetrying = (reason: ListingErrorReason): boolean =>
  reason === "timeout" || reason === "unreachable" || reason === "rate_limited" || reason === "failed";

/** Another listing of the same business on the same portal. */
export type DuplicateListing = Evidence & { name: string; address: string };

/** The result of one portal. `reason`: only with portal_error. `evidence` and `fields`: only if a listing was found. */
export type ListingResult = {
  status: PortalStatus;
  reason: ListingErrorReason | null;
  evidence: Evidence | null;
  /** Confidence that the listing is this business, 0 to 100; 0 if none was found. */
  matchScore: number;
  fields: FieldComparison[];
  duplicates: DuplicateListing[];
};
