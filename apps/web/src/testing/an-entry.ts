import { ENTRY_PARTS, EMPTY_PARTS } from "@portal/contract/entry/parts";
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { emptyOpeningHours } from "@portal/contract/opening-hours/model";

export const COMPANY_ID = 4711;

/** A company's entry as its owner loads it: master data are given, everything else is empty, each part in version 1. */
export const anEntry = (given: Partial<SalesForceEntry> = {}): SalesForceEntry => ({
  ...EMPTY_PARTS,
  companyId: COMPANY_ID,
  displayName: "Malerbetrieb Sommer",
  company_name: "Malerbetrieb Sommer",
  ShippingStreet: "Lindenstraße 12",
  ShippingPostalCode: "50667",
  ShippingCity: "Köln",
  Phone: "",
  mobile: "",
  fax: "",
  email: "",
  website: "",
  slogan: "",
  media_owner: [],
  openingHours: emptyOpeningHours(),
  versions: Object.fromEntries(ENTRY_PARTS.map((part) => [part, 1])) as SalesForceEntry["versions"],
  updatedAt: "2026-11-16T08:00:00.000Z",
  ...given,
});
