/**
 * A business as a partner portal lists it, held against what the business says of itself (Specification §3 "Entry
 * service"). What is read stands here as it was read; how it is compared in `listing-compare.ts`, whether it is the
 * business at all in `listing-match.ts`, what becomes of a whole portal in `listing-result.ts`.
 */
import type { DayHours } from "../opening-hours/model.ts";

/** What is compared, in the order in which people read an address. */
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
 * What a business says of itself. `undefined` (or absent): not known here, so not compared; "" or null: known to be
 * nothing, so whatever a portal shows is `extra`.
 */
export type ListingExpectation = {
  name?: string | undefined;
  /** Further names that are right as well, such as the one in the directory's lists. */
  otherNames?: readonly string[] | undefined;
  street?: string | undefined;
  houseNumber?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  phone?: string | undefined;
  /** Further numbers that are right as well, such as the mobile one. */
  otherPhones?: readonly string[] | undefined;
  website?: string | undefined;
  /** Seven days, Monday first; null where no hours are told. */
  openingHours?: readonly DayHours[] | null | undefined;
};

/** One `OpeningHoursSpecification` of schema.org, its values as they stood there. */
export type HoursSpecification = { days: string[]; opens: string; closes: string };

/** Opening hours as a page tells them: lines of text, schema.org's `openingHours` among them, and specifications. */
export type HoursReading = { texts: string[]; specifications: HoursSpecification[] };

/** What a listing page says, as it says it. "" and empty lists where it says nothing. */
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

/** Where and when something was read. `readAt` is an ISO instant, UTC. */
export type Evidence = { url: string; readAt: string };

export type ReadListing = { reading: ListingReading; evidence: Evidence };

/**
 * same: equal but for spelling. different: something else. missing: the portal doesn't say it. extra: the business
 * doesn't say it. unreadable: the portal says something that no rule understands; a person has to look.
 */
export type FieldVerdict = "same" | "different" | "missing" | "extra" | "unreadable";

/** `expected` and `found` are for people to read, "" where nothing is said. */
export type FieldComparison = { field: ListingField; expected: string; found: string; verdict: FieldVerdict };

/** Why a portal could not be read. Stable; a German sentence each in LISTING_ERROR_TEXTS. */
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

/** Reasons after which another try soon may succeed. */
export const isWorthRetrying = (reason: ListingErrorReason): boolean =>
  reason === "timeout" || reason === "unreachable" || reason === "rate_limited" || reason === "failed";

/** Another listing of the same business on the same portal. */
export type DuplicateListing = Evidence & { name: string; address: string };

/** What came of one portal. `reason` with portal_error alone; `evidence` and `fields` where a listing was found. */
export type ListingResult = {
  status: PortalStatus;
  reason: ListingErrorReason | null;
  evidence: Evidence | null;
  /** How sure it is that the listing is this business, 0 to 100; 0 where none was found. */
  matchScore: number;
  fields: FieldComparison[];
  duplicates: DuplicateListing[];
};
