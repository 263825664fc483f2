/**
 * Saves of the entry, one call a part (Specification §4 "Entry update", §7 "updateEntry…"). Each names the version that
 * it was made from and is refused where another save came in between.
 */
import { endpoint } from "../../http/endpoint.ts";
import type { EntrySaved } from "../calls.ts";
import {
  aboutUsBody,
  b2bCodexBody,
  companyDataBody,
  companyDetailsBody,
  customerCardsBody,
  documentsBody,
  logoAndSloganBody,
  mediaBody,
  onlinePresenceBody,
  openingHoursBody,
  paymentsBody,
  productFeaturesBody,
  searchKeywordsBody,
  serviceAreaBody,
  serviceFeaturesBody,
  tradesBody,
} from "./bodies.ts";

const SAVE_ERRORS = ["entry.not_found", "entry.stale_version", "entry.name_imitates_provider"] as const;

export const updateEntryCompanyData = endpoint<EntrySaved>()({
  name: "updateEntryCompanyData",
  method: "POST",
  path: "/api/customer/updateEntryCompanyData",
  body: companyDataBody,
  errors: SAVE_ERRORS,
});

export const updateEntryCompanyDetailsData = endpoint<EntrySaved>()({
  name: "updateEntryCompanyDetailsData",
  method: "POST",
  path: "/api/customer/updateEntryCompanyDetailsData",
  body: companyDetailsBody,
  errors: SAVE_ERRORS,
});

export const updateEntryOpeningHours = endpoint<EntrySaved>()({
  name: "updateEntryOpeningHours",
  method: "POST",
  path: "/api/customer/updateEntryOpeningHours",
  body: openingHoursBody,
  errors: SAVE_ERRORS,
});

export const updateEntryPayments = endpoint<EntrySaved>()({
  name: "updateEntryPayments",
  method: "POST",
  path: "/api/customer/updateEntryPayments",
  body: paymentsBody,
  errors: SAVE_ERRORS,
});

export const updateEntryCustomerCards = endpoint<EntrySaved>()({
  name: "updateEntryCustomerCards",
  method: "POST",
  path: "/api/customer/updateEntryCustomerCards",
  body: customerCardsBody,
  errors: SAVE_ERRORS,
});

export const updateEntryOnlinePresence = endpoint<EntrySaved>()({
  name: "updateEntryOnlinePresence",
  method: "POST",
  path: "/api/customer/updateEntryOnlinePresence",
  body: onlinePresenceBody,
  errors: SAVE_ERRORS,
});

/** `logo`: "keep", null to remove it, or the marker of a temporary file (Specification §5), cut to `crop` where given. */
export const updateEntryLogoAndSlogan = endpoint<EntrySaved>()({
  name: "updateEntryLogoAndSlogan",
  method: "POST",
  path: "/api/customer/updateEntryLogoAndSlogan",
  body: logoAndSloganBody,
  errors: [...SAVE_ERRORS, "files.not_found"],
});

/** Names of the vocabulary, or those that the entry holds already. */
export const updateEntryTradesData = endpoint<EntrySaved>()({
  name: "updateEntryTradesData",
  method: "POST",
  path: "/api/customer/updateEntryTradesData",
  body: tradesBody,
  errors: [...SAVE_ERRORS, "entry.trade_unknown"],
});

export const updateEntrySearchKeywordsData = endpoint<EntrySaved>()({
  name: "updateEntrySearchKeywordsData",
  method: "POST",
  path: "/api/customer/updateEntrySearchKeywordsData",
  body: searchKeywordsBody,
  errors: SAVE_ERRORS,
});

export const updateEntryServiceFeaturesData = endpoint<EntrySaved>()({
  name: "updateEntryServiceFeaturesData",
  method: "POST",
  path: "/api/customer/updateEntryServiceFeaturesData",
  body: serviceFeaturesBody,
  errors: SAVE_ERRORS,
});

export const updateEntryProductFeaturesData = endpoint<EntrySaved>()({
  name: "updateEntryProductFeaturesData",
  method: "POST",
  path: "/api/customer/updateEntryProductFeaturesData",
  body: productFeaturesBody,
  errors: SAVE_ERRORS,
});

export const updateEntryServiceAreaData = endpoint<EntrySaved>()({
  name: "updateEntryServiceAreaData",
  method: "POST",
  path: "/api/customer/updateEntryServiceAreaData",
  body: serviceAreaBody,
  errors: SAVE_ERRORS,
});

/** Each document by its marker or, if it stays, by its address in the entry. */
export const updateEntryDocuments = endpoint<EntrySaved>()({
  name: "updateEntryDocuments",
  method: "POST",
  path: "/api/customer/updateEntryDocuments",
  body: documentsBody,
  errors: [...SAVE_ERRORS, "files.not_found"],
});

export const updateEntryAboutUs = endpoint<EntrySaved>()({
  name: "updateEntryAboutUs",
  method: "POST",
  path: "/api/customer/updateEntryAboutUs",
  body: aboutUsBody,
  errors: SAVE_ERRORS,
});

/** Each photo by its marker or, if it stays, by its address in the entry; the order is the order people see. */
export const updateEntryMedia = endpoint<EntrySaved>()({
  name: "updateEntryMedia",
  method: "POST",
  path: "/api/customer/updateEntryMedia",
  body: mediaBody,
  errors: [...SAVE_ERRORS, "files.not_found"],
});

export const updateB2bCodex = endpoint<EntrySaved>()({
  name: "updateB2bCodex",
  method: "POST",
  path: "/api/customer/entry/b2b-codex/update",
  body: b2bCodexBody,
  errors: SAVE_ERRORS,
});
